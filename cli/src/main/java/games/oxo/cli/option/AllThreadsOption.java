package games.oxo.cli.option;

import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import picocli.CommandLine.Option;

/** Option: the number of threads of work that any number can share. */
public final class AllThreadsOption {
  @Option(
      names = {"-N", "--threads"},
      paramLabel = "N",
      description = "Work with this many threads (default: as many as there are processors).")
  @InRange(OptionRange.THREADS)
  private int threads = Runtime.getRuntime().availableProcessors();

  /** The pool of worker threads that was asked for. */
  public WorkerPool pool() {
    return ThreadWorkerPool.of(threads);
  }
}
