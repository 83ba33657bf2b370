package games.oxo.search.kernel;

/** Thrown through a search that must end at once. */
public final class Stopped extends RuntimeException {
  public Stopped() {
    super("stopped", null, false, false);
  }
}
