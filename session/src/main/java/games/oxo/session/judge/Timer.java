package games.oxo.session.judge;

import games.oxo.search.Limits;

/** Measures the time of work that is done in slices. */
public final class Timer {
  private static final long MILLI = 1_000_000;

  private long nanos;
  private long since;
  private boolean running;

  /** A slice begins. */
  public void start() {
    since = System.nanoTime();
    running = true;
  }

  /** A slice ends. */
  public void stop() {
    nanos += System.nanoTime() - since;
    running = false;
  }

  /** The time of all slices so far. */
  public long millis() {
    return (nanos + (running ? System.nanoTime() - since : 0)) / MILLI;
  }

  /** Limits with less time, but never none; limits without time stay as they are. */
  public static Limits share(Limits limits, long millis) {
    return limits.millis() == 0 ? limits : limits.withMillis(Math.max(1, millis));
  }
}
