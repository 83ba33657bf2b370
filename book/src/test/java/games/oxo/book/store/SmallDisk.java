package games.oxo.book.store;

import games.oxo.book.BookGame;
import java.nio.file.Path;

/** A book on a disk that is soon full, as far as SQLite can tell. */
public final class SmallDisk {
  private SmallDisk() {}

  /** Opens a book that cannot have more than so many pages. */
  public static BookStore open(BookGame game, Path file, long pages) {
    return BookStore.open(
        game,
        BookAddress.of(file),
        Database.open(new SqliteConnector(file, true, pages), Patience.USUAL));
  }
}
