package games.oxo.search;

import java.util.function.IntConsumer;

/**
 * The workers of a search: one thread, or several. Engines split their work into tasks and do not
 * use threads themselves; a pool of several is {@code search.parallel.ThreadWorkerPool}.
 */
public interface WorkerPool {
  /** The caller's thread does everything. */
  WorkerPool SINGLE =
      new WorkerPool() {
        @Override
        public int size() {
          return 1;
        }

        @Override
        public void work(int tasks, Task task) {
          for (int number = 0; number < tasks; number++) {
            task.run(0, number);
          }
        }

        @Override
        public void together(IntConsumer job) {
          job.accept(0);
        }
      };

  /** A piece of work. */
  @FunctionalInterface
  interface Task {
    /**
     * Does it.
     *
     * @param worker who does it, from 0; the same worker never does two tasks at once
     * @param number which piece it is, from 0
     */
    void run(int worker, int number);
  }

  /** How many work at the same time. */
  int size();

  /**
   * Does tasks number 0 to {@code tasks} - 1, as many at a time as there are workers, and returns
   * when all have ended. Worker 0 is the caller's thread. When a task throws, no further one is
   * begun, and what it threw is thrown here once the others have ended.
   */
  void work(int tasks, Task task);

  /**
   * Does a job once for each worker, all at the same time, and returns when all have ended. Worker
   * 0 is the caller's thread. What one throws is thrown here once the others have ended.
   *
   * @param job told which worker does it
   */
  void together(IntConsumer job);
}
