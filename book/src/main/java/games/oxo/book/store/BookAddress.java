package games.oxo.book.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a book is kept: a file, or a PostgreSQL database. Only the command line makes one.
 *
 * @param file the SQLite file, or null
 * @param url the address of a PostgreSQL database, or null
 * @param password for the database, unless the address has one; null where none is known
 */
public record BookAddress(@Nullable Path file, @Nullable String url, @Nullable String password) {
  /** How the address of a database begins. */
  public static final String POSTGRESQL = "jdbc:postgresql:";

  public BookAddress {
    if ((file == null) == (url == null)) {
      throw new IllegalArgumentException("a book is kept in a file or in a database");
    }
  }

  /** A book in a file. */
  public static BookAddress of(Path file) {
    return new BookAddress(file, null, null);
  }

  /** A book in a database. */
  public static BookAddress ofDatabase(String url) {
    return ofDatabase(url, null);
  }

  /** A book in a database that wants a password. */
  public static BookAddress ofDatabase(String url, @Nullable String password) {
    if (!url.startsWith(POSTGRESQL)) {
      throw new IllegalArgumentException(withoutSecrets(url));
    }
    return new BookAddress(null, url, password);
  }

  /** An address without a user's name before the host and without what follows a question mark. */
  public static String withoutSecrets(String url) {
    return url.replaceFirst("(?s)[?].*$", "").replaceFirst("//[^/]*@", "//");
  }

  /** A complaint without the address and its passwords, which a driver may have put into it. */
  String hidePassword(String complaint) {
    String hidden = complaint;
    if (url != null) {
      hidden = hidden.replace(url, toString()).replaceAll("(?i)(password=)[^&\\s]*", "$1…");
    }
    return password == null || password.isEmpty() ? hidden : hidden.replace(password, "…");
  }

  /** The file, or the database without what follows the question mark, where passwords stand. */
  @Override
  public String toString() {
    return url == null ? String.valueOf(file) : withoutSecrets(url);
  }
}
