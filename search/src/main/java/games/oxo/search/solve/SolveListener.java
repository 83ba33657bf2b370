package games.oxo.search.solve;

import games.oxo.search.SearchControl;
import java.util.function.Consumer;

/** A listener of a solver, which also controls it. */
@FunctionalInterface
public interface SolveListener extends SearchControl {
  /** Ignores everything and never stops. */
  SolveListener NONE = () -> false;

  /**
   * More is known than before; not called for what was found in no time. Called from the caller's
   * thread, while the solver waits.
   */
  default void proven(Solution soFar) {}

  /** A listener that ignores all results. */
  static SolveListener controlledBy(SearchControl control) {
    return of(control, any -> {});
  }

  /**
   * A listener under another control.
   *
   * @param found receives the results
   */
  static SolveListener of(SearchControl control, Consumer<Solution> found) {
    return new SolveListener() {
      @Override
      public void proven(Solution each) {
        found.accept(each);
      }

      @Override
      public boolean stop() {
        return control.stop();
      }

      @Override
      public long heldNanos() {
        return control.heldNanos();
      }

      @Override
      public SearchControl forHelper() {
        return control.forHelper();
      }
    };
  }
}
