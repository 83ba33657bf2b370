package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Draws a position for a terminal: square boards as a grid with names at the edges, hexagons with
 * slanted rows and the numbers of the cells around them, boards with gravity between walls on a
 * floor. The last move is marked by {@code ( )}, the cells that decided the game by {@code [ ]}.
 * One instance serves one thread.
 *
 * <p>The cells with one number lie on a line that is bent at the middle row of a hexagon. Each line
 * has its number at both ends, one step beyond its last cell:
 *
 * <pre>
 *       1 2 3
 *   a  . . . 4
 *  b  . . . . 5
 * c  . . . . .
 *  d  . . . . 5
 *   e  . . . 4
 *       1 2 3
 * </pre>
 */
public final class Drawing {
  private static final String X_COLOUR = "\u001b[1;36m";
  private static final String O_COLOUR = "\u001b[1;33m";
  private static final String FAINT = "\u001b[2m";
  private static final String DECIDING = "\u001b[7m";
  private static final String LAST = "\u001b[4m";
  private static final String PLAIN = "\u001b[0m";

  private final Board board;
  private final CellNames names;
  private final boolean colour;
  private final int labelWidth;
  private Map<Integer, String> notes = Map.of();
  private int cellWidth;

  /**
   * @param colour whether to use the colour codes of a terminal
   */
  public Drawing(Game game, boolean colour) {
    board = game.board();
    names = game.cellNames();
    this.colour = colour;
    labelWidth = Math.max(names.rowLabel(0).length(), names.rowLabel(board.rows() - 1).length());
  }

  /** The lines of the drawing, without blanks at their ends. */
  public List<String> draw(Position position) {
    return draw(position, Map.of());
  }

  /** The same lines with the names of the columns above the board. */
  public List<String> drawBelowNames(Position position) {
    List<String> lines = draw(position);
    if (board.outline().hasColumns()) {
      lines.add(0, lines.remove(lines.size() - 1));
    }
    return lines;
  }

  /**
   * The lines of a drawing with something written on free cells.
   *
   * @param notes short texts by cell
   */
  public List<String> draw(Position position, Map<Integer, String> notes) {
    this.notes = notes;
    cellWidth = notes.values().stream().mapToInt(String::length).max().orElse(1);
    if (board.outline().hasColumns()) {
      cellWidth = Math.max(cellWidth, names.columnLabel(board.columns() - 1).length());
    } else {
      // Rows are shifted by half a cell and its gap, so these must be even together.
      cellWidth |= 1;
    }
    List<String> lines = new ArrayList<>();
    if (!board.outline().hasColumns()) {
      lines.add(faint(cellNumbers(0)));
    }
    long deciding = position.decidingCells();
    for (int row = 0; row < board.rows(); row++) {
      lines.add(row(position, deciding, row));
    }
    if (!board.outline().hasColumns()) {
      lines.add(faint(cellNumbers(board.rows() - 1)));
    }
    if (board.gravity()) {
      String floor = "-".repeat(board.columns() * (cellWidth + 1) + 1);
      lines.add(faint("+" + floor + "+"));
    }
    if (board.outline().hasColumns()) {
      lines.add(faint(columnLabels()));
    }
    return lines;
  }

  private String row(Position position, long deciding, int row) {
    String cells = cells(position, deciding, row);
    if (board.gravity()) {
      return faint("|") + cells + faint("|");
    }
    if (board.outline().hasColumns()) {
      return faint(pad(names.rowLabel(row), labelWidth) + " ") + cells.stripTrailing();
    }
    String start = indent(row) + faint(names.rowLabel(row) + " ");
    boolean longest = board.rowLength(row) == board.columns();
    return longest
        ? start + cells.stripTrailing()
        : start + cells + faint(pad(Integer.toString(board.rowLength(row) + 1), cellWidth));
  }

  /** The blanks before a row of a hexagon. */
  private String indent(int row) {
    return " ".repeat((cellWidth + 1) / 2 * board.indent(row));
  }

  /** The numbers of the cells of the first or last row of a hexagon, where their lines go on. */
  private String cellNumbers(int row) {
    int beside = names.rowLabel(row).length() + 1 + (cellWidth + 1) / 2;
    StringBuilder text = new StringBuilder(indent(row) + " ".repeat(beside));
    for (int number = 1; number <= board.rowLength(row); number++) {
      text.append(' ').append(pad(Integer.toString(number), cellWidth));
    }
    return text.toString();
  }

  /** The marks of a row, with a blank or a bracket before each and one at the end. */
  private String cells(Position position, long deciding, int row) {
    int length = board.rowLength(row);
    int last = position.lastMove().filter(move -> !move.isSwap()).map(m -> m.cell()).orElse(-1);
    char[] gaps = new char[length + 1];
    Arrays.fill(gaps, ' ');
    for (int column = 0; column < length; column++) {
      if (isIn(deciding, row, column)) {
        gaps[column] = isIn(deciding, row, column - 1) ? ' ' : '[';
        gaps[column + 1] = isIn(deciding, row, column + 1) ? ' ' : ']';
      }
    }
    if (last >= 0 && board.row(last) == row) {
      // A bracket that belongs to the neighbour stays.
      int column = board.column(last);
      gaps[column] = gaps[column] == ']' ? ']' : '(';
      gaps[column + 1] = gaps[column + 1] == '[' ? '[' : ')';
    }
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < length; column++) {
      int cell = board.cell(row, column);
      text.append(gaps[column]);
      String note = position.mark(cell) == '.' ? notes.get(cell) : null;
      if (note != null) {
        text.append(pad(note, cellWidth));
      } else {
        text.append(" ".repeat(cellWidth - 1));
        text.append(mark(position.mark(cell), isIn(deciding, row, column), cell == last));
      }
    }
    return text.append(gaps[length]).toString();
  }

  private boolean isIn(long cells, int row, int column) {
    int cell = board.cell(row, column);
    return cell >= 0 && (cells >>> cell & 1) != 0;
  }

  private String mark(char mark, boolean deciding, boolean last) {
    if (!colour) {
      return String.valueOf(mark);
    }
    String paint = mark == 'X' ? X_COLOUR : mark == 'O' ? O_COLOUR : FAINT;
    return paint + (deciding ? DECIDING : "") + (last ? LAST : "") + mark + PLAIN;
  }

  private String columnLabels() {
    StringBuilder text = new StringBuilder(" ".repeat(board.gravity() ? 1 : labelWidth + 1));
    for (int column = 0; column < board.columns(); column++) {
      text.append(' ').append(pad(names.columnLabel(column), cellWidth));
    }
    return text.toString();
  }

  private String faint(String text) {
    return colour ? FAINT + text + PLAIN : text;
  }

  private static String pad(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }
}
