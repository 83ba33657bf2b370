package games.oxo.app.book;

import games.oxo.app.option.BookText;
import games.oxo.app.option.ReadableBook;
import games.oxo.book.store.BookAddress;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import picocli.CommandLine.Option;

/** Option: where the book is that a command works on. */
final class BookFileOption {
  @Option(
      names = {"-B", "--book"},
      paramLabel = "BOOK",
      description =
          "A file, or a database: jdbc:postgresql://HOST/NAME?user=…, with its password in"
              + " OXO_BOOK_PASSWORD or in ~/.pgpass.")
  private String text = "";

  /**
   * Where the book is.
   *
   * @throws InputException when none was given
   */
  BookAddress address() {
    if (text.isEmpty()) {
      throw new InputException("say which book: --book FILE or --book jdbc:postgresql://…");
    }
    return BookText.address(text);
  }

  /**
   * Opens the book that was given for reading.
   *
   * @throws InputException when none was given, there is none, or it is one of another game
   */
  ReadableBook openGiven(Game game) {
    address();
    return open(game);
  }

  /**
   * Opens the book for reading: the given one, or without one that which comes with the program.
   *
   * @throws InputException when there is none, or it is one of another game
   */
  ReadableBook open(Game game) {
    return text.isEmpty() ? ReadableBook.builtIn(game) : ReadableBook.open(game, text);
  }
}
