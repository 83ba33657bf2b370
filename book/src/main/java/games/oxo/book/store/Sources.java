package games.oxo.book.store;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.game.canonical.CanonicalBytes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The sources of a book's games: the book itself, other books, logs of matches. Each move has a
 * tally for each source, which only ever grows (a grow-only counter), so that taking over a source
 * again changes nothing.
 */
final class Sources {
  private Sources() {}

  static Map<String, Long> read(Connection connection) throws SQLException {
    Map<String, Long> sources = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT id, games FROM source ORDER BY number")) {
      while (rows.next()) {
        sources.put(rows.getString(1), rows.getLong(2));
      }
    }
    return sources;
  }

  /** The number of a source, which is entered if it is not there, and gets its games. */
  static int number(Connection connection, String id, long games) throws SQLException {
    try (PreparedStatement add =
        connection.prepareStatement(
            "INSERT INTO source (number, id, games)"
                + " VALUES ((SELECT MAX(number) + 1 FROM source), ?, ?)"
                + " ON CONFLICT (id) DO UPDATE SET games = excluded.games"
                + " WHERE excluded.games > source.games")) {
      add.setString(1, id);
      add.setLong(2, games);
      add.executeUpdate();
    }
    try (PreparedStatement query =
        connection.prepareStatement("SELECT number FROM source WHERE id = ?")) {
      query.setString(1, id);
      try (ResultSet rows = query.executeQuery()) {
        rows.next();
        return rows.getInt(1);
      }
    }
  }

  static BookChange tallies(Connection connection, BookGame game, String source)
      throws SQLException {
    BookChange change = new BookChange();
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT position, cell, wins, draws, losses FROM tally"
                + " WHERE source = (SELECT number FROM source WHERE id = ?)")) {
      query.setString(1, source);
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          change
              .position(CanonicalBytes.read(game.plain(), rows.getBytes(1)))
              .move(rows.getInt(2))
              .addGames(rows.getLong(3), rows.getLong(4), rows.getLong(5));
        }
      }
    }
    return change;
  }
}
