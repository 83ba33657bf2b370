package games.oxo.book.store;

import games.oxo.book.BookChange;
import games.oxo.book.BookChange.MoveChange;
import games.oxo.book.BookChange.PositionChange;
import games.oxo.game.canonical.CanonicalBytes;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueText;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Writes a change of a book by prepared batches: one text of SQL for both databases. */
final class ChangeWriter {
  /** Enters a position that is not there; so it is known how many are new. */
  private static final String POSITION =
      "INSERT INTO position (key, ply, revision) VALUES (?, ?, :now) ON CONFLICT (key) DO NOTHING";

  private static final String VALUES =
      "UPDATE position SET value = COALESCE(?, value), effort = COALESCE(?, effort),"
          + " negamax = COALESCE(?, negamax), proven = COALESCE(?, proven),"
          + " unbooked_value = CASE WHEN ? = 1 THEN ? ELSE unbooked_value END,"
          + " unbooked = COALESCE(?, unbooked), wanted = COALESCE(?, wanted), revision = :now"
          + " WHERE key = ?";

  private static final String MOVE =
      "INSERT INTO move (position, cell, proven, refuted) VALUES (?, ?, ?, ?)"
          + " ON CONFLICT (position, cell) DO UPDATE SET"
          + " proven = COALESCE(excluded.proven, move.proven),"
          + " refuted = COALESCE(excluded.refuted, move.refuted)";

  private static final String TALLY =
      "INSERT INTO tally (position, cell, source, wins, draws, losses) VALUES (?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT (position, cell, source) DO UPDATE SET ";

  private static final String ADD =
      "wins = tally.wins + excluded.wins, draws = tally.draws + excluded.draws,"
          + " losses = tally.losses + excluded.losses";

  /** Counts of one source only grow, so the later ones are the larger ones. */
  private static final String REPLACE =
      "wins = excluded.wins, draws = excluded.draws, losses = excluded.losses"
          + " WHERE excluded.wins + excluded.draws + excluded.losses"
          + " > tally.wins + tally.draws + tally.losses";

  private final Connection connection;
  private final Dialect dialect;
  private final int source;

  /**
   * @param source where the games come from; those of this book, number 0, are added, and those of
   *     another replace what that one had before
   */
  ChangeWriter(Connection connection, Dialect dialect, int source) {
    this.connection = connection;
    this.dialect = dialect;
    this.source = source;
  }

  /** Writes a change; returns how many of its positions are new. */
  int write(BookChange change) throws SQLException {
    try (PreparedStatement positions = connection.prepareStatement(dialect.sql(POSITION));
        PreparedStatement values = connection.prepareStatement(dialect.sql(VALUES));
        PreparedStatement moves = connection.prepareStatement(MOVE);
        PreparedStatement tallies =
            connection.prepareStatement(TALLY + (source == 0 ? ADD : REPLACE))) {
      for (PositionChange position : change.positions()) {
        byte[] key = CanonicalBytes.write(position.key());
        addPosition(positions, key, position);
        addValues(values, key, position);
        for (MoveChange move : position.moves()) {
          addMove(moves, key, move);
          if (move.hasGames()) {
            addTally(tallies, key, move);
          }
        }
      }
      int added = Arrays.stream(positions.executeBatch()).sum();
      values.executeBatch();
      moves.executeBatch();
      tallies.executeBatch();
      return added;
    }
  }

  private static void addPosition(PreparedStatement to, byte[] key, PositionChange change)
      throws SQLException {
    to.setBytes(1, key);
    to.setInt(2, change.key().ply());
    to.addBatch();
  }

  private static void addValues(PreparedStatement to, byte[] key, PositionChange change)
      throws SQLException {
    Double value = change.value();
    Integer unbooked = change.unbooked();
    setNumber(to, 1, value);
    if (value == null || value.isNaN()) {
      to.setNull(2, Types.BIGINT);
    } else {
      to.setLong(2, change.effort());
    }
    setNumber(to, 3, change.negamax());
    setProven(to, 4, change.proven());
    to.setInt(5, unbooked == null ? 0 : 1);
    setNumber(to, 6, unbooked == null ? null : change.unbookedValue());
    setWhole(to, 7, unbooked);
    setFlag(to, 8, change.wanted());
    to.setBytes(9, key);
    to.addBatch();
  }

  private static void addMove(PreparedStatement to, byte[] key, MoveChange change)
      throws SQLException {
    to.setBytes(1, key);
    to.setInt(2, change.cell());
    setProven(to, 3, change.proven());
    setFlag(to, 4, change.refuted());
    to.addBatch();
  }

  private void addTally(PreparedStatement to, byte[] key, MoveChange change) throws SQLException {
    to.setBytes(1, key);
    to.setInt(2, change.cell());
    to.setInt(3, source);
    to.setLong(4, change.wins());
    to.setLong(5, change.draws());
    to.setLong(6, change.losses());
    to.addBatch();
  }

  private static void setNumber(PreparedStatement to, int column, @Nullable Double number)
      throws SQLException {
    if (number == null || number.isNaN()) {
      to.setNull(column, Types.DOUBLE);
    } else {
      to.setDouble(column, number);
    }
  }

  private static void setWhole(PreparedStatement to, int column, @Nullable Integer number)
      throws SQLException {
    if (number == null) {
      to.setNull(column, Types.INTEGER);
    } else {
      to.setInt(column, number);
    }
  }

  private static void setFlag(PreparedStatement to, int column, @Nullable Boolean flag)
      throws SQLException {
    setWhole(to, column, flag == null ? null : flag ? 1 : 0);
  }

  private static void setProven(PreparedStatement to, int column, @Nullable Proven proven)
      throws SQLException {
    if (proven == null) {
      to.setNull(column, Types.VARCHAR);
    } else {
      to.setString(column, ValueText.write(proven));
    }
  }
}
