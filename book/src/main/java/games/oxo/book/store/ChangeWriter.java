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
import org.jspecify.annotations.Nullable;

/** Writes a change of a book by prepared batches: one text of SQL for both databases. */
final class ChangeWriter {
  private static final String POSITION =
      "INSERT INTO position (key, ply, value, effort, negamax, proven, unbooked, unbooked_value,"
          + " wanted, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, :now)"
          + " ON CONFLICT (key) DO UPDATE SET"
          + " value = COALESCE(excluded.value, position.value),"
          + " effort = CASE WHEN excluded.value IS NULL THEN position.effort"
          + " ELSE excluded.effort END,"
          + " negamax = COALESCE(excluded.negamax, position.negamax),"
          + " proven = COALESCE(excluded.proven, position.proven),"
          + " unbooked_value = CASE WHEN excluded.unbooked IS NULL THEN position.unbooked_value"
          + " ELSE excluded.unbooked_value END,"
          + " unbooked = COALESCE(excluded.unbooked, position.unbooked),"
          + " wanted = COALESCE(excluded.wanted, position.wanted),"
          + " revision = excluded.revision";

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

  void write(BookChange change) throws SQLException {
    try (PreparedStatement positions = connection.prepareStatement(dialect.sql(POSITION));
        PreparedStatement moves = connection.prepareStatement(MOVE);
        PreparedStatement tallies =
            connection.prepareStatement(TALLY + (source == 0 ? ADD : REPLACE))) {
      for (PositionChange position : change.positions()) {
        byte[] key = CanonicalBytes.write(position.key());
        addPosition(positions, key, position);
        for (MoveChange move : position.moves()) {
          addMove(moves, key, move);
          if (move.hasGames()) {
            addTally(tallies, key, move);
          }
        }
      }
      positions.executeBatch();
      moves.executeBatch();
      tallies.executeBatch();
    }
  }

  private static void addPosition(PreparedStatement to, byte[] key, PositionChange change)
      throws SQLException {
    Double value = change.value();
    Integer unbooked = change.unbooked();
    to.setBytes(1, key);
    to.setInt(2, change.key().ply());
    setNumber(to, 3, value);
    if (value == null) {
      to.setNull(4, Types.BIGINT);
    } else {
      to.setLong(4, change.effort());
    }
    setNumber(to, 5, change.negamax());
    setProven(to, 6, change.proven());
    setWhole(to, 7, unbooked);
    setNumber(to, 8, unbooked == null ? null : change.unbookedValue());
    setFlag(to, 9, change.wanted());
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
