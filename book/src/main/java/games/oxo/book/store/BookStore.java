package games.oxo.book.store;

import games.oxo.book.BookChange;
import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.game.canonical.CanonicalBytes;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * A book in a database. A position is read by one indexed query; changes are written in one
 * transaction each, so a program that is killed leaves whole games and whole expansions only.
 *
 * <p>All its threads share one connection and take turns. Several programs may have a book open and
 * write to it.
 */
public final class BookStore implements BookReader, AutoCloseable {
  /** Rows that are fetched at a time when all are read. */
  private static final int FETCH = 1000;

  private final BookGame game;
  private final BookAddress address;
  private final Database database;

  private BookStore(BookGame game, BookAddress address, Database database) {
    this.game = game;
    this.address = address;
    this.database = database;
  }

  /**
   * Opens a book for reading and writing, and makes it when there is none.
   *
   * @throws InputException when that is not possible, or it is a book of another game
   */
  public static BookStore open(BookGame game, BookAddress address) {
    return open(game, address, Database.open(connector(address, true), RetryLimit.USUAL));
  }

  /**
   * Opens a book that another program of the same work has open: a server that restarts is waited
   * for.
   *
   * @throws InputException when that is not possible, or it is a book of another game
   */
  public static BookStore openAgain(BookGame game, BookAddress address) {
    return open(game, address, Database.openAgain(connector(address, true), RetryLimit.USUAL));
  }

  /** The same in a database that is open. */
  static BookStore open(BookGame game, BookAddress address, Database database) {
    return prepared(
        game,
        address,
        database,
        connection -> {
          Schema.prepare(connection, database.dialect(), game, address);
          return 0;
        });
  }

  /**
   * Opens a book that is there for reading.
   *
   * @throws InputException when there is none, or it is a book of another game
   */
  public static BookStore openToRead(BookGame game, BookAddress address) {
    return prepared(
        game,
        address,
        Database.open(connector(address, false), RetryLimit.USUAL),
        connection -> {
          Map<String, String> facts = Schema.facts(connection);
          Schema.check(facts, game, address);
          if (!facts.getOrDefault("schema", "").equals(Integer.toString(Schema.version()))) {
            throw new InputException(
                Text.format(
                    "%s is a book of an earlier version; any 'oxo book grow' brings it up to date",
                    address));
          }
          return 0;
        });
  }

  private static Connector connector(BookAddress address, boolean writing) {
    Path file = address.file();
    return file == null
        ? new PostgresqlConnector(address)
        : new SqliteConnector(file, writing, SqliteConnector.ANY_SIZE);
  }

  private static BookStore prepared(
      BookGame game, BookAddress address, Database database, Database.Work<Integer> preparation) {
    boolean ready = false;
    try {
      database.transaction(preparation);
      ready = true;
      return new BookStore(game, address, database);
    } finally {
      if (!ready) {
        database.close();
      }
    }
  }

  /**
   * Does several things in one transaction: all of them are done or none. They may be done again
   * from the beginning.
   */
  public void together(Runnable work) {
    database.transaction(
        connection -> {
          work.run();
          return 0;
        });
  }

  /** The file of a book, or empty when it is in a server. */
  public Optional<Path> file() {
    return Optional.ofNullable(address.file());
  }

  @Override
  public BookGame game() {
    return game;
  }

  @Override
  public Optional<BookPosition> find(CanonicalPosition key) {
    List<BookPosition> found = new ArrayList<>();
    database.read(
        connection -> {
          found.clear();
          try (PreparedStatement query =
              connection.prepareStatement(
                  PositionRows.SELECT + "WHERE p.key = ?" + PositionRows.ORDER)) {
            query.setBytes(1, CanonicalBytes.write(key));
            read(query, found::add);
          }
          return 0;
        });
    return found.stream().findFirst();
  }

  @Override
  public void forEach(Consumer<BookPosition> taker) {
    AtomicReference<CanonicalPosition> last = new AtomicReference<>();
    Consumer<BookPosition> each =
        position -> {
          taker.accept(position);
          last.set(position.key());
        };
    database.read(
        connection -> {
          // If it is done again, with those that have not been handed out.
          CanonicalPosition from = last.get();
          try (PreparedStatement query =
              connection.prepareStatement(
                  PositionRows.SELECT
                      + (from == null ? "" : "WHERE p.key > ?")
                      + PositionRows.ORDER)) {
            if (from != null) {
              query.setBytes(1, CanonicalBytes.write(from));
            }
            query.setFetchSize(FETCH);
            read(query, each);
          }
          return 0;
        });
  }

  /**
   * The positions that were changed at a time or later, so that one program sees what others did.
   * Transactions end in another order than they begin, so ask again for a time that has passed.
   *
   * @param since as {@link #now} gives it
   */
  public List<BookPosition> changedSince(long since) {
    List<BookPosition> found = new ArrayList<>();
    database.read(
        connection -> {
          found.clear();
          try (PreparedStatement query =
              connection.prepareStatement(
                  PositionRows.SELECT + "WHERE p.revision >= ?" + PositionRows.ORDER)) {
            query.setLong(1, since);
            read(query, found::add);
          }
          return 0;
        });
    return found;
  }

  private void read(PreparedStatement query, Consumer<BookPosition> taker) throws SQLException {
    try (ResultSet rows = query.executeQuery()) {
      new PositionRows(game, rows).forEach(taker);
    }
  }

  /** The time of the database in milliseconds. */
  public long now() {
    return database.read(connection -> number(connection, "SELECT :now"));
  }

  @Override
  public BookCounts counts() {
    return database.read(
        connection ->
            new BookCounts(
                // Not COUNT(*), for which SQLite would not count its steps.
                number(connection, "SELECT COUNT(revision) FROM position"),
                number(connection, "SELECT COUNT(cell) FROM move"),
                number(connection, "SELECT COUNT(*) FROM position WHERE proven IS NOT NULL"),
                number(connection, "SELECT SUM(games) FROM source"),
                (int) number(connection, "SELECT MAX(ply) FROM position")));
  }

  private long number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(database.dialect().sql(sql))) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /** Whether an engine has valued a position, as expansions do and games do not. */
  public boolean hasValues() {
    return database.read(
            connection ->
                number(
                    connection,
                    "SELECT COUNT(*) FROM (SELECT 1 FROM position WHERE value IS NOT NULL LIMIT 1)"
                        + " AS valued"))
        > 0;
  }

  /**
   * Writes a change in one transaction.
   *
   * @param games how many games it counts
   * @return how many positions are new
   */
  public int write(BookChange change, int games) {
    return database.transaction(
        connection -> {
          int added = write(connection, change, 0);
          if (games > 0) {
            addGames(connection, games);
          }
          return added;
        });
  }

  /**
   * Writes the end of an expansion: the change, and the claim on its position given back.
   *
   * @return how many positions are new
   */
  public int writeAndRelease(BookChange change, CanonicalPosition claimed, String owner) {
    return database.transaction(
        connection -> {
          int added = write(connection, change, 0);
          release(connection, claimed, owner);
          return added;
        });
  }

  private int write(Connection connection, BookChange change, int source) throws SQLException {
    return new ChangeWriter(connection, database.dialect(), source).write(change);
  }

  private static void addGames(Connection connection, int games) throws SQLException {
    try (PreparedStatement add =
        connection.prepareStatement("UPDATE source SET games = games + ? WHERE number = 0")) {
      add.setInt(1, games);
      add.executeUpdate();
    }
  }

  /**
   * Claims a position, so that no other program expands it.
   *
   * @param owner who claims it; a name that no other program has
   * @param lease how long the claim holds if it is not given back
   * @return false when another owner has it
   */
  public boolean claim(CanonicalPosition key, String owner, Duration lease) {
    return database.transaction(
        connection -> {
          try (PreparedStatement claim =
              connection.prepareStatement(
                  database
                      .dialect()
                      .sql(
                          "INSERT INTO claim (key, owner, expires) VALUES (?, ?, :now + ?)"
                              + " ON CONFLICT (key) DO UPDATE SET owner = excluded.owner,"
                              + " expires = excluded.expires"
                              + " WHERE claim.expires < :now OR claim.owner = excluded.owner"))) {
            claim.setBytes(1, CanonicalBytes.write(key));
            claim.setString(2, owner);
            claim.setLong(3, lease.toMillis());
            return claim.executeUpdate() == 1;
          }
        });
  }

  /** Gives a claim back. */
  public void release(CanonicalPosition key, String owner) {
    database.transaction(
        connection -> {
          release(connection, key, owner);
          return 0;
        });
  }

  private static void release(Connection connection, CanonicalPosition key, String owner)
      throws SQLException {
    try (PreparedStatement release =
        connection.prepareStatement("DELETE FROM claim WHERE key = ? AND owner = ?")) {
      release.setBytes(1, CanonicalBytes.write(key));
      release.setString(2, owner);
      release.executeUpdate();
    }
  }

  /** The sources of its games with the number of games of each. */
  public Map<String, Long> sources() {
    return database.read(Sources::read);
  }

  /** The results of the games of one source, as changes that only add games. */
  public BookChange tallies(String source) {
    return database.read(connection -> Sources.tallies(connection, game, source));
  }

  /**
   * Takes over the games of another book or of a log. Its counts replace those that it had here
   * before, so that nothing is counted twice.
   *
   * @param source a name that no other book or log has
   * @param games how many games it has
   */
  public void writeSource(BookChange tallies, String source, long games) {
    database.transaction(
        connection -> {
          int number = Sources.number(connection, source, games);
          if (number != 0) {
            write(connection, tallies, number);
          }
          return 0;
        });
  }

  @Override
  public void close() {
    database.close();
  }
}
