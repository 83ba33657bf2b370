package games.oxo.search.kernel;

import games.oxo.search.Limits;
import games.oxo.search.Watcher;

/** Tells a search, at little cost, when its limits are reached or its watcher wants it to stop. */
public final class Clock {
  private static final long NEVER = Long.MAX_VALUE;

  private final Watcher watcher;
  private final long started = System.nanoTime();
  private final long deadline;
  private final long maxNodes;
  private volatile boolean stopped;

  public Clock(Limits limits, Watcher watcher) {
    this.watcher = watcher;
    deadline = limits.millis() == 0 ? NEVER : started + limits.millis() * 1_000_000L;
    maxNodes = limits.nodes() == 0 ? NEVER : limits.nodes();
  }

  /** Whether to stop after this many nodes; a search asks this every few dozen microseconds. */
  public boolean isOver(long nodes) {
    if (!stopped) {
      stopped =
          nodes >= maxNodes
              || (deadline != NEVER && System.nanoTime() - deadline >= 0)
              || watcher.stop();
    }
    return stopped;
  }

  /** Time since the search began. */
  public long micros() {
    return (System.nanoTime() - started) / 1000;
  }
}
