package games.oxo.search.solve.drop;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.definition.TurnOrder;

/**
 * Bitboard layout of a gravity game. Cells are bits, row by row from the top left:
 *
 * <pre>
 *    0  1  2  3  4  5  6      top row, number 6
 *    7  8  9 10 11 12 13
 *    ...
 *   35 36 37 38 39 40 41      bottom row, number 1
 * </pre>
 *
 * So the cell above another is {@code bit >>> width}, the one below {@code bit << width}.
 */
final class ColumnLayout {
  /** The longest winning line that {@link #holdsLine} can look for. */
  private static final int LONGEST_LINE = 8;

  private static final int DIRECTIONS = 4;

  final int width;
  final int height;
  final int cells;
  final long all;
  final long floor;
  final long top;

  /** Rows 2, 4, 6, ... counted from the bottom. */
  final long evenRows;

  private final long column;
  private final int[] shifts = new int[3 * DIRECTIONS];
  private final long[] starts = new long[DIRECTIONS];

  /**
   * @param win how long a winning line is
   */
  ColumnLayout(Board board, int win) {
    width = board.columns();
    height = board.rows();
    cells = board.cells();
    all = board.all();
    floor = board.supported(0);
    top = floor >>> (cells - width);
    long first = 0;
    long even = 0;
    for (int row = 1; row <= height; row++) {
      first |= 1L << (cells - row * width);
      even |= row % 2 == 0 ? floor >>> ((row - 1) * width) : 0;
    }
    column = first;
    evenRows = even;
    setLines(win);
  }

  /**
   * Whether a game can be searched this way: stones fall, straight lines only win, the players take
   * turns, and a position fits into one number.
   */
  static boolean serves(Game game) {
    Board board = game.board();
    int win = game.rules().winning().run();
    return win > 0
        && game.rules().losing().isNone()
        && board.gravity()
        && board.directions() == DIRECTIONS
        && game.definition().turns().equals(TurnOrder.ALTERNATING)
        && win <= LONGEST_LINE
        && Threats.serves(board, win)
        && board.rows() > 1
        && (board.rows() + 1) * board.columns() <= Long.SIZE;
  }

  private void setLines(int win) {
    int[] dx = {1, 0, 1, -1};
    int[] dy = {0, 1, 1, 1};
    int far = win - 1;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int stride = dx[direction] + width * dy[direction];
      for (int covered = 1, step = 0; step < 3; step++) {
        int more = Math.min(covered, win - covered);
        shifts[3 * direction + step] = more * stride;
        covered += more;
      }
      for (int cell = 0; cell < cells; cell++) {
        int x = cell % width + far * dx[direction];
        int y = cell / width + far * dy[direction];
        if (x >= 0 && x < width && y < height) {
          starts[direction] |= 1L << cell;
        }
      }
    }
  }

  /** Where the next stone of each column would go. */
  long next(long occupied) {
    return all & ~occupied & (floor | occupied >>> width);
  }

  /** The cells above these in their columns, these not included. */
  long above(long some) {
    long up = some >>> width;
    up |= up >>> width;
    up |= up >>> (2 * width);
    return up | up >>> (4 * width);
  }

  /** Whether a winning line lies within these cells. */
  boolean holdsLine(long some) {
    int[] by = shifts;
    long[] from = starts;
    long found = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
      long runs = some & some >>> by[3 * d];
      runs &= runs >>> by[3 * d + 1];
      runs &= runs >>> by[3 * d + 2];
      found |= runs & from[d];
    }
    return found != 0;
  }

  /** How many bits a {@link #key} has. */
  int keyBits() {
    return (height + 1) * width;
  }

  /**
   * A number that no other position has: the stones of one player, and a mark above the last stone
   * of each column.
   */
  long key(long own, long occupied) {
    return (own | next(occupied)) << width | (occupied & top);
  }

  /** The same cells seen in a mirror. */
  long mirror(long some) {
    long mirrored = 0;
    for (int x = 0; x < width; x++) {
      mirrored |= (some >>> x & column) << (width - 1 - x);
    }
    return mirrored;
  }
}
