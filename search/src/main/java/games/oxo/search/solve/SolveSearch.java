package games.oxo.search.solve;

import games.oxo.search.Limits;
import games.oxo.search.kernel.Clock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A search for the exact value of one position that can be paused and continued, so that a thread
 * with other work can run it in slices.
 *
 * <p>With one worker a search in slices visits exactly the positions of one without a pause, in the
 * same order. A solver keeps the state of one search: if it has worked on another one meanwhile,
 * this one loses its current probe, keeps the contents of the tables, and its limit of nodes counts
 * anew. Several workers keep their places too, but come to other positions every time.
 */
public final class SolveSearch {
  private final SolveQuery query;
  private final Limits limits;
  private final SolveListener listener;
  private @Nullable Clock clock;
  private boolean ended;

  SolveSearch(SolveQuery query, Limits limits, SolveListener listener) {
    this.query = query;
    this.limits = limits;
    this.listener = listener;
  }

  /**
   * Begins, or continues after a pause. The time between does not count.
   *
   * @param pause whether to return soon; asked often, by one thread; the listener's wish to stop is
   *     heard as well
   * @return true when the question is answered or a limit is reached, so that there is no more to
   *     do; false after a pause
   */
  public boolean run(BooleanSupplier pause) {
    if (ended) {
      return true;
    }
    BooleanSupplier wish = () -> pause.getAsBoolean() || listener.stop();
    if (clock == null) {
      clock = new Clock(limits, wish);
    } else {
      clock.resume(wish);
    }
    ended = query.run(clock) || !clock.isPaused();
    return ended;
  }

  /** What is proven so far. */
  public Solution solution() {
    return query.soFar();
  }
}
