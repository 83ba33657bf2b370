package games.oxo.game.path;

import games.oxo.game.board.Board;

/**
 * A square board for whole-board steps: one shift moves all cells of a set at once. Cells are
 * numbered as on the board, {@code row * width + column}, so a step to the side must not carry the
 * last cell of a row into the next row.
 *
 * <p>A board of one row is laid out as one column, whose cells have the same numbers: a step of 64
 * places would be none in Java.
 */
final class Grid {
  final int width;
  final int height;

  /** All cells but those of the last column, which have nothing to their right. */
  final long notLast;

  /** All cells but those of the first column. */
  final long notFirst;

  /** The cells whose row and column add up to an even number, as on a checkerboard. */
  final long even;

  private final long[] touching;
  private final byte[] rowStart;

  Grid(Board board) {
    boolean oneRow = board.rows() == 1;
    width = oneRow ? 1 : board.columns();
    height = board.cells() / width;
    long first = 0;
    long last = 0;
    long evenCells = 0;
    touching = new long[board.cells()];
    rowStart = new byte[board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      first |= cell % width == 0 ? 1L << cell : 0;
      last |= cell % width == width - 1 ? 1L << cell : 0;
      evenCells |= (cell / width + cell % width) % 2 == 0 ? 1L << cell : 0;
      touching[cell] = board.touching(cell);
      rowStart[cell] = (byte) (cell - cell % width);
    }
    notFirst = board.all() & ~first;
    notLast = board.all() & ~last;
    even = evenCells;
  }

  /** The cells that share a side with this one. */
  long touching(int cell) {
    return touching[cell];
  }

  /** The first cell in the row of a cell. */
  int rowStart(int cell) {
    return rowStart[cell];
  }

  /** The columns of a set of cells, as cells of the first row. */
  long columns(long cells) {
    long folded = cells;
    for (int step = width; step < touching.length; step <<= 1) {
      folded |= folded >>> step;
    }
    return folded & ((2L << (width - 1)) - 1);
  }

  /** The cells that share a side with one of these; there may be bits beyond the board. */
  long beside(long cells) {
    return ((cells & notLast) << 1)
        | ((cells & notFirst) >>> 1)
        | (cells << width)
        | (cells >>> width);
  }

  /** The cells of {@code within} that connect to {@code from}, itself included. */
  long reach(long from, long within) {
    long reached = from;
    while (true) {
      long grown = reached | (beside(reached) & within);
      if (grown == reached) {
        return reached;
      }
      reached = grown;
    }
  }

  /**
   * An upper bound for the number of cells on a path within a set: the path changes between even
   * and odd cells with every step.
   */
  int mostOnPath(long cells) {
    int size = Long.bitCount(cells);
    int evens = Long.bitCount(cells & even);
    return Math.min(size, 2 * Math.min(evens, size - evens) + 1);
  }
}
