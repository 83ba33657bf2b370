package games.oxo.search.kernel;

/** Thrown to unwind a search that the clock has stopped. */
public final class SearchStopped extends RuntimeException {
  public SearchStopped() {
    super("stopped", null, false, false);
  }
}
