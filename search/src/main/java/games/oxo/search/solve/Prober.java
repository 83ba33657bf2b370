package games.oxo.search.solve;

import games.oxo.search.kernel.Clock;

/**
 * Null-window search of one game: it compares exact values with numbers on the {@link ValueScale}.
 * It keeps what it learns from call to call and serves one caller at a time.
 */
public interface Prober {
  /**
   * Whether a position is worth at least {@code beta} to the player to move.
   *
   * @param own the stones of the player to move
   * @param other the stones of the other player
   * @param ply how many stones there are; the game is not over and no swap is considered
   * @param clock the same one for all probes of a question; its limit of nodes counts from the
   *     first of them
   * @return a number r: when r is at least beta, the value is at least r; otherwise the value is at
   *     most r
   * @throws games.oxo.search.kernel.SearchStopped when the clock says so; what was learned stays
   */
  int probe(long own, long other, int ply, int beta, Clock clock);

  /**
   * The number with which to probe next so as to find a value soon.
   *
   * @param ply how many stones there are
   * @param low the value is at least this
   * @param high the value is at most this, and larger than {@code low}
   * @param probes how many probes of this position there were
   * @param nodes how many positions they visited
   * @return above low, at most high
   */
  int next(int ply, int low, int high, int probes, long nodes);

  /** Positions visited since it was made, by all workers. */
  long nodes();

  /** Forgets what it learned. */
  void forget();
}
