package games.oxo.app.option;

import games.oxo.book.store.BookAddress;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;

/** Where a book is kept, as a person writes it: a file, or the address of a database. */
public final class BookText {
  private BookText() {}

  /**
   * The address that a text stands for.
   *
   * @throws InputException when it stands for none
   */
  public static BookAddress address(String text) {
    if (text.startsWith(BookAddress.POSTGRESQL)) {
      return BookAddress.ofDatabase(text);
    }
    if (text.startsWith("jdbc:") || text.startsWith("postgres")) {
      throw new InputException(
          Text.format(
              "'%s' is no address of a book; write a file, or %s//HOST/DATABASE?user=NAME",
              text.replaceFirst("[?].*$", ""), BookAddress.POSTGRESQL));
    }
    return BookAddress.of(UserPath.of(text));
  }
}
