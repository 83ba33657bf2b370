package games.oxo.learn.sample;

/**
 * Plays games of a search against itself. A game depends on nothing but its number, the seed and
 * the evaluation, so that games can be played in any order.
 */
@FunctionalInterface
public interface SelfPlayer {
  /**
   * Plays a game.
   *
   * @param number from 0
   */
  ScoredGame play(int number);
}
