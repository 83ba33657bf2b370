package games.oxo.search.parallel;

import games.oxo.search.WorkerPool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

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
    run(
        Math.min(size, tasks),
        worker -> {
          try {
            for (int i = next.getAndIncrement(); i < tasks; i = next.getAndIncrement()) {
              task.run(worker, i);
            }
          } catch (RuntimeException | Error e) {
            next.set(tasks);
            throw e;
          }
        });
  }

  @Override
  public void together(IntConsumer job) {
    run(size, job);
  }

  /** Does a job as each of this many workers. */
  private static void run(int workers, IntConsumer job) {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    List<Thread> helpers = new ArrayList<>();
    int started = 1;
    for (; started < workers; started++) {
      int worker = started;
      Thread helper = new Thread(() -> attempt(worker, job, thrown), "oxo-pool");
      helper.setDaemon(true);
      try {
        helper.start();
      } catch (OutOfMemoryError e) {
        // The system has no more threads.
        break;
      }
      helpers.add(helper);
    }
    attempt(0, job, thrown);
    for (int worker = started; worker < workers; worker++) {
      attempt(worker, job, thrown);
    }
    helpers.forEach(ThreadWorkerPool::await);
    if (thrown.get() instanceof Error error) {
      throw error;
    }
    if (thrown.get() instanceof RuntimeException exception) {
      throw exception;
    }
  }

  /** Does the job as one worker; of what several throw, an error counts more than an exception. */
  private static void attempt(int worker, IntConsumer job, AtomicReference<Throwable> thrown) {
    try {
      job.accept(worker);
    } catch (RuntimeException e) {
      thrown.compareAndSet(null, e);
    } catch (Error e) {
      thrown.set(e);
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
