package games.oxo.search.kernel;

import games.oxo.search.Limits;
import games.oxo.search.SearchListener;

/**
 * Tells a search, at little cost, when its limits are reached or its listener wants it to stop.
 * Each worker of a pool has a clock of its own; they began together and stop together.
 */
public final class Clock {
  private static final long NEVER = Long.MAX_VALUE;

  /** What the clocks of a pool share. */
  private static final class Signal {
    volatile boolean stop;
  }

  private final Signal signal;
  private final SearchListener listener;
  private final long started;
  private final long deadline;
  private final long maxNodes;

  public Clock(Limits limits, SearchListener listener) {
    this.listener = listener;
    signal = new Signal();
    started = System.nanoTime();
    deadline = limits.millis() == 0 ? NEVER : started + limits.millis() * 1_000_000L;
    maxNodes = limits.nodes() == 0 ? NEVER : limits.nodes();
  }

  private Clock(Clock first, SearchListener listener) {
    this.listener = listener;
    signal = first.signal;
    started = first.started;
    deadline = first.deadline;
    maxNodes = first.maxNodes;
  }

  /**
   * The clock for a worker on the same search: this one for the first, and for each other one that
   * asks the given listener. The limit of nodes holds for each by itself.
   */
  public Clock forWorker(int worker, SearchListener whoAsks) {
    return worker == 0 ? this : new Clock(this, whoAsks);
  }

  /** Whether to stop after this many nodes; a search asks this every few dozen microseconds. */
  public boolean isOver(long nodes) {
    if (signal.stop || nodes >= maxNodes) {
      return true;
    }
    if ((deadline != NEVER && System.nanoTime() - deadline >= 0) || listener.stop()) {
      signal.stop = true;
    }
    return signal.stop;
  }

  /** Stops the whole pool: one of them knows all there is to know. */
  public void stopAll() {
    signal.stop = true;
  }

  /** Time since the search began. */
  public long micros() {
    return (System.nanoTime() - started) / 1000;
  }
}
