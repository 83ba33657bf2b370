package games.oxo.app.option;

import games.oxo.book.BookGame;
import games.oxo.book.distill.ChoiceRule;
import games.oxo.book.distill.LiveBook;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.Engines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The opening books that engines of a command play from, opened when they are first asked for. */
public final class PlayingBooks implements BookSupply, AutoCloseable {
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
    return given.isEmpty() ? OpeningBook.NONE : named(game, given);
  }

  private OpeningBook open(Game game, String text) {
    BookAddress address = BookText.address(text);
    BookStore store = BookStore.openToRead(BookGame.of(game), address);
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
