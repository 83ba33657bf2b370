package games.oxo.game.count;

/**
 * Counts a game ply by ply, beginning with the empty board. Stones are counted: a swap places none
 * and changes no position, so it is not a ply of its own.
 */
public interface PlyCounter {
  /**
   * The count of the next ply.
   *
   * @throws Stopped when the watcher says so
   * @throws games.oxo.game.input.InputException when the memory allowed does not suffice
   */
  PlyCount next();

  /** A listener for the progress of a count, which can stop it. */
  @FunctionalInterface
  interface Watcher {
    /**
     * Called from time to time.
     *
     * @param fraction how much of the ply is done, from 0 to 1
     * @return whether to continue
     */
    boolean goOn(double fraction);
  }

  /** Thrown when the watcher stops the count. */
  final class Stopped extends RuntimeException {
    Stopped() {
      super("stopped", null, false, false);
    }
  }
}
