package games.oxo.app.terminal;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
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
   * Checks that a page can be written, before long work begins.
   *
   * @throws InputException when it cannot
   */
  public static void checkWritable(Path file) {
    if (Files.isDirectory(file)) {
      throw new InputException(Text.format("%s is a folder; a file is needed", file));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new InputException(Text.format("there is no folder for the file %s", file));
    }
    if (!Files.isWritable(Files.exists(file) ? file : folder)) {
      throw new InputException(Text.format("%s cannot be written", file));
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
      throw new InputException(Text.format("there is no folder for the file %s", file));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be written: %s", file, e.getMessage()));
    }
  }
}
