package games.oxo.app.option;

import games.oxo.book.BookGame;
import games.oxo.book.BookReader;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledReader;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.book.distill.ChoiceRule;
import games.oxo.book.distill.DistillPlan;
import games.oxo.book.distill.Distiller;
import games.oxo.book.distill.LiveBook;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.OpeningBook;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A book opened for reading, whatever it is: a database, a compact book in a file, or the book that
 * comes with the program.
 */
public final class ReadableBook implements AutoCloseable {
  /** What stands for the book that comes with the program. */
  static final String BUILT_IN = "builtin";

  private final Game game;
  private final @Nullable BookStore store;
  private final @Nullable DistilledBook distilled;

  private ReadableBook(Game game, @Nullable BookStore store, @Nullable DistilledBook distilled) {
    this.game = game;
    this.store = store;
    this.distilled = distilled;
  }

  /**
   * Opens a book of a game.
   *
   * @param text a file, the address of a database, or 'builtin'
   * @throws InputException when there is none, or it is one of another game
   */
  public static ReadableBook open(Game game, String text) {
    return text.equals(BUILT_IN) ? builtIn(game) : open(game, BookText.address(text));
  }

  /**
   * The book that comes with the program.
   *
   * @throws InputException when the game has none
   */
  public static ReadableBook builtIn(Game game) {
    DistilledBook book =
        BuiltInBooks.read(game)
            .orElseThrow(
                () ->
                    new InputException(
                        Text.format(
                            "no book of %s comes with the program; give one by --book FILE",
                            game.id())));
    return new ReadableBook(game, null, book);
  }

  private static ReadableBook open(Game game, BookAddress address) {
    BookGame plain = BookGame.of(game);
    Path file = address.file();
    Optional<DistilledBook> compact =
        file == null ? Optional.empty() : CompactBookFile.read(plain, file);
    return compact.isPresent()
        ? new ReadableBook(game, null, compact.get())
        : new ReadableBook(game, BookStore.openToRead(plain, address), null);
  }

  /** The book as a graph of positions. */
  public BookReader reader() {
    BookStore open = store;
    return open != null ? open : new DistilledReader(distilled());
  }

  /** The book with one move for each position; a database is distilled first. */
  public DistilledBook distilled() {
    DistilledBook known = distilled;
    if (known != null) {
      return known;
    }
    return new Distiller(reader(), DistillPlan.usual(game.swapPly() >= 0)).distill();
  }

  /** The book as engines ask it; a database may go on growing meanwhile. */
  OpeningBook playing() {
    BookStore open = store;
    return open != null ? new LiveBook(open, ChoiceRule.USUAL) : distilled();
  }

  /**
   * Closes the database, if it is one.
   *
   * @throws InputException when the database refuses
   */
  @Override
  public void close() {
    BookStore open = store;
    if (open != null) {
      open.close();
    }
  }
}
