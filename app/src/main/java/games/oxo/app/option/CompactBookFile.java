package games.oxo.app.option;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.compact.CompactBook;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Reads compact books from files. */
final class CompactBookFile {
  private static final int MOST_BYTES = 100_000_000;

  /** So many bytes tell a compact book from a database. */
  private static final int BEGINNING = 8;

  private CompactBookFile() {}

  /**
   * The compact book in a file; empty when the file is something else, such as a database.
   *
   * @throws InputException when it cannot be read or is none of this game
   */
  static Optional<DistilledBook> read(BookGame game, Path file) {
    if (Files.isDirectory(file)) {
      throw new InputException(Text.format("%s is a folder; a book is needed", file));
    }
    if (!Files.exists(file)) {
      throw new InputException(Text.format("there is no book %s", file));
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(BEGINNING);
      if (!CompactBook.is(bytes)) {
        return Optional.empty();
      }
      byte[] rest = in.readNBytes(MOST_BYTES);
      byte[] all = Arrays.copyOf(bytes, bytes.length + rest.length);
      System.arraycopy(rest, 0, all, bytes.length, rest.length);
      return Optional.of(CompactBook.read(game, all, file.toString()));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }
}
