package games.oxo.search.evaluation;

import games.oxo.game.board.Board;
import games.oxo.search.kernel.LineState;

/**
 * What an evaluation counts besides the tuples, all of it known to a search anyway. A closed cell
 * of a side is a free cell where it would lose; a winning cell one where it would win. The height
 * of a cell is counted where stones fall, since who gets it depends on its parity there.
 */
public enum Scalar {
  /** The right to move: always 1. */
  MOVE,
  /** Cells closed to the side to move. */
  CLOSED_OWN,
  /** Cells closed to the other side. */
  CLOSED_OTHER,
  /** Cells closed to both. */
  CLOSED_BOTH,
  /** Winning cells of the side to move at odd heights, or at any where stones do not fall. */
  WINNING_OWN_ODD,
  /** Those at even heights. */
  WINNING_OWN_EVEN,
  /** Winning cells of the other side at odd heights, or at any where stones do not fall. */
  WINNING_OTHER_ODD,
  /** Those at even heights. */
  WINNING_OTHER_EVEN;

  /** The cells at odd heights, the lowest row being the first; all where stones do not fall. */
  public static long oddCells(Board board) {
    long odd = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (!board.gravity() || (board.rows() - board.row(cell)) % 2 == 1) {
        odd |= 1L << cell;
      }
    }
    return odd;
  }

  /**
   * How many of these a position has.
   *
   * @param odd see {@link #oddCells}
   */
  public int count(LineState at, long odd) {
    long free = at.free();
    long closedOwn = at.ownLoses & ~at.ownWins & free;
    long closedOther = at.otherLoses & ~at.otherWins & free;
    return switch (this) {
      case MOVE -> 1;
      case CLOSED_OWN -> Long.bitCount(closedOwn);
      case CLOSED_OTHER -> Long.bitCount(closedOther);
      case CLOSED_BOTH -> Long.bitCount(closedOwn & closedOther);
      case WINNING_OWN_ODD -> Long.bitCount(at.ownWins & free & odd);
      case WINNING_OWN_EVEN -> Long.bitCount(at.ownWins & free & ~odd);
      case WINNING_OTHER_ODD -> Long.bitCount(at.otherWins & free & odd);
      case WINNING_OTHER_EVEN -> Long.bitCount(at.otherWins & free & ~odd);
    };
  }
}
