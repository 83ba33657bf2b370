package games.oxo.app.option;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.book.distill.ChoiceRule;
import games.oxo.book.distill.LiveBook;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.Engines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The opening books that engines of a command play from, opened when they are first asked for. */
public final class PlayingBooks implements BookSupply, AutoCloseable {
  /** What stands for the book that comes with the program. */
  static final String BUILT_IN = "builtin";

  private final String given;
  private final Map<String, OpeningBook> opened = new HashMap<>();
  private final List<BookStore> stores = new ArrayList<>();

  /**
   * @param given what the command line says: a file, 'builtin', 'none', or nothing
   */
  PlayingBooks(String given) {
    this.given = given;
  }

  @Override
  public synchronized OpeningBook named(Game game, String text) {
    if (text.equals(Engines.NO_BOOK)) {
      return OpeningBook.NONE;
    }
    return opened.computeIfAbsent(game.id() + " " + text, key -> open(game, text));
  }

  @Override
  public OpeningBook usual(Game game, boolean strongest) {
    if (given.isEmpty()) {
      return strongest ? BuiltInBooks.of(game) : OpeningBook.NONE;
    }
    return named(game, given);
  }

  private OpeningBook open(Game game, String text) {
    if (text.equals(BUILT_IN)) {
      OpeningBook own = BuiltInBooks.of(game);
      if (own == OpeningBook.NONE) {
        throw new InputException(
            Text.format("there is no opening book for %s that comes with OXO", game.id()));
      }
      return own;
    }
    BookAddress address = BookText.address(text);
    BookGame plain = BookGame.of(game);
    Path file = address.file();
    Optional<DistilledBook> compact =
        file == null ? Optional.empty() : CompactBookFile.read(plain, file);
    if (compact.isPresent()) {
      return compact.get();
    }
    BookStore store = BookStore.openToRead(plain, address);
    stores.add(store);
    return new LiveBook(store, ChoiceRule.USUAL);
  }

  /**
   * Closes the books.
   *
   * @throws InputException when a database refuses
   */
  @Override
  public void close() {
    stores.forEach(BookStore::close);
  }
}
