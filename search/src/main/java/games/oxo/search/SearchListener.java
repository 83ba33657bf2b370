package games.oxo.search;

/** A listener for the results of a running search, which can stop it. */
@FunctionalInterface
public interface SearchListener {
  /** Ignores everything and never stops. */
  SearchListener NONE = () -> false;

  /**
   * The search has finished a step, or its time between reports is over (see {@link
   * SearchRequest#reportMillis}); the last one is what the engine answers. Called from the caller's
   * thread.
   */
  default void found(Analysis analysis) {}

  /**
   * Whether to stop as soon as possible; asked often, so the answer must be quick, and by all
   * threads of a search.
   */
  boolean stop();
}
