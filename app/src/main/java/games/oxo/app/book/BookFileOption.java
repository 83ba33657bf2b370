package games.oxo.app.book;

import games.oxo.app.option.BookText;
import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.input.InputException;
import picocli.CommandLine.Option;

/** Option: where the book is that a command works on. */
final class BookFileOption {
  @Option(
      names = {"-B", "--book"},
      paramLabel = "BOOK",
      description = "A file, or a database: jdbc:postgresql://HOST/NAME?user=…&password=…")
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
   * Opens the book for reading.
   *
   * @throws InputException when there is none, or it is one of another game
   */
  BookStore open(BookGame game) {
    return BookStore.openToRead(game, address());
  }
}
