package games.oxo.search.pvs;

import games.oxo.game.board.Board;
import games.oxo.search.kernel.LineTables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Look-up tables of what straight lines of the board are worth, by the stones of both sides on
 * them. A line is worth the sum of its windows, stretches of as many cells as a winning line has.
 *
 * <p>The stones of each side on a line, gathered by one multiplication (see {@link LineTables}),
 * are read as a number in base three; the number of the own stones and twice that of the others is
 * the index into the table, which all lines of one length share.
 */
final class LineValues {
  /** What a window is worth to a side; for the other side it is worth as much less. */
  interface WindowValue {
    /**
     * The value of a window.
     *
     * @param cells from one end to the other 0 for a free cell, 1 for an own stone and 2 for one of
     *     the other side
     */
    int of(int[] cells);
  }

  /** Longest line with a table: 3^10 entries, a quarter of a megabyte. */
  private static final int MOST_CELLS = 10;

  private static final int[] POWERS = new int[MOST_CELLS + 1];

  static {
    POWERS[0] = 1;
    for (int i = 1; i < POWERS.length; i++) {
      POWERS[i] = 3 * POWERS[i - 1];
    }
  }

  /** A line, and where its tables begin. */
  private record Line(long cells, long factor, int shift, int digits, int values) {}

  private final Line[] lines;

  /** For each cell its lines. */
  private final Line[][] linesThrough;

  /** For each cell and each of its lines what a stone adds to the number of the line. */
  private final int[][] places;

  private int[] digits = new int[0];
  private int[] values = new int[0];

  /** Whether the lines of a board are short enough for tables. */
  static boolean fits(Board board) {
    return board.longestLine() <= MOST_CELLS;
  }

  /**
   * @param board a board that {@link #fits}
   * @param length of a window
   */
  LineValues(Board board, int length, WindowValue window) {
    List<Line> found = new ArrayList<>();
    List<List<Line>> through = new ArrayList<>();
    places = new int[board.cells()][board.directions()];
    for (int cell = 0; cell < board.cells(); cell++) {
      through.add(new ArrayList<>());
    }
    Map<Integer, Integer> tables = new HashMap<>();
    for (int direction = 0; direction < board.directions(); direction++) {
      for (int cell = 0; cell < board.cells(); cell++) {
        if (board.step(cell, direction, -1) < 0) {
          List<Integer> cells = cells(board, cell, direction);
          if (cells.size() >= length) {
            Line line = line(cells, tables, length, window);
            found.add(line);
            for (int i = 0; i < cells.size(); i++) {
              places[cells.get(i)][through.get(cells.get(i)).size()] = POWERS[i];
              through.get(cells.get(i)).add(line);
            }
          }
        }
      }
    }
    lines = found.toArray(new Line[0]);
    linesThrough = through.stream().map(each -> each.toArray(new Line[0])).toArray(Line[][]::new);
  }

  /** The cells of a line from its first on. */
  private static List<Integer> cells(Board board, int first, int direction) {
    List<Integer> cells = new ArrayList<>();
    for (int at = first; at >= 0; at = board.step(first, direction, cells.size())) {
      cells.add(at);
    }
    return cells;
  }

  private Line line(
      List<Integer> cells, Map<Integer, Integer> tables, int length, WindowValue window) {
    long bits = 0;
    for (int cell : cells) {
      bits |= 1L << cell;
    }
    int shift = Long.SIZE - cells.size();
    long factor = LineTables.factor(bits, shift);
    int begin = digits.length;
    digits = Arrays.copyOf(digits, begin + (1 << cells.size()));
    for (long subset = bits; subset != 0; subset = (subset - 1) & bits) {
      int number = 0;
      for (int i = 0; i < cells.size(); i++) {
        number += (subset >>> cells.get(i) & 1) != 0 ? POWERS[i] : 0;
      }
      digits[begin + (int) ((subset * factor) >>> shift)] = number;
    }
    int table = tables.computeIfAbsent(cells.size(), size -> addTable(size, length, window));
    return new Line(bits, factor, shift, begin, table);
  }

  /** Appends the table of lines with this many cells. */
  private int addTable(int size, int length, WindowValue window) {
    int begin = values.length;
    values = Arrays.copyOf(values, begin + POWERS[size]);
    int[] stretch = new int[length];
    for (int number = 0; number < POWERS[size]; number++) {
      int value = 0;
      for (int from = 0; from + length <= size; from++) {
        for (int i = 0; i < length; i++) {
          stretch[i] = number / POWERS[from + i] % 3;
        }
        value += window.of(stretch);
      }
      values[begin + number] = value;
    }
    return begin;
  }

  /** What all lines are worth to a side. */
  int all(long own, long other) {
    int value = 0;
    for (Line line : lines) {
      value += values[index(line, own, other)];
    }
    return value;
  }

  /** How much more they are worth to a side that places a stone on a free cell. */
  int gain(long own, long other, int cell) {
    int gain = 0;
    Line[] through = linesThrough[cell];
    int[] place = places[cell];
    for (int i = 0; i < through.length; i++) {
      int index = index(through[i], own, other);
      gain += values[index + place[i]] - values[index];
    }
    return gain;
  }

  private int index(Line line, long own, long other) {
    return line.values + number(line, own) + 2 * number(line, other);
  }

  private int number(Line line, long stones) {
    return digits[line.digits + (int) (((stones & line.cells) * line.factor) >>> line.shift)];
  }
}
