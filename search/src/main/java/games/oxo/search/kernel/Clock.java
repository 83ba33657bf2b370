package games.oxo.search.kernel;

import games.oxo.search.Limits;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The clock of a running search, cheap to check: it expires when a limit is reached or the caller
 * requests a pause. A paused search can be continued with {@link #resume}; the time between does
 * not count.
 *
 * <p>Under limits with two times, the search is over after the first, unless it has {@linkplain
 * #setDoubt doubts}; after the second in any case.
 *
 * <p>The workers of a pool share a clock, or have clocks that begin and stop together ({@link
 * #forWorker}).
 */
public final class Clock {
  private static final long NEVER = Long.MAX_VALUE;

  /** What the clocks of a pool share. */
  private static final class Shared {
    final LongSupplier nanos;
    final long maxNodes;
    final boolean flexible;
    long started;
    long deadline;

    /** The deadline when there are doubts. */
    long lastDeadline;

    volatile boolean doubt;
    volatile boolean stop;
    volatile boolean paused;
    volatile boolean finished;

    /** When it was paused or finished. */
    volatile long haltedAt;

    Shared(Limits limits, LongSupplier nanos) {
      this.nanos = nanos;
      started = nanos.getAsLong();
      maxNodes = limits.nodes() == 0 ? NEVER : limits.nodes();
      flexible = limits.mostMillis() > 0;
      deadline = limits.millis() == 0 ? NEVER : started + limits.millis() * 1_000_000L;
      lastDeadline = flexible ? started + limits.mostMillis() * 1_000_000L : deadline;
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
    this(new Shared(limits, System::nanoTime), pause);
  }

  private Clock(Shared shared, BooleanSupplier pause) {
    this.shared = shared;
    this.pause = pause;
  }

  /** A clock that begins to run with {@link #resume}. */
  public static Clock paused(Limits limits) {
    return paused(limits, System::nanoTime);
  }

  /**
   * The same by another source of time.
   *
   * @param nanos nanoseconds from any moment on
   */
  public static Clock paused(Limits limits, LongSupplier nanos) {
    Clock clock = new Clock(new Shared(limits, nanos), () -> false);
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
    if (shared.deadline != NEVER && left() <= 0) {
      shared.stop = true;
    } else if (pause.getAsBoolean()) {
      pauseNow();
    }
    return shared.stop;
  }

  private long left() {
    return (shared.doubt ? shared.lastDeadline : shared.deadline) - shared.nanos.getAsLong();
  }

  /**
   * Says whether the best move is in doubt, so that more time may be worth it. Without limits that
   * allow more time this changes nothing.
   */
  public void setDoubt(boolean doubt) {
    shared.doubt = doubt;
  }

  /**
   * Whether a step that takes at least as long as this can end in time. Where the time is fixed
   * nothing is saved by not beginning it, so it is always allowed.
   */
  public boolean allowsStep(long micros) {
    return !shared.flexible || left() > micros * 1000;
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
    shared.haltedAt = shared.nanos.getAsLong();
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
      shared.haltedAt = shared.nanos.getAsLong();
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
      long away = shared.nanos.getAsLong() - shared.haltedAt;
      shared.started += away;
      if (shared.deadline != NEVER) {
        shared.deadline += away;
        shared.lastDeadline += away;
      }
      shared.paused = false;
      shared.stop = false;
    }
  }

  /** Time that the search has run. */
  public long micros() {
    boolean halted = shared.paused || shared.finished;
    return ((halted ? shared.haltedAt : shared.nanos.getAsLong()) - shared.started) / 1000;
  }
}
