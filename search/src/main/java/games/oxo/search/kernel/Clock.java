package games.oxo.search.kernel;

import games.oxo.search.Limits;
import games.oxo.search.SearchControl;

/**
 * The clock of a running search, cheap to look at: it is over when a limit is reached or the
 * control stops the search. In the look the control may also make the search wait; that time does
 * not count.
 *
 * <p>Each thread of a search has a clock of its own ({@link #forWorker}); they stop together.
 */
public final class Clock {
  private static final long NEVER = Long.MAX_VALUE;

  /** What the clocks of one search share. */
  private static final class Shared {
    final long maxNodes;
    final long started;
    final long deadline;
    volatile boolean stop;

    Shared(Limits limits, long now) {
      maxNodes = limits.nodes() == 0 ? NEVER : limits.nodes();
      started = now;
      deadline = limits.millis() == 0 ? NEVER : now + limits.millis() * 1_000_000L;
    }
  }

  private final Shared shared;
  private final SearchControl control;

  /**
   * A clock that runs from now on.
   *
   * @param limits of which time and nodes count
   */
  public Clock(Limits limits, SearchControl control) {
    this(new Shared(limits, now(control)), control);
  }

  private Clock(Shared shared, SearchControl control) {
    this.shared = shared;
    this.control = control;
  }

  /** A clock without limits. */
  public static Clock unlimited() {
    return new Clock(Limits.NONE, SearchControl.NONE);
  }

  /**
   * The clock for a worker on the same search: this one for the first, who works on the caller's
   * thread. The node limit applies to each separately.
   */
  public Clock forWorker(int worker) {
    return worker == 0 ? this : new Clock(shared, control.forHelper());
  }

  /**
   * Looks at the clock; a search does so every few dozen microseconds.
   *
   * @param nodes how many nodes this worker has visited
   * @return whether to stop
   */
  public boolean isOver(long nodes) {
    if (shared.stop || nodes >= shared.maxNodes) {
      return true;
    }
    if (control.stop() || isLate()) {
      shared.stop = true;
    }
    return shared.stop;
  }

  private boolean isLate() {
    return shared.deadline != NEVER && now(control) - shared.deadline >= 0;
  }

  /** Stops all workers, because one of them has the complete answer. */
  public void stopAll() {
    shared.stop = true;
  }

  /** Time that the search has run. */
  public long micros() {
    return (now(control) - shared.started) / 1000;
  }

  private static long now(SearchControl control) {
    return System.nanoTime() - control.heldNanos();
  }
}
