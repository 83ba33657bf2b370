package games.oxo.search.parallel;

import games.oxo.search.WorkerPool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A pool of threads. They live only while there is work, so a pool need not be closed and leaks
 * nothing; starting one takes a few dozen microseconds.
 */
public final class ThreadWorkerPool implements WorkerPool {
  private final int size;

  private ThreadWorkerPool(int size) {
    this.size = size;
  }

  /** A pool of this many, at least one. */
  public static WorkerPool of(int size) {
    return size <= 1 ? WorkerPool.SINGLE : new ThreadWorkerPool(size);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void work(int tasks, Task task) {
    AtomicInteger next = new AtomicInteger();
    AtomicReference<RuntimeException> thrown = new AtomicReference<>();
    AtomicReference<Error> failed = new AtomicReference<>();
    List<Thread> helpers = new ArrayList<>();
    for (int worker = 1; worker < Math.min(size, tasks); worker++) {
      int number = worker;
      Thread helper = new Thread(() -> take(number, tasks, task, next, thrown, failed), "oxo-pool");
      helper.setDaemon(true);
      try {
        helper.start();
      } catch (OutOfMemoryError e) {
        // The system has no more threads; those there are do all of the work.
        break;
      }
      helpers.add(helper);
    }
    take(0, tasks, task, next, thrown, failed);
    helpers.forEach(ThreadWorkerPool::await);
    if (failed.get() != null) {
      throw failed.get();
    }
    if (thrown.get() != null) {
      throw thrown.get();
    }
  }

  private static void take(
      int worker,
      int tasks,
      Task task,
      AtomicInteger next,
      AtomicReference<RuntimeException> thrown,
      AtomicReference<Error> failed) {
    try {
      for (int number = next.getAndIncrement(); number < tasks; number = next.getAndIncrement()) {
        task.run(worker, number);
      }
    } catch (RuntimeException e) {
      next.set(tasks);
      thrown.compareAndSet(null, e);
    } catch (Error e) {
      next.set(tasks);
      failed.compareAndSet(null, e);
    }
  }

  /** Waits for a thread to the end: tasks look at their clock, so it comes soon. */
  private static void await(Thread helper) {
    boolean interrupted = false;
    while (true) {
      try {
        helper.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
