package games.oxo.book.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a book is kept: a file, or a PostgreSQL database. Only the command line makes one.
 *
 * @param file the SQLite file, or null
 * @param url the address of a PostgreSQL database, or null
 */
public record BookAddress(@Nullable Path file, @Nullable String url) {
  /** How the address of a database begins. */
  public static final String POSTGRESQL = "jdbc:postgresql:";

  public BookAddress {
    if ((file == null) == (url == null)) {
      throw new IllegalArgumentException("a book is kept in a file or in a database");
    }
  }

  /** A book in a file. */
  public static BookAddress of(Path file) {
    return new BookAddress(file, null);
  }

  /** A book in a database. */
  public static BookAddress ofDatabase(String url) {
    if (!url.startsWith(POSTGRESQL)) {
      throw new IllegalArgumentException(url);
    }
    return new BookAddress(null, url);
  }

  /** The file, or the database without what follows the question mark, where passwords stand. */
  @Override
  public String toString() {
    return url == null ? String.valueOf(file) : url.replaceFirst("[?].*$", "");
  }
}
