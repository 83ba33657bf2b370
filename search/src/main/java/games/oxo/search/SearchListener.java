package games.oxo.search;

import java.util.function.Consumer;

/** A listener for the results of a running search, which also controls it. */
@FunctionalInterface
public interface SearchListener extends SearchControl {
  /** Ignores everything and never stops. */
  SearchListener NONE = () -> false;

  /**
   * The search has finished a step, or its time between reports is over (see {@link
   * SearchRequest#reportMillis}); the last one is what the engine answers. Called from the caller's
   * thread, while the search waits.
   */
  default void found(Analysis analysis) {}

  /** A listener that ignores all results. */
  static SearchListener controlledBy(SearchControl control) {
    return of(control, any -> {});
  }

  /**
   * A listener under another control.
   *
   * @param found receives the results
   */
  static SearchListener of(SearchControl control, Consumer<Analysis> found) {
    return new SearchListener() {
      @Override
      public void found(Analysis each) {
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
