package games.oxo.bench;

import com.sun.management.ThreadMXBean;
import games.oxo.search.WorkerPool;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntConsumer;

/**
 * Measures the resources used by the caller's thread and its pool: bytes allocated and processor
 * time.
 */
final class ResourceMeter {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final LongAdder bytesOfHelpers = new LongAdder();
  private final LongAdder nanosOfHelpers = new LongAdder();

  /** Bytes so far; asked by the thread that the pool works for. */
  long bytes() {
    return THREADS.getCurrentThreadAllocatedBytes() + bytesOfHelpers.sum();
  }

  /** Nanoseconds of the processor so far; asked by the thread that the pool works for. */
  long processorNanos() {
    return THREADS.getCurrentThreadCpuTime() + nanosOfHelpers.sum();
  }

  /**
   * The same pool, counted. Its threads may live only for a piece of work, so each is asked at the
   * end of a task.
   */
  WorkerPool counted(WorkerPool pool) {
    if (pool.size() == 1) {
      return pool;
    }
    return new WorkerPool() {
      @Override
      public int size() {
        return pool.size();
      }

      @Override
      public void work(int tasks, Task task) {
        pool.work(tasks, (worker, number) -> count(worker, () -> task.run(worker, number)));
      }

      @Override
      public void together(IntConsumer job) {
        pool.together(worker -> count(worker, () -> job.accept(worker)));
      }
    };
  }

  private void count(int worker, Runnable task) {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long nanos = THREADS.getCurrentThreadCpuTime();
    try {
      task.run();
    } finally {
      // Worker 0 is the caller's thread, which counts for itself.
      if (worker != 0) {
        bytesOfHelpers.add(THREADS.getCurrentThreadAllocatedBytes() - bytes);
        nanosOfHelpers.add(THREADS.getCurrentThreadCpuTime() - nanos);
      }
    }
  }
}
