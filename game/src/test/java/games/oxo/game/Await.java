package games.oxo.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Waiting for events in tests. However slow the machine is, an event is waited for; only what would
 * wait for ever fails, after a guard that is so long that no busy machine reaches it.
 */
public final class Await {
  /** The guard, for {@code @Timeout} and for calls that wait in seconds. */
  public static final int GUARD_SECONDS = 300;

  /** The guard, for limits in milliseconds that no test should reach. */
  public static final long GUARD_MILLIS = GUARD_SECONDS * 1000L;

  private static final long LOOK_MILLIS = 5;

  private Await() {}

  /** A condition that may look at files, or ask a server. */
  public interface Condition {
    boolean holds() throws IOException, InterruptedException;
  }

  /** Returns when something is the case. */
  public static void until(String what, Condition condition) {
    long end = System.nanoTime() + Duration.ofSeconds(GUARD_SECONDS).toNanos();
    try {
      while (!condition.holds()) {
        if (System.nanoTime() - end > 0) {
          throw new AssertionError("still waiting: " + what);
        }
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted while waiting: " + what, e);
    }
  }

  /**
   * Returns when something is the case that a process is to bring about.
   *
   * @throws AssertionError when the process has ended before
   */
  public static void until(String what, Process process, Condition condition) {
    until(what, () -> condition.holds() || !process.isAlive());
    try {
      if (!condition.holds()) {
        throw new AssertionError("the process has ended before: " + what);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted while waiting: " + what, e);
    }
  }

  /**
   * Waits for the end of a process, as long as it gets on: it may compute for the time of the
   * guard, however long it has to wait for a processor.
   *
   * @return its exit status
   */
  public static int end(Process process) throws InterruptedException {
    Duration guard = Duration.ofSeconds(GUARD_SECONDS);
    Duration seen = Duration.ZERO.minusNanos(1);
    while (!process.waitFor(GUARD_SECONDS, TimeUnit.SECONDS)) {
      Duration computed = process.info().totalCpuDuration().orElse(seen);
      if (computed.compareTo(seen) <= 0 || computed.compareTo(guard) > 0) {
        process.destroyForcibly();
        throw new AssertionError("a process does not end: " + process.info());
      }
      seen = computed;
    }
    return process.exitValue();
  }
}
