package games.oxo.search.engines;

import games.oxo.game.Game;

/**
 * The largest number of free cells at which the solver is asked, since it can be expected to
 * finish.
 *
 * <p>The numbers were chosen by hand. What was measured is the play of {@code best} that they lead
 * to: {@code docs/engines.md} has its scores against other engines and against exact values.
 *
 * @param inOneSecond when it may think for one second; with more time it reaches further
 * @param untimed without a time limit, where the solver must be sure to finish quickly
 */
record SolverReach(int inOneSecond, int untimed) {
  /**
   * How much longer a solver takes with each additional free cell. It was introduced as measured,
   * but neither the games nor the figures of that measurement are on record.
   */
  private static final double GROWTH = 2.2;

  /** Columns leave few moves to choose from, so the solver reaches far. */
  private static final SolverReach FALLING_STONES = new SolverReach(37, 20);

  /** Every free cell is a move; without a limit of time the solver is never asked. */
  private static final SolverReach LINES = new SolverReach(20, 0);

  /** Lowered from 23 cells in one second when the search of these games got RAVE. */
  private static final SolverReach SCORES = new SolverReach(22, 15);

  /** The reach in a game. */
  static SolverReach of(Game game) {
    if (game.rules().hasPoints()) {
      return SCORES;
    }
    return game.board().gravity() ? FALLING_STONES : LINES;
  }

  /** The reach under a limit of time; 0 means none. */
  int within(long millis) {
    return millis == 0
        ? untimed
        : (int) Math.floor(inOneSecond + Math.log(millis / 1000.0) / Math.log(GROWTH));
  }
}
