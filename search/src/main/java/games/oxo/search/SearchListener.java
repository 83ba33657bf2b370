package games.oxo.search;

/** Can make an engine stop, and may hear what it finds while it thinks. */
@FunctionalInterface
public interface SearchListener {
  /** Hears nothing and never stops. */
  SearchListener NONE = () -> false;

  /** The engine has come to a new result; called from its thread, some times a second at most. */
  default void found(Analysis analysis) {}

  /**
   * Whether to stop as soon as possible; asked often, so the answer must be quick, and by all
   * threads of a search.
   */
  boolean stop();
}
