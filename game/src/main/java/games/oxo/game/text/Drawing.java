package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Draws a position for a terminal: its marks in rows, within the {@link Frame} of the board's
 * shape. The last move is marked by {@code ( )}, the cells that decided the game by {@code [ ]}.
 * One instance serves one thread.
 */
public final class Drawing {
  private static final String X_COLOUR = "\u001b[1;36m";
  private static final String O_COLOUR = "\u001b[1;33m";
  private static final String FAINT = "\u001b[2m";
  private static final String DECIDING = "\u001b[7m";
  private static final String LAST = "\u001b[4m";
  private static final String PLAIN = "\u001b[0m";

  private final Board board;
  private final Frame frame;
  private final boolean colour;
  private Map<Integer, String> notes = Map.of();
  private int cellWidth;

  /**
   * @param colour whether to use the colour codes of a terminal
   */
  public Drawing(Game game, boolean colour) {
    board = game.board();
    frame = board.shape().frame(board, game.cellNames());
    this.colour = colour;
  }

  /** The lines of the drawing, without blanks at their ends. */
  public List<String> draw(Position position) {
    return draw(position, Map.of());
  }

  /** The same lines with the names of the columns above the board. */
  public List<String> drawBelowNames(Position position) {
    List<String> lines = draw(position);
    if (!frame.columnNames(cellWidth).isEmpty()) {
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
    cellWidth = frame.cellWidth(notes.values().stream().mapToInt(String::length).max().orElse(1));
    List<String> lines = new ArrayList<>();
    frame.above(cellWidth).forEach(line -> lines.add(faint(line)));
    long deciding = position.decidingCells();
    for (int row = 0; row < board.rows(); row++) {
      lines.add(row(position, deciding, row));
    }
    frame.below(cellWidth).forEach(line -> lines.add(faint(line)));
    String columnNames = frame.columnNames(cellWidth);
    if (!columnNames.isEmpty()) {
      lines.add(faint(columnNames));
    }
    return lines;
  }

  private String row(Position position, long deciding, int row) {
    String start = " ".repeat(frame.indent(row, cellWidth)) + faint(frame.before(row));
    String cells = cells(position, deciding, row);
    String end = frame.behind(row, cellWidth);
    return start + (end.isEmpty() ? cells.stripTrailing() : cells + faint(end));
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
      if (cell < 0) {
        text.append(" ".repeat(cellWidth));
        continue;
      }
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

  private String faint(String text) {
    return colour ? FAINT + text + PLAIN : text;
  }

  private static String pad(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }
}
