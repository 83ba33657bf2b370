package games.oxo.book.store;

import games.oxo.book.BookGame;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables of a book and their version. Each step takes a book from one version to the next, so
 * that a book of any earlier version can be opened.
 *
 * <pre>
 *   book      name, content               facts: schema, game, rules, id
 *   position  key, ply, value, effort, negamax, proven, unbooked, unbooked_value, wanted, revision
 *   move      position, cell, proven, refuted
 *   tally     position, cell, source, wins, draws, losses
 *   source    number, id, games           the books and logs that games come from; 0 is this one
 *   claim     key, owner, expires         positions that are being expanded
 * </pre>
 */
final class Schema {
  private static final String MAKE_FACTS =
      "CREATE TABLE IF NOT EXISTS book (name TEXT PRIMARY KEY, content TEXT NOT NULL)";

  private static final List<List<String>> STEPS =
      List.of(
          List.of(
              "CREATE TABLE position (key BYTEA PRIMARY KEY, ply INTEGER NOT NULL,"
                  + " value DOUBLE PRECISION, effort BIGINT, negamax DOUBLE PRECISION, proven TEXT,"
                  + " unbooked INTEGER, unbooked_value DOUBLE PRECISION, wanted INTEGER,"
                  + " revision BIGINT NOT NULL):table",
              "CREATE TABLE move (position BYTEA NOT NULL, cell INTEGER NOT NULL, proven TEXT,"
                  + " refuted INTEGER, PRIMARY KEY (position, cell)):table",
              "CREATE TABLE tally (position BYTEA NOT NULL, cell INTEGER NOT NULL,"
                  + " source INTEGER NOT NULL, wins BIGINT NOT NULL, draws BIGINT NOT NULL,"
                  + " losses BIGINT NOT NULL, PRIMARY KEY (position, cell, source)):table",
              "CREATE TABLE source (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
                  + " games BIGINT NOT NULL)",
              "CREATE INDEX position_revision ON position (revision)"),
          List.of(
              "CREATE TABLE claim (key BYTEA PRIMARY KEY, owner TEXT NOT NULL,"
                  + " expires BIGINT NOT NULL):table"));

  /** What SQLite says of the parts of a book; those of its own statistics are harmless. */
  private static final Set<String> SQLITE_TEXTS =
      Stream.concat(
              STEPS.stream().flatMap(List::stream).map(Dialect.SQLITE::sql),
              Stream.of(
                  MAKE_FACTS.replace("IF NOT EXISTS ", ""),
                  "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
                  "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"))
          .collect(Collectors.toUnmodifiableSet());

  private Schema() {}

  /** The version that this program writes. */
  static int version() {
    return STEPS.size();
  }

  /**
   * Makes the tables of a new book, or brings those of an old one to the present version, in the
   * transaction that is open.
   *
   * @throws InputException when it is a book of another game or of a later version
   */
  static void prepare(Connection connection, Dialect dialect, BookGame game, BookAddress address)
      throws SQLException {
    if (dialect == Dialect.POSTGRESQL) {
      // Two programs that begin one book at the same time must not both make its tables.
      execute(connection, "SELECT pg_advisory_xact_lock(7957)");
    }
    execute(connection, MAKE_FACTS);
    Map<String, String> facts = facts(connection);
    check(facts, game, address);
    int from = Integer.parseInt(facts.getOrDefault("schema", "0"));
    for (List<String> step : STEPS.subList(from, STEPS.size())) {
      for (String statement : step) {
        execute(connection, dialect.sql(statement));
      }
    }
    if (from == 0) {
      String id = UUID.randomUUID().toString();
      put(connection, "game", game.plain().id());
      put(connection, "rules", game.fingerprint());
      put(connection, "id", id);
      execute(connection, "INSERT INTO source (number, id, games) VALUES (0, '" + id + "', 0)");
    }
    if (from < STEPS.size()) {
      put(connection, "schema", Integer.toString(STEPS.size()));
    }
  }

  /**
   * Makes sure that a file has the tables of a book as this program makes them and nothing besides:
   * no views, triggers or virtual tables, which would run what somebody else has written.
   *
   * @param mayBeEmpty whether there may be no tables yet
   * @throws InputException when it has something else
   */
  static void checkFile(Connection connection, Path file, boolean mayBeEmpty) throws SQLException {
    boolean isBook = false;
    boolean isEmpty = true;
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT type, name, COALESCE(sql, '') FROM sqlite_schema")) {
      while (rows.next()) {
        String name = rows.getString(2);
        String sql = rows.getString(3);
        boolean own = sql.isEmpty() && name.startsWith("sqlite_autoindex_");
        if (!own && !SQLITE_TEXTS.contains(sql)) {
          throw new InputException(
              Text.format(
                  "%s is not a book: it has the %s '%s', which no book has",
                  file, rows.getString(1), name));
        }
        isBook |= name.equals("book");
        isEmpty = false;
      }
    }
    if (!isBook && !(isEmpty && mayBeEmpty)) {
      throw new InputException(Text.format("%s is not a book: it has no table 'book'", file));
    }
  }

  /**
   * Makes sure that a book is one of this game, of a version that is known.
   *
   * @throws InputException when it is not
   */
  static void check(Map<String, String> facts, BookGame game, BookAddress address) {
    String version = facts.getOrDefault("schema", "0");
    if (!version.matches("[0-9]{1,6}") || Integer.parseInt(version) > STEPS.size()) {
      throw new InputException(
          Text.format(
              "%s is a book of version %s, which a later OXO wrote; this one knows versions up to %d",
              address, version, STEPS.size()));
    }
    String rules = facts.getOrDefault("rules", game.fingerprint());
    if (!rules.equals(game.fingerprint())) {
      throw new InputException(
          Text.format(
              "%s is a book of %s with other rules than %s",
              address, facts.getOrDefault("game", "another game"), game.plain().id()));
    }
  }

  /** The facts of a book; empty when there is none. */
  static Map<String, String> facts(Connection connection) throws SQLException {
    Map<String, String> facts = new HashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT name, content FROM book")) {
      while (rows.next()) {
        facts.put(rows.getString(1), rows.getString(2));
      }
    }
    return facts;
  }

  private static void put(Connection connection, String name, String content) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "INSERT INTO book (name, content) VALUES (?, ?)"
                + " ON CONFLICT (name) DO UPDATE SET content = excluded.content")) {
      statement.setString(1, name);
      statement.setString(2, content);
      statement.executeUpdate();
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
