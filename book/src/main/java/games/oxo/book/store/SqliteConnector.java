package games.oxo.book.store;

import games.oxo.game.files.DiskException;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteOpenMode;

/**
 * Opens connections to a book in an SQLite file, which may be from somebody else. Nothing in the
 * file is ever run: it has the tables of a book and nothing besides. Values have a largest size,
 * and what is read takes no more steps than a book of that size needs.
 */
final class SqliteConnector implements Connector {
  /** No limit to the pages of a file. */
  static final long ANY_SIZE = 0;

  private static final int BUSY_MILLIS = 60_000;

  /** The largest value or statement in bytes; those of a book are far smaller. */
  private static final int LONGEST = 1_000_000;

  /** Steps of SQLite's machine between two looks at their number. */
  private static final int STEPS_BETWEEN = 10_000;

  private static final long LEAST_STEPS = 10_000_000;

  /** A row takes ten bytes or more, and some sixty steps to be read. */
  private static final long STEPS_PER_BYTE = 100;

  private final Path file;
  private final boolean writing;
  private final long mostPages;
  private long stepsLeft;

  /**
   * @param writing whether anything will be written; a file that is missing is made then
   * @param mostPages how many pages the file may have, as if the disk were full then, or {@link
   *     #ANY_SIZE}
   * @throws InputException when there is no such file
   */
  SqliteConnector(Path file, boolean writing, long mostPages) {
    this.file = file;
    this.writing = writing;
    this.mostPages = mostPages;
    if (file.toString().contains("?")) {
      throw new InputException(
          Text.format("a book cannot have a question mark in its name, as %s has", file));
    }
    if (Files.isDirectory(file)) {
      throw new InputException(Text.format("%s is a folder; a book is needed", file));
    }
    if (!writing && !Files.isRegularFile(file)) {
      throw new InputException(Text.format("there is no book %s", file));
    }
    NativeSqlite.load();
  }

  @Override
  public Dialect dialect() {
    return Dialect.SQLITE;
  }

  @Override
  public Connection connect() throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setSynchronous(SynchronousMode.NORMAL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.setPragma(Pragma.LIMIT_LENGTH, Integer.toString(LONGEST));
    config.setPragma(Pragma.LIMIT_SQL_LENGTH, Integer.toString(LONGEST));
    config.setPragma(Pragma.LIMIT_ATTACHED, "0");
    if (!writing) {
      config.resetOpenMode(SQLiteOpenMode.CREATE);
    }
    Connection connection =
        DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath(), config.toProperties());
    boolean ready = false;
    try {
      prepare(connection);
      ready = true;
      return connection;
    } finally {
      if (!ready) {
        connection.close();
      }
    }
  }

  private void prepare(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA trusted_schema = OFF");
      statement.execute("PRAGMA cell_size_check = ON");
      beforeReading();
      ProgressHandler.setHandler(connection, STEPS_BETWEEN, new StepCounter());
      Schema.checkFile(connection, file, writing);
      if (writing) {
        statement.execute("PRAGMA journal_mode = WAL");
      }
      if (mostPages != ANY_SIZE) {
        statement.execute("PRAGMA max_page_count = " + mostPages);
      }
    }
  }

  /** Interrupts a statement that takes more steps than it may. */
  private final class StepCounter extends ProgressHandler {
    @Override
    protected int progress() {
      stepsLeft -= STEPS_BETWEEN;
      return stepsLeft < 0 ? 1 : 0;
    }
  }

  @Override
  public void beforeReading() {
    stepsLeft = LEAST_STEPS + STEPS_PER_BYTE * (size(file) + size(log()));
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      return 0;
    }
  }

  /** The write-ahead log. */
  private Path log() {
    return file.resolveSibling(file.getFileName() + "-wal");
  }

  /** The complaint that SQLite itself made; one about a batch says only that there is one. */
  private static SQLiteErrorCode code(SQLException e) {
    for (Throwable each = e; each != null; each = each.getCause()) {
      if (each instanceof SQLException complaint && complaint.getErrorCode() != 0) {
        // The lowest byte says what it is; the rest, where.
        return SQLiteErrorCode.getErrorCode(complaint.getErrorCode() & 255);
      }
    }
    return SQLiteErrorCode.SQLITE_ERROR;
  }

  @Override
  public Trouble trouble(SQLException e) {
    return code(e) == SQLiteErrorCode.SQLITE_BUSY ? Trouble.CONFLICT : Trouble.REFUSED;
  }

  @Override
  public InputException sentence(SQLException e) {
    String reason = reason(e);
    return switch (code(e)) {
      case SQLITE_FULL -> DiskException.of("the book " + file, file, "No space left");
      case SQLITE_IOERR -> DiskException.of("the book " + file, file, reason);
      case SQLITE_CANTOPEN ->
          DiskException.isFull(file, reason)
              ? DiskException.of("the book " + file, file, reason)
              : new InputException(Text.format("the book %s cannot be opened: %s", file, why()));
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH ->
          new InputException(Text.format("%s cannot be written: it is not allowed", file));
      case SQLITE_BUSY, SQLITE_LOCKED ->
          new InputException(
              Text.format("another program has been writing to %s for too long; try again", file));
      case SQLITE_NOTADB ->
          new InputException(
              Text.format("%s is not a book: it is neither a compact book nor a database", file));
      case SQLITE_INTERRUPT, SQLITE_TOOBIG, SQLITE_CORRUPT ->
          new InputException(
              Text.format("%s is damaged, or no book that OXO has written: %s", file, reason));
      default -> new InputException(Text.format("the book %s: %s", file, reason));
    };
  }

  private String why() {
    Path folder = file.toAbsolutePath().getParent();
    return folder != null && Files.isDirectory(folder)
        ? "it is not allowed"
        : "there is no folder " + folder;
  }

  /** What SQLite says, without its own name for it. */
  private static String reason(SQLException e) {
    if (code(e) == SQLiteErrorCode.SQLITE_INTERRUPT) {
      return "to read it takes more steps than a book of its size needs";
    }
    return String.valueOf(e.getMessage())
        .split("\n", 2)[0]
        .replaceAll("\\[SQLITE_[A-Z_]+\\] *", "")
        .replaceFirst("^.*\\((.*)\\)$", "$1");
  }
}
