package games.oxo.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Handler of Ctrl-C that ends long work cleanly: the work checks {@link #requested()}, prints what
 * it has, and only then does the program end.
 */
public final class Interrupt implements AutoCloseable {
  /** What a shell expects of a program that Ctrl-C has ended. */
  public static final int STATUS = 130;

  /** How long the work may take to end; the property is for machines that are very busy. */
  private static final long GRACE_SECONDS = Long.getLong("oxo.grace", 3);

  private volatile boolean requested;
  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupted, "oxo-interrupt");

  public Interrupt() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  public boolean requested() {
    return requested;
  }

  /** Asks for the end of the work, as Ctrl-C does. */
  void request() {
    requested = true;
  }

  private void interrupted() {
    request();
    try {
      boolean inTime = finished.await(GRACE_SECONDS, TimeUnit.SECONDS);
      if (!inTime) {
        System.err.println("oxo: the work did not stop in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is already shutting down, by way of the hook.
    }
  }
}
