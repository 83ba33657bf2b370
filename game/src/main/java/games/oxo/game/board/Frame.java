package games.oxo.game.board;

import java.util.List;

/**
 * What stands around the cells of a board drawn as text: names of rows, columns and cells, and
 * walls. Each shape chooses its own, for drawing and for reading what was drawn. Widths are in
 * characters; a cell of a drawing has one more, the gap before it.
 */
public abstract class Frame {
  private final Board board;
  private final CellNames names;

  protected Frame(Board board, CellNames names) {
    this.board = board;
    this.names = names;
  }

  protected final Board board() {
    return board;
  }

  protected final CellNames names() {
    return names;
  }

  /** How wide the cells are drawn when the longest text on one has this width. */
  public abstract int cellWidth(int widest);

  /** The number of blanks at the beginning of a row. */
  public int indent(int row, int cellWidth) {
    return 0;
  }

  /** What stands before the cells of a row, after its blanks. */
  public abstract String before(int row);

  /** What stands behind the cells of a row. */
  public String behind(int row, int cellWidth) {
    return "";
  }

  /** The lines above the rows. */
  public List<String> above(int cellWidth) {
    return List.of();
  }

  /** The lines below the rows. */
  public List<String> below(int cellWidth) {
    return List.of();
  }

  /** The line with the names of the columns, which may stand above or below all; empty if none. */
  public String columnNames(int cellWidth) {
    return "";
  }

  /** Whether a line without its blanks is one of those that stand above or below the rows only. */
  public boolean isHeading(String line) {
    return false;
  }

  /** Whether a word can stand behind a row, except its name and its length. */
  public boolean endsRow(String word, int row) {
    return false;
  }

  /** A text with blanks before it. */
  static String pad(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }
}
