package games.oxo.search;

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
    return new SearchListener() {
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
