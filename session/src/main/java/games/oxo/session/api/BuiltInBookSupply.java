package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import java.util.function.Function;

/**
 * Supplies the books that come with the program, and no others: what a request names must not make
 * it open a file.
 */
public final class BuiltInBookSupply implements BookSupply {
  private final Function<Game, OpeningBook> books;

  /**
   * @param books finds the book of a game; {@link OpeningBook#NONE} when it has none
   */
  public BuiltInBookSupply(Function<Game, OpeningBook> books) {
    this.books = books;
  }

  @Override
  public OpeningBook named(Game game, String text) {
    if (text.equals(ApiKnowledge.BUILT_IN)) {
      return books.apply(game);
    }
    throw new InputException("the opening book can be 'builtin' or 'none' here");
  }

  @Override
  public OpeningBook usual(Game game, boolean strongest) {
    return strongest ? books.apply(game) : OpeningBook.NONE;
  }
}
