package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.OpeningBook;

/**
 * Supplies engines with opening books. What a specification says after {@code book=} may be the
 * name of a file, so only a supply that the command line made opens it.
 */
public interface BookSupply {
  /** There are no books, and none can be named. */
  BookSupply NONE =
      new BookSupply() {
        @Override
        public OpeningBook named(Game game, String text) {
          throw new InputException("a book can be chosen on the command line only");
        }

        @Override
        public OpeningBook usual(Game game, boolean strongest) {
          return OpeningBook.NONE;
        }
      };

  /**
   * The book that a specification asks for.
   *
   * @throws InputException when there is none, or it is one of another game
   */
  OpeningBook named(Game game, String text);

  /**
   * The book of an engine whose specification says nothing about books.
   *
   * @param strongest whether the engine is {@code best}
   */
  OpeningBook usual(Game game, boolean strongest);
}
