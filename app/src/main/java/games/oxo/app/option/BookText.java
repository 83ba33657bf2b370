package games.oxo.app.option;

import games.oxo.book.store.BookAddress;
import games.oxo.cli.option.UserPath;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Map;

/** Where a book is kept, as a person writes it: a file, or the address of a database. */
public final class BookText {
  private BookText() {}

  /** The environment variable with the password of a database. */
  static final String PASSWORD = "OXO_BOOK_PASSWORD";

  /**
   * The address that a text stands for.
   *
   * @throws InputException when it stands for none
   */
  public static BookAddress address(String text) {
    return address(text, System.getenv());
  }

  static BookAddress address(String text, Map<String, String> environment) {
    String shown = BookAddress.withoutSecrets(text);
    if (text.startsWith(BookAddress.POSTGRESQL)) {
      if (!text.startsWith(shown)) {
        throw new InputException(
            Text.format(
                "write the user after a question mark, %s?user=NAME, and the password into the"
                    + " environment variable %s",
                shown, PASSWORD));
      }
      return BookAddress.ofDatabase(text, environment.get(PASSWORD));
    }
    if (text.startsWith("jdbc:")
        || text.startsWith("postgres:")
        || text.startsWith("postgresql:")) {
      throw new InputException(
          Text.format(
              "'%s' is no address of a book; write a file, or %s//HOST/DATABASE?user=NAME",
              shown, BookAddress.POSTGRESQL));
    }
    if (text.startsWith("file:") || text.startsWith(":")) {
      throw new InputException(
          Text.format("'%s' is not the name of a file, and a book needs one", shown));
    }
    return BookAddress.of(UserPath.of(text));
  }
}
