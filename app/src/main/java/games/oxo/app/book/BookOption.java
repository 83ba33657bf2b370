package games.oxo.app.book;

import games.oxo.app.option.BookText;
import games.oxo.book.BookGame;
import games.oxo.book.store.BookStore;
import games.oxo.game.input.InputException;
import picocli.CommandLine.Option;

/** Option: the book that a command reads. */
final class BookOption {
  @Option(
      names = {"-B", "--book"},
      paramLabel = "BOOK",
      required = true,
      description = "The book: a file, or jdbc:postgresql://HOST/DATABASE?user=NAME.")
  private String text = "";

  /**
   * Opens the book for reading.
   *
   * @throws InputException when there is none, or it is one of another game
   */
  BookStore open(BookGame game) {
    return BookStore.openToRead(game, BookText.address(text));
  }
}
