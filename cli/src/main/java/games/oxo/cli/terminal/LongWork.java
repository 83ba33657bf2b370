package games.oxo.cli.terminal;

import games.oxo.search.WorkProgress;
import games.oxo.search.kernel.SearchStopped;
import java.util.function.Supplier;

/**
 * Long work of a command: it can be ended with Ctrl-C, one line on the terminal shows its progress,
 * and its results are printed as text or as JSON. Whatever there is to say is said before Ctrl-C is
 * let go, for then the program may end.
 */
public final class LongWork implements WorkProgress, AutoCloseable {
  private final Results results;
  private final Interrupt interrupt = new Interrupt();
  private final Progress progress;
  private String remark = "";

  /** What is to be done. */
  @FunctionalInterface
  public interface Task {
    /**
     * Does it.
     *
     * @return the exit status
     * @throws SearchStopped when Ctrl-C has ended it before there was a result
     */
    int run(LongWork work);
  }

  /** Work that is under way until it is closed. */
  public LongWork(Results results) {
    this(results, new Progress(results.terminal()));
  }

  LongWork(Results results, Progress progress) {
    this.results = results;
    this.progress = progress;
  }

  /**
   * Does long work.
   *
   * @return the exit status
   */
  public static int run(Results results, Task task) {
    try (LongWork work = new LongWork(results)) {
      try {
        return task.run(work);
      } catch (SearchStopped e) {
        if (!work.isStopped()) {
          throw e;
        }
        return work.stop(work.remark);
      }
    }
  }

  /** The terminal that it is done at. */
  public Terminal terminal() {
    return results.terminal();
  }

  /** Whether Ctrl-C was pressed, so that the work should end soon. */
  public boolean isStopped() {
    return interrupt.requested();
  }

  /** What Ctrl-C asks; tests ask it too. */
  Interrupt interrupt() {
    return interrupt;
  }

  /** Sets what is said when {@link SearchStopped} ends the work: "stopped; nothing was written". */
  public void whenStopped(String words) {
    remark = words;
  }

  /**
   * Says why the work has no result.
   *
   * @param words nothing if they are empty
   * @return the exit status of what Ctrl-C has ended
   */
  public int stop(String words) {
    if (!words.isEmpty()) {
      say(words);
    }
    return Interrupt.STATUS;
  }

  /** The exit status of work that has come as far as it could, which Ctrl-C may have ended. */
  public int status(int otherwise) {
    return isStopped() ? Interrupt.STATUS : otherwise;
  }

  @Override
  public void start(String what) {
    progress.start(what);
  }

  @Override
  public void show(double fraction) {
    progress.show(fraction);
  }

  /**
   * Shows how long the piece has taken and a remark, for work of unknown length.
   *
   * @param words their parts separated by a comma and a blank, the most important first
   */
  public void show(Supplier<String> words) {
    progress.show(words);
  }

  /** Shows how far it is; returns whether it is to go on. */
  public boolean goOn(double fraction) {
    progress.show(fraction);
    return !isStopped();
  }

  /** Takes the line of progress away. */
  @Override
  public void clear() {
    progress.clear();
  }

  /** Tells something that remains, beside the results. */
  public void say(String words) {
    progress.tell(words);
  }

  /** Where results are printed; what is shown of the progress makes room for them. */
  public Results results() {
    progress.clear();
    return results;
  }

  /** Whether results are for programs. */
  public boolean isForPrograms() {
    return results.json();
  }

  @Override
  public void close() {
    progress.close();
    interrupt.close();
  }
}
