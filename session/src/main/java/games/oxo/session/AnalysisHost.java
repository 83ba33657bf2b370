package games.oxo.session;

import java.util.function.BooleanSupplier;

/** Runs an analysis: on a thread of its own, or in slices on a thread that has other work. */
public interface AnalysisHost {
  /** Work that can be run in slices. */
  @FunctionalInterface
  interface Work {
    /**
     * Starts or continues.
     *
     * @param pause whether to return soon
     * @return whether the work is done; false after a pause
     */
    boolean run(BooleanSupplier pause);
  }

  /** Takes on a piece of work, and runs it until it is done. */
  void start(Work work);
}
