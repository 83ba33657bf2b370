package games.oxo.app.option;

import games.oxo.book.compact.BuiltInBooks;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.ExactOpenings;
import games.oxo.table.results.BuiltInValues;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The opening books that engines of a command play from, opened when they are first asked for. */
public final class PlayingBooks implements BookSupply, AutoCloseable {
  private final String given;
  private final Map<String, OpeningBook> opened = new HashMap<>();
  private final List<ReadableBook> books = new ArrayList<>();

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
    if (text.equals(ReadableBook.BUILT_IN)) {
      OpeningBook grown = BuiltInBooks.of(game);
      OpeningBook own =
          grown == OpeningBook.NONE ? ExactOpenings.of(game, BuiltInValues.of(game)) : grown;
      if (own == OpeningBook.NONE) {
        throw new InputException(
            Text.format("there are no openings for %s that come with OXO", game.id()));
      }
      return own;
    }
    ReadableBook book = ReadableBook.open(game, text);
    books.add(book);
    return book.playing();
  }

  /**
   * Closes the books.
   *
   * @throws InputException when a database refuses
   */
  @Override
  public void close() {
    books.forEach(ReadableBook::close);
  }
}
