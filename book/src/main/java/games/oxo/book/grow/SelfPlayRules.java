package games.oxo.book.grow;

import java.io.Serializable;

/**
 * When self-play takes a move from the book.
 *
 * @param threshold the best move of the book is taken if its rate is above this
 * @param explore how often the engine is asked nevertheless, from 0 to 1
 */
public record SelfPlayRules(double threshold, double explore) implements Serializable {
  /** Moves that won more than half, and one in ten thought about afresh. */
  public static final SelfPlayRules USUAL = new SelfPlayRules(0.5, 0.1);
}
