package games.oxo.cluster.local;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process that this program has started, now or in an earlier run. Its number alone does not name
 * it, since numbers are used again; with the instant of its start it does.
 *
 * @param pid the number of the process
 * @param started when it was started, in milliseconds of the epoch
 */
record SparkProcess(long pid, long started) {
  private static final long TIMEOUT_SECONDS = 10;

  static SparkProcess of(ProcessHandle handle) {
    return new SparkProcess(handle.pid(), started(handle));
  }

  private static long started(ProcessHandle handle) {
    return handle.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  private Optional<ProcessHandle> handle() {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(handle -> started != 0 && started(handle) == started);
  }

  boolean isAlive() {
    return handle().isPresent();
  }

  /** Ends it and all that it has started; returns when they are gone. */
  void stop() {
    Optional<ProcessHandle> found = handle();
    if (found.isEmpty()) {
      return;
    }
    List<ProcessHandle> all = new ArrayList<>(found.get().descendants().toList());
    all.add(0, found.get());
    all.forEach(ProcessHandle::destroy);
    all.forEach(SparkProcess::await);
  }

  private static void await(ProcessHandle handle) {
    try {
      handle.onExit().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      handle.destroyForcibly();
      handle
          .onExit()
          .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
          .exceptionally(any -> handle)
          .join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      handle.destroyForcibly();
    }
  }
}
