package games.oxo.book.grow;

/**
 * When self-play takes a move from the book.
 *
 * @param randomPlies how many moves at the beginning are drawn at random
 * @param threshold the best move of the book is taken if its rate is above this
 * @param explore how often the engine is asked nevertheless, from 0 to 1
 */
public record SelfPlayRules(int randomPlies, double threshold, double explore) {
  /** Nothing at random, moves that won more than half, and one in ten thought about afresh. */
  public static final SelfPlayRules USUAL = new SelfPlayRules(0, 0.5, 0.1);
}
