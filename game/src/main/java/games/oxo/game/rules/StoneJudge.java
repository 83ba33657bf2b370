package games.oxo.game.rules;

/**
 * Finds out whether a stone ends the game, and with which result. An instance serves one thread.
 */
public interface StoneJudge {
  /** Not a result: the game goes on. */
  int GOES_ON = Integer.MIN_VALUE;

  /**
   * What a stone on {@code cell} means to its owner.
   *
   * @param own the stones of its owner, with the one just placed
   * @return {@link #GOES_ON}, or the result: 1, 0 or -1 in a line game, the margin in a score game
   */
  int result(long own, long other, int cell);
}
