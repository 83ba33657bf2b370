package games.oxo.app.option;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import picocli.CommandLine.Option;

/** Option: the number of threads of an engine. */
public final class ThreadsOption {
  public static final int MOST = 256;

  @Option(
      names = {"-N", "--threads"},
      paramLabel = "N",
      description = "Think with this many threads (default: 1).")
  private int threads = 1;

  /** Sets what {@code --threads} would. */
  public void set(int number) {
    threads = number;
  }

  /**
   * The pool of worker threads that was asked for.
   *
   * @throws InputException when the number is out of range
   */
  public WorkerPool pool() {
    return ThreadWorkerPool.of(number());
  }

  /**
   * How many threads were asked for.
   *
   * @throws InputException when the number is out of range
   */
  public int number() {
    check(threads, MOST);
    return threads;
  }

  public static void check(int threads, int most) {
    if (threads < 1 || threads > most) {
      throw new InputException(Text.format("--threads is %d; it must be 1 to %d", threads, most));
    }
  }
}
