package games.oxo.session;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.BooleanSupplier;

/**
 * Runs analyses in slices on the caller's thread, such as that of an event loop: it accepts work at
 * once and runs part of it whenever it is given time. Several pieces of work take turns.
 */
public final class SliceHost implements AnalysisHost {
  private final Queue<Work> waiting = new ArrayDeque<>();

  @Override
  public void start(Work work) {
    waiting.add(work);
  }

  /** Whether there is nothing to do. */
  public boolean isIdle() {
    return waiting.isEmpty();
  }

  /**
   * Does one slice of the work whose turn it is.
   *
   * @param pause whether the slice is over
   */
  public void runSlice(BooleanSupplier pause) {
    Work work = waiting.poll();
    if (work != null && !work.run(pause)) {
      waiting.add(work);
    }
  }
}
