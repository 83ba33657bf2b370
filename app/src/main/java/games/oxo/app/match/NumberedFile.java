package games.oxo.app.match;

import games.oxo.game.files.OutputFile;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Names for files that a command creates if the user names none. */
final class NumberedFile {
  private NumberedFile() {}

  /** Takes a file away again that turned out to be of no use. */
  static void remove(Path file) {
    try {
      Files.deleteIfExists(OutputFile.regular(file));
    } catch (IOException e) {
      // Then it stays, and does no harm.
    }
  }

  /** The first of {@code STEM-1ENDING}, {@code STEM-2ENDING} … that is not there yet. */
  static Path numbered(String stem, String ending) {
    String safe =
        stem.toLowerCase(Locale.ROOT).replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    for (int number = 1; ; number++) {
      Path file = Path.of(Text.format("%s-%d%s", safe, number, ending));
      if (!Files.exists(file)) {
        return file;
      }
    }
  }
}
