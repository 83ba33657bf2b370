package games.oxo.app.option;

import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import picocli.CommandLine.Option;

/** Option: the number of threads of work that any number can share. */
public final class AllThreadsOption {
  @Option(
      names = {"-N", "--threads"},
      paramLabel = "N",
      description = "Work with this many threads (default: as many as there are processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  /**
   * The pool of worker threads that was asked for.
   *
   * @throws InputException when the number is out of range
   */
  public WorkerPool pool() {
    ThreadsOption.check(threads, ThreadsOption.MOST);
    return ThreadWorkerPool.of(threads);
  }
}
