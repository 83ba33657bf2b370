package games.oxo.session;

import java.util.function.BooleanSupplier;

/**
 * Lends the time in which an analysis runs: a thread of its own, or slices of a thread that has
 * other duties.
 */
public interface AnalysisHost {
  /** Work that can be done in slices. */
  @FunctionalInterface
  interface Work {
    /**
     * Begins or goes on.
     *
     * @param pause whether to return soon
     * @return whether the work is done; false after a pause
     */
    boolean run(BooleanSupplier pause);
  }

  /** Takes on a piece of work, and runs it until it is done. */
  void start(Work work);
}
