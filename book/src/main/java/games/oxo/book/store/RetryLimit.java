package games.oxo.book.store;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * How long a server is waited for that is gone, such as one that restarts.
 *
 * @param limit the longest time
 * @param nanos the clock
 * @param pause waits between two attempts
 */
record RetryLimit(Duration limit, LongSupplier nanos, Runnable pause) {
  private static final long PAUSE_NANOS = 500_000_000L;

  /** A minute, in which servers restart. */
  static final RetryLimit USUAL =
      new RetryLimit(
          Duration.ofSeconds(60), System::nanoTime, () -> LockSupport.parkNanos(PAUSE_NANOS));

  /** The time at which it ends, if waiting begins now. */
  long deadline() {
    return nanos.getAsLong() + limit.toNanos();
  }

  /** Waits a little; false when it has ended, or the thread is to end. */
  boolean pauseBefore(long deadline) {
    if (nanos.getAsLong() - deadline >= 0 || Thread.currentThread().isInterrupted()) {
      return false;
    }
    pause.run();
    return true;
  }
}
