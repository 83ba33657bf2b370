package games.oxo.book.check;

import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.check.ProvenCheck.Verdict;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A sample of what a book calls proven, each row as likely as any other (reservoir sampling,
 * algorithm R), which is solved again.
 */
public final class ProvenSample {
  private final Game game;
  private final int most;
  private final Dice dice;
  private final List<ProvenRow> rows = new ArrayList<>();
  private final List<ProvenRow> wrong = new ArrayList<>();
  private long proven;
  private int right;
  private int tried;

  /**
   * @param most how many rows to take
   */
  public ProvenSample(BookReader book, int most, long seed) {
    this.most = most;
    game = book.game().plain();
    dice = new Dice(seed);
    book.forEach(this::take);
  }

  private void take(BookPosition position) {
    Position board = position.key().position(game);
    if (board.outcome().isOver()) {
      return;
    }
    if (position.proven() != null) {
      take(new ProvenRow(board, null, position.proven()));
    }
    for (BookMove each : position.moves()) {
      Move move = Move.at(each.cell());
      if (each.proven() != null && board.legalMoves().contains(move)) {
        take(new ProvenRow(board, move, each.proven()));
      }
    }
  }

  private void take(ProvenRow row) {
    proven++;
    if (rows.size() < most) {
      rows.add(row);
      return;
    }
    long place = (long) (dice.fraction() * proven);
    if (place < most) {
      rows.set((int) place, row);
    }
  }

  /**
   * Solves the rows.
   *
   * @param stop whether to come to an end; the rows that are left are unsettled
   */
  public void run(ProvenCheck check, BooleanSupplier stop) {
    for (ProvenRow row : rows) {
      if (stop.getAsBoolean()) {
        return;
      }
      tried++;
      Verdict verdict = check.of(row);
      if (verdict == Verdict.FALSE) {
        wrong.add(row);
      } else if (verdict == Verdict.TRUE) {
        right++;
      }
    }
  }

  /** How many values the book calls proven. */
  public long proven() {
    return proven;
  }

  /** How many of them are in the sample. */
  public int size() {
    return rows.size();
  }

  /** The share of them that was looked at, from 0 to 1. */
  public double done() {
    return rows.isEmpty() ? 1 : (double) tried / rows.size();
  }

  /** How many are true. */
  public int right() {
    return right;
  }

  /** Those that are false. */
  public List<ProvenRow> wrong() {
    return List.copyOf(wrong);
  }

  /** How many are neither shown to be true nor false. */
  public int unsettled() {
    return rows.size() - right - wrong.size();
  }
}
