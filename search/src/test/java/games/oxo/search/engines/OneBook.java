package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.search.OpeningBook;

/** Supplies every engine with the same book, whatever its specification says. */
record OneBook(OpeningBook book) implements BookSupply {
  @Override
  public OpeningBook named(Game game, String text) {
    return book;
  }

  @Override
  public OpeningBook usual(Game game, boolean strongest) {
    return book;
  }
}
