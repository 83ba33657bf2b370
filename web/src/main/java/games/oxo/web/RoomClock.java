package games.oxo.web;

import java.util.function.LongSupplier;

/**
 * The clock of two seats, as in chess: the time of the one to move runs, and an increment comes
 * with every move.
 */
final class RoomClock {
  private static final int STOPPED = -1;

  private final LongSupplier nanoTime;
  private final long incrementNanos;
  private final long[] leftNanos;
  private int running = STOPPED;
  private long since;

  /**
   * @param millis what each seat has for the whole game
   * @param incrementMillis what comes with every move
   */
  RoomClock(long millis, long incrementMillis, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    incrementNanos = incrementMillis * 1_000_000;
    leftNanos = new long[] {millis * 1_000_000, millis * 1_000_000};
  }

  /** Lets the time of a seat run. */
  void start(int seat) {
    running = seat;
    since = nanoTime.getAsLong();
  }

  /** Stops the clock. */
  void stop() {
    if (running != STOPPED) {
      leftNanos[running] -= nanoTime.getAsLong() - since;
      running = STOPPED;
    }
  }

  /** Adds the increment of a move that a seat has made. */
  void addIncrement(int seat) {
    leftNanos[seat] += incrementNanos;
  }

  /** The time that a seat has left; 0 when it has run out. */
  long leftMillis(int seat) {
    long used = running == seat ? nanoTime.getAsLong() - since : 0;
    return Math.max(0, (leftNanos[seat] - used) / 1_000_000);
  }

  /** Whether the time of a seat has run out. */
  boolean isOut(int seat) {
    return leftMillis(seat) == 0;
  }
}
