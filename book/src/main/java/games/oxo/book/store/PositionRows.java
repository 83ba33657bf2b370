package games.oxo.book.store;

import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.game.canonical.CanonicalBytes;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads positions with their moves from rows that are ordered by position and cell. */
final class PositionRows {
  /** The columns, in the order in which they are read. */
  static final String SELECT =
      "SELECT p.key, p.value, p.effort, p.negamax, p.proven, p.unbooked, p.unbooked_value,"
          + " p.wanted, m.cell, m.proven, m.refuted, t.wins, t.draws, t.losses FROM position p"
          + " LEFT JOIN move m ON m.position = p.key"
          + " LEFT JOIN tally t ON t.position = m.position AND t.cell = m.cell ";

  static final String ORDER = " ORDER BY p.key, m.cell";

  private final BookGame game;
  private final ResultSet rows;
  private final List<BookMove> moves = new ArrayList<>();

  PositionRows(BookGame game, ResultSet rows) {
    this.game = game;
    this.rows = rows;
  }

  /** Visits every position. */
  void forEach(Consumer<BookPosition> taker) throws SQLException {
    byte[] key = null;
    BookPosition position = null;
    while (rows.next()) {
      byte[] next = rows.getBytes(1);
      if (position == null || !Arrays.equals(key, next)) {
        if (position != null) {
          taker.accept(withMoves(position));
        }
        key = next;
        position = position(next);
        moves.clear();
      }
      addMove();
    }
    if (position != null) {
      taker.accept(withMoves(position));
    }
  }

  private BookPosition position(byte[] key) throws SQLException {
    int unbooked = rows.getInt(6);
    boolean isNull = rows.wasNull();
    return new BookPosition(
        CanonicalBytes.read(game.plain(), key),
        number(2),
        rows.getLong(3),
        number(4),
        proven(rows.getString(5)),
        isNull ? BookPosition.NO_CELL : unbooked,
        number(7),
        rows.getInt(8) != 0,
        List.of());
  }

  private BookPosition withMoves(BookPosition bare) {
    return new BookPosition(
        bare.key(),
        bare.value(),
        bare.effort(),
        bare.negamax(),
        bare.proven(),
        bare.unbooked(),
        bare.unbookedValue(),
        bare.wanted(),
        moves);
  }

  /** A move has a row for each source of its games. */
  private void addMove() throws SQLException {
    int cell = rows.getInt(9);
    if (rows.wasNull()) {
      return;
    }
    BookMove before = BookMove.at(cell);
    if (!moves.isEmpty() && moves.get(moves.size() - 1).cell() == cell) {
      before = moves.remove(moves.size() - 1);
    }
    moves.add(
        new BookMove(
            cell,
            before.wins() + rows.getLong(12),
            before.draws() + rows.getLong(13),
            before.losses() + rows.getLong(14),
            proven(rows.getString(10)),
            rows.getInt(11) != 0));
  }

  private double number(int column) throws SQLException {
    double number = rows.getDouble(column);
    return rows.wasNull() ? BookPosition.UNKNOWN : number;
  }

  private static @Nullable Proven proven(@Nullable String text) {
    Optional<Value> value = text == null ? Optional.empty() : ValueText.read(text);
    return value.filter(Proven.class::isInstance).map(Proven.class::cast).orElse(null);
  }
}
