package games.oxo.game.definition;

/**
 * The text of one definition file.
 *
 * @param id the name for the user; two sources with one id are the same file
 * @param label how messages name it
 */
public record Source(String id, String label, String text) {
  /** Finds the file that an {@code extends} names. */
  @FunctionalInterface
  public interface Finder {
    /**
     * Finds a file.
     *
     * @param from the file that contains the name
     * @throws games.oxo.game.input.InputException when there is no such file
     */
    Source find(String name, Source from);
  }
}
