package games.oxo.cli.option;

import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import picocli.CommandLine.Option;

/** Option: the number of threads of an engine. */
public final class ThreadsOption {
  @Option(
      names = {"-N", "--threads"},
      paramLabel = "N",
      description = "Think with this many threads (default: 1).")
  @InRange(OptionRange.THREADS)
  private int threads = 1;

  /** Sets what {@code --threads} would. */
  public void set(int number) {
    threads = number;
  }

  /** The pool of worker threads that was asked for. */
  public WorkerPool pool() {
    return ThreadWorkerPool.of(number());
  }

  /** How many threads were asked for. */
  public int number() {
    return threads;
  }
}
