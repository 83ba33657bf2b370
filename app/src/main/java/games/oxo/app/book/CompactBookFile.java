package games.oxo.app.book;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.compact.CompactBook;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads compact books from files. */
final class CompactBookFile {
  private static final int MOST_BYTES = 100_000_000;

  private CompactBookFile() {}

  /**
   * The book in a file.
   *
   * @throws InputException when it cannot be read or is none of this game
   */
  static DistilledBook read(BookGame game, Path file) {
    if (Files.isDirectory(file)) {
      throw new InputException(Text.format("%s is a folder; a compact book is needed", file));
    }
    if (!Files.exists(file)) {
      throw new InputException(Text.format("there is no book %s", file));
    }
    try (InputStream in = Files.newInputStream(file)) {
      return CompactBook.read(game, in.readNBytes(MOST_BYTES), file.toString());
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }
}
