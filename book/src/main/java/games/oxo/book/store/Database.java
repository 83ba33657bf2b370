package games.oxo.book.store;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Set;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;

/**
 * One connection to the database of a book. Work is done in transactions; one that is refused
 * because others write at the same time is tried again.
 */
final class Database implements AutoCloseable {
  /** Work inside a transaction. */
  @FunctionalInterface
  interface Work<T> {
    T run(Connection connection) throws SQLException;
  }

  private static final int BUSY_MILLIS = 60_000;
  private static final int ATTEMPTS = 20;
  private static final int SQLITE_BUSY = 5;

  /** Serialization failure and deadlock. */
  private static final Set<String> CONFLICTS = Set.of("40001", "40P01");

  private final BookAddress address;
  private final Dialect dialect;
  private final Connection connection;
  private boolean busy;

  private Database(BookAddress address, Dialect dialect, Connection connection) {
    this.address = address;
    this.dialect = dialect;
    this.connection = connection;
  }

  /**
   * Opens a database.
   *
   * @param writing whether anything will be written; a file that is missing is made then
   * @throws InputException when that is not possible
   */
  static Database open(BookAddress address, boolean writing) {
    Path file = address.file();
    try {
      Connection connection = file == null ? postgresql(address) : sqlite(file, writing);
      connection.setAutoCommit(false);
      return new Database(address, file == null ? Dialect.POSTGRESQL : Dialect.SQLITE, connection);
    } catch (SQLException e) {
      throw new InputException(
          Text.format("the book %s cannot be opened: %s", address, firstLine(e)));
    }
  }

  private static Connection sqlite(Path file, boolean writing) throws SQLException {
    if (!writing && !Files.isRegularFile(file)) {
      throw new InputException(Text.format("there is no book %s", file));
    }
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.NORMAL);
    config.setBusyTimeout(BUSY_MILLIS);
    // The driver begins the next transaction as soon as one ends. An immediate one would hold the
    // lock of the writer while the program thinks, and no other program could write.
    config.setTransactionMode(TransactionMode.DEFERRED);
    return DriverManager.getConnection("jdbc:sqlite:" + file, config.toProperties());
  }

  private static Connection postgresql(BookAddress address) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ApplicationName", "oxo");
    properties.setProperty("connectTimeout", "20");
    properties.setProperty("tcpKeepAlive", "true");
    return DriverManager.getConnection(String.valueOf(address.url()), properties);
  }

  Dialect dialect() {
    return dialect;
  }

  /**
   * Does work in one transaction.
   *
   * @throws InputException when the database refuses it
   */
  synchronized <T> T transaction(Work<T> work) {
    if (busy) {
      throw new IllegalStateException("a transaction inside another would end both");
    }
    busy = true;
    try {
      return attempts(work);
    } finally {
      busy = false;
    }
  }

  /**
   * Does work that only reads. In a file it takes no lock that a writer would have to wait for.
   *
   * @throws InputException when the database refuses it
   */
  synchronized <T> T read(Work<T> work) {
    if (dialect == Dialect.POSTGRESQL) {
      return transaction(work);
    }
    try {
      connection.setAutoCommit(true);
      try {
        return transaction(work);
      } finally {
        connection.setAutoCommit(false);
      }
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  private InputException refused(SQLException e) {
    return new InputException(Text.format("the book %s: %s", address, firstLine(e)));
  }

  private <T> T attempts(Work<T> work) {
    for (int attempt = 1; ; attempt++) {
      try {
        try {
          T result = work.run(connection);
          if (!connection.getAutoCommit()) {
            connection.commit();
          }
          return result;
        } catch (SQLException | RuntimeException | Error e) {
          if (!connection.getAutoCommit()) {
            connection.rollback();
          }
          throw e;
        }
      } catch (SQLException e) {
        if (attempt == ATTEMPTS || !isConflict(e)) {
          throw refused(e);
        }
      }
    }
  }

  private static boolean isConflict(SQLException e) {
    return CONFLICTS.contains(String.valueOf(e.getSQLState()))
        || (e.getErrorCode() & 255) == SQLITE_BUSY;
  }

  private static String firstLine(SQLException e) {
    String message = String.valueOf(e.getMessage());
    return message.split("\n", 2)[0];
  }

  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new InputException(
          Text.format("the book %s cannot be closed: %s", address, firstLine(e)));
    }
  }
}
