package games.oxo.session;

import java.util.function.LongSupplier;

/**
 * The clock of two seats, as in chess: each has its own time, which runs while it is to move, and
 * gets an increment with every move.
 */
public final class GameClock {
  private static final int STOPPED = -1;

  private final LongSupplier nanoTime;
  private final long incrementNanos;
  private final long[] leftNanos;
  private int running = STOPPED;
  private long runningSince;

  /**
   * @param millis what each seat has for the whole game
   * @param incrementMillis what comes to it with every move
   * @param nanoTime returns the time, as {@code System::nanoTime} does
   */
  public GameClock(long millis, long incrementMillis, LongSupplier nanoTime) {
    if (millis < 1 || incrementMillis < 0) {
      throw new IllegalArgumentException("a clock needs time");
    }
    this.nanoTime = nanoTime;
    incrementNanos = incrementMillis * 1_000_000;
    leftNanos = new long[] {millis * 1_000_000, millis * 1_000_000};
  }

  /** Lets the time of a seat run, and stops that of the other. */
  public void start(int seat) {
    stop();
    running = seat;
    runningSince = nanoTime.getAsLong();
  }

  /** Stops the clock. */
  public void stop() {
    if (running != STOPPED) {
      leftNanos[running] -= nanoTime.getAsLong() - runningSince;
      running = STOPPED;
    }
  }

  /** Adds the increment of a move that a seat has made in time. */
  public void addIncrement(int seat) {
    leftNanos[seat] += incrementNanos;
  }

  /** The time that a seat has left; 0 when it has run out. */
  public long leftMillis(int seat) {
    long used = running == seat ? nanoTime.getAsLong() - runningSince : 0;
    return Math.max(0, (leftNanos[seat] - used) / 1_000_000);
  }

  /** What a move adds to a seat's time. */
  public long incrementMillis() {
    return incrementNanos / 1_000_000;
  }

  /** Whether the time of a seat has run out. */
  public boolean isOut(int seat) {
    return leftMillis(seat) == 0;
  }
}
