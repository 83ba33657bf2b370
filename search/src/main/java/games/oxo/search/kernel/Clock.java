package games.oxo.search.kernel;

import games.oxo.search.Limits;
import java.util.function.BooleanSupplier;

/**
 * The clock of a running search, cheap to check: it expires when a limit is reached or the caller
 * requests a pause. A paused search can be continued with {@link #resume}; the time between does
 * not count.
 *
 * <p>The workers of a pool share a clock, or have clocks that begin and stop together ({@link
 * #forWorker}).
 */
public final class Clock {
  private static final long NEVER = Long.MAX_VALUE;

  /** What the clocks of a pool share. */
  private static final class Shared {
    final long maxNodes;
    long started = System.nanoTime();
    long deadline;
    volatile boolean stop;
    volatile boolean paused;
    volatile boolean finished;

    /** When it was paused or finished. */
    volatile long haltedAt;

    Shared(Limits limits) {
      maxNodes = limits.nodes() == 0 ? NEVER : limits.nodes();
      deadline = limits.millis() == 0 ? NEVER : started + limits.millis() * 1_000_000L;
    }
  }

  private final Shared shared;
  private BooleanSupplier pause;

  /**
   * A clock that runs from now on.
   *
   * @param limits of which time and nodes count
   * @param pause whether the search is to return soon; asked often, so the answer must be quick
   */
  public Clock(Limits limits, BooleanSupplier pause) {
    this(new Shared(limits), pause);
  }

  private Clock(Shared shared, BooleanSupplier pause) {
    this.shared = shared;
    this.pause = pause;
  }

  /** A clock that begins to run with {@link #resume}. */
  public static Clock paused(Limits limits) {
    Clock clock = new Clock(limits, () -> false);
    clock.pauseNow();
    return clock;
  }

  /** A clock without limits. */
  public static Clock unlimited() {
    return new Clock(Limits.NONE, () -> false);
  }

  /**
   * The clock for a worker on the same search: this one for the first, and for each other a clock
   * with the given pause condition. The node limit applies to each separately.
   */
  public Clock forWorker(int worker, BooleanSupplier pauseOfWorker) {
    return worker == 0 ? this : new Clock(shared, pauseOfWorker);
  }

  /** Whether to stop after this many nodes; a search calls this every few dozen microseconds. */
  public boolean isOver(long nodes) {
    if (shared.stop || nodes >= shared.maxNodes) {
      return true;
    }
    if (shared.deadline != NEVER && System.nanoTime() - shared.deadline >= 0) {
      shared.stop = true;
    } else if (pause.getAsBoolean()) {
      pauseNow();
    }
    return shared.stop;
  }

  /**
   * Whether the caller wants a pause now that a step is finished; limits are not checked, so that
   * steps do not change where limits stop a search.
   */
  public boolean wantsPause() {
    if (pause.getAsBoolean()) {
      pauseNow();
    }
    return shared.paused;
  }

  private void pauseNow() {
    shared.haltedAt = System.nanoTime();
    shared.paused = true;
    shared.stop = true;
  }

  /** Stops the whole pool, because one worker has the complete answer. */
  public void stopAll() {
    shared.stop = true;
  }

  /** Stops for good: the search has ended and takes no more time. */
  public void finish() {
    if (!shared.finished) {
      shared.haltedAt = System.nanoTime();
      shared.finished = true;
      shared.paused = false;
      shared.stop = true;
    }
  }

  /** Whether a pause requested by the caller, not a limit, ended the search. */
  public boolean isPaused() {
    return shared.paused;
  }

  /**
   * Continues a search that was paused. The other workers of a pool keep their own pause
   * conditions.
   *
   * @param nextPause the new pause condition, which replaces the old one
   */
  public void resume(BooleanSupplier nextPause) {
    pause = nextPause;
    if (shared.paused) {
      long away = System.nanoTime() - shared.haltedAt;
      shared.started += away;
      shared.deadline += shared.deadline == NEVER ? 0 : away;
      shared.paused = false;
      shared.stop = false;
    }
  }

  /** Time that the search has run. */
  public long micros() {
    boolean halted = shared.paused || shared.finished;
    return ((halted ? shared.haltedAt : System.nanoTime()) - shared.started) / 1000;
  }
}
