package games.oxo.app.terminal;

import games.oxo.game.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Writes pages for the browser. */
public final class HtmlFile {
  private HtmlFile() {}

  /** Whether two names are of the same file. */
  public static boolean isSame(Path one, Path other) {
    try {
      return Files.exists(one) && Files.isSameFile(one, other);
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Writes a page; one that is there is replaced.
   *
   * @throws InputException when that cannot be done
   */
  public static void write(Path file, String page) {
    try {
      Files.writeString(file, page);
    } catch (NoSuchFileException e) {
      throw new InputException("there is no folder for the file %s".formatted(file));
    } catch (IOException e) {
      throw new InputException("%s cannot be written: %s".formatted(file, e.getMessage()));
    }
  }
}
