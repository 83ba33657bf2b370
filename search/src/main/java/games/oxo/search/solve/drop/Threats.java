package games.oxo.search.solve.drop;

import games.oxo.game.board.Board;
import games.oxo.game.rules.CellPattern;
import games.oxo.search.kernel.Gather;
import games.oxo.search.kernel.LineTables;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Look-up tables of the cells that complete a line after a stone, like {@link LineTables}, but
 * faster for falling stones: upwards there is one such cell at most, and the other three lines
 * through a cell are looked up with the same number of bits.
 */
final class Threats {
  /** Longer lines are cut to a window around the cell. */
  private static final int LONG_LINE = 9;

  /** The largest index for which there is a table. */
  private static final int MOST_BITS = 11;

  private static final int SLANTS = 3;
  private static final int FIELDS = 3;
  private static final int STEPS = 2 + SLANTS * FIELDS;

  private final int shift;

  /**
   * For each cell: the stones below a completed column and the cell that completes it, then for
   * each other line its cells, its factor, and where its table begins.
   */
  private final long[] steps;

  private long[] table;

  /**
   * @param winning straight runs
   */
  Threats(Board board, CellPattern winning) {
    int win = winning.run();
    int bits = bits(board, win);
    shift = Long.SIZE - bits;
    steps = new long[board.cells() * STEPS];
    // A line that is too short has no cells, so its index is 0, where nothing is completed.
    table = new long[1 << bits];
    long[] runs = winning.sets();
    Map<Long, long[]> known = new HashMap<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      setColumn(board, win, cell);
      int at = cell * STEPS + 2;
      for (int direction = 0; direction < board.directions(); direction++) {
        if (!isUpright(board, cell, direction)) {
          long line = line(board, win, cell, direction);
          long[] step = known.get(line);
          if (step == null) {
            step = step(line, runs);
            known.put(line, step);
          }
          System.arraycopy(step, 0, steps, at, FIELDS);
          at += FIELDS;
        }
      }
    }
  }

  /** Whether the tables for a board stay small. */
  static boolean serves(Board board, int win) {
    return bits(board, win) <= MOST_BITS;
  }

  private static int bits(Board board, int win) {
    int bits = 1;
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int direction = 0; direction < board.directions(); direction++) {
        if (!isUpright(board, cell, direction)) {
          bits = Math.max(bits, Long.bitCount(line(board, win, cell, direction)));
        }
      }
    }
    return bits;
  }

  private static boolean isUpright(Board board, int cell, int direction) {
    long line = LineTables.line(board, cell, direction, 1);
    int first = Long.numberOfTrailingZeros(line);
    int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(line);
    return first != last && board.column(first) == board.column(last);
  }

  private static long line(Board board, int win, int cell, int direction) {
    long line = LineTables.line(board, cell, direction, Board.MAX_CELLS);
    return Long.bitCount(line) <= LONG_LINE
        ? line
        : LineTables.line(board, cell, direction, win - 1);
  }

  private void setColumn(Board board, int win, int cell) {
    int width = board.columns();
    int row = cell / width;
    boolean fits = row > 0 && row + win - 1 <= board.rows();
    long stones = 0;
    for (int i = 0; fits && i < win - 1; i++) {
      stones |= 1L << (cell + i * width);
    }
    // Nobody ever has all cells, so that what does not fit is never found.
    steps[cell * STEPS] = fits ? stones : -1;
    steps[cell * STEPS + 1] = fits ? 1L << (cell - width) : 0;
  }

  private long[] step(long line, long[] runs) {
    long[] onLine = Arrays.stream(runs).filter(run -> (run & ~line) == 0).toArray();
    if (onLine.length == 0) {
      return new long[] {0, 0, 0};
    }
    Gather gather = Gather.of(line, Long.SIZE - shift);
    int base = table.length;
    table = Arrays.copyOf(table, base + (1 << (Long.SIZE - shift)));
    for (long subset = line; ; subset = (subset - 1) & line) {
      table[base + gather.index(subset)] = LineTables.complete(subset, onLine);
      if (subset == 0) {
        return new long[] {line, gather.factor(), base};
      }
    }
  }

  /**
   * The cells on the lines through {@code cell} that would complete one.
   *
   * @param own the player's stones, that on {@code cell} among them
   */
  long after(long own, int cell) {
    int at = cell * STEPS;
    long column = steps[at];
    long up = (own & column) == column ? steps[at + 1] : 0;
    return up | look(own, at + 2) | look(own, at + 5) | look(own, at + 8);
  }

  private long look(long own, int at) {
    return table[(int) steps[at + 2] + (int) (((own & steps[at]) * steps[at + 1]) >>> shift)];
  }

  /** All cells that would complete a line for these stones. */
  long all(long own) {
    long cells = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      cells |= after(own, Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }
}
