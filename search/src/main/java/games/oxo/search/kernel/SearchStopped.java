package games.oxo.search.kernel;

/** Thrown through a search that must end at once. */
public final class SearchStopped extends RuntimeException {
  public SearchStopped() {
    super("stopped", null, false, false);
  }
}
