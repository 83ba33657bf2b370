package games.oxo.search;

/**
 * The control over a running search: asked by all threads of the search whenever they look at the
 * clock, every few hundred nodes.
 */
@FunctionalInterface
public interface SearchControl {
  /** Never stops a search. */
  SearchControl NONE = () -> false;

  /**
   * Whether to stop as soon as possible; once it says so, it does not change its mind. It is asked
   * often, so the answer must be quick; but it may block, which makes the search wait.
   */
  boolean stop();

  /**
   * How long {@link #stop} has made the search wait so far, in nanoseconds. This time does not
   * count against limits.
   */
  default long heldNanos() {
    return 0;
  }

  /**
   * The control for the threads of a search other than the caller's: what a control does besides
   * stopping and waiting, such as reporting, is done on the caller's thread alone.
   */
  default SearchControl forHelper() {
    return this;
  }
}
