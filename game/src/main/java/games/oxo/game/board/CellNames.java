package games.oxo.game.board;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Locale;

/** Writes and reads the names of a board's cells in one notation style. */
public final class CellNames {
  static final int LETTERS = 26;

  /**
   * Columns named by one character each: 1 to 9, then a to n; {@code o} would look like a stone.
   */
  static final int MAX_COLUMN_MARKS = 23;

  private final Board board;
  private final NotationStyle style;

  /**
   * @throws InputException when the style cannot name the cells of this board
   */
  public CellNames(Board board, NotationStyle style) {
    this.board = board;
    this.style = style;
    switch (style) {
      case COLUMN -> {
        require(board.gravity(), "needs a board with gravity");
        require(
            board.columns() <= MAX_COLUMN_MARKS,
            Text.format("names at most %d columns", MAX_COLUMN_MARKS));
      }
      case CHESS, COLUMN_LETTER -> {
        require(
            board.shape().hasColumns(),
            Text.format(
                "needs a square board (a %s has no columns); use 'row-letter'",
                board.shape().key()));
        require(
            board.columns() <= LETTERS,
            Text.format("names at most %d columns; use 'row-column'", LETTERS));
      }
      case ROW_LETTER ->
          require(
              board.rows() <= LETTERS,
              Text.format("names at most %d rows; use 'row-column'", LETTERS));
      case ROW_COLUMN -> {
        // Numbers name any board.
      }
    }
  }

  private void require(boolean holds, String need) {
    if (!holds) {
      throw new InputException(Text.format("notation '%s' %s", style.key(), need));
    }
  }

  /** The style in which it names cells. */
  public NotationStyle style() {
    return style;
  }

  /** The name of a cell. Under {@link NotationStyle#COLUMN} cells are named as in chess. */
  public String name(int cell) {
    int row = board.row(cell);
    int column = board.column(cell);
    return switch (style) {
      case ROW_COLUMN -> row + " " + column;
      case ROW_LETTER -> letter(row) + (column + 1);
      case COLUMN_LETTER -> letter(column) + (row + 1);
      case CHESS, COLUMN -> letter(column) + (board.rows() - row);
    };
  }

  /** The name of a column under {@link NotationStyle#COLUMN}. */
  public static String columnMark(int column) {
    return column < 9 ? Integer.toString(column + 1) : letter(column - 9);
  }

  /** The column with a one-character name, or -1 when there is none such on the board. */
  public int columnOf(char mark) {
    char lower = Character.toLowerCase(mark);
    int column =
        lower >= '1' && lower <= '9'
            ? lower - '1'
            : lower >= 'a' && lower <= 'z' ? 9 + lower - 'a' : -1;
    return column < board.columns() ? column : -1;
  }

  /** The label of a row beside a drawing. */
  public String rowLabel(int row) {
    return switch (style) {
      case ROW_COLUMN -> Integer.toString(row);
      case ROW_LETTER -> letter(row);
      case COLUMN_LETTER -> Integer.toString(row + 1);
      case CHESS, COLUMN -> Integer.toString(board.rows() - row);
    };
  }

  /** The label of a column above or below a drawing. */
  public String columnLabel(int column) {
    return switch (style) {
      case ROW_COLUMN -> Integer.toString(column);
      case ROW_LETTER -> Integer.toString(column + 1);
      case COLUMN_LETTER, CHESS -> letter(column);
      case COLUMN -> columnMark(column);
    };
  }

  /** What the names of cells look like, for a message. */
  private String range() {
    return switch (style) {
      case ROW_COLUMN ->
          Text.format(
              "a row 0 to %d and a column 0 to %d, as in '%s'",
              board.rows() - 1, board.columns() - 1, name(board.cells() - 1));
      case ROW_LETTER ->
          Text.format(
              "a row a to %s and a number from 1, as in '%s'",
              letter(board.rows() - 1), name(board.cells() - 1));
      case COLUMN_LETTER, CHESS, COLUMN ->
          Text.format(
              "a column a to %s and a row 1 to %d, as in '%s'",
              letter(board.columns() - 1), board.rows(), name(board.cells() - 1));
    };
  }

  /** What the names of columns look like under {@link NotationStyle#COLUMN}, for a message. */
  public String columnRange() {
    return "a column 1 to " + columnMark(board.columns() - 1);
  }

  /**
   * The cell with this name; upper and lower case are the same.
   *
   * @throws InputException when there is no such cell
   */
  public int read(String name) {
    String text = name.strip().toLowerCase(Locale.ROOT);
    int cell = style == NotationStyle.ROW_COLUMN ? readNumbers(text) : readLetter(text);
    if (cell < 0) {
      throw new InputException(
          Text.format("'%s' is not a cell; a cell is %s", name.strip(), range()));
    }
    return cell;
  }

  private int readNumbers(String text) {
    String[] parts = text.split("[\\s,]+", -1);
    if (parts.length == 1 && text.length() == 2 && pairsMayTouch()) {
      parts = new String[] {text.substring(0, 1), text.substring(1)};
    }
    return parts.length == 2 ? board.cell(number(parts[0]), number(parts[1])) : -1;
  }

  /** Whether rows and columns have one digit each, so that {@code 34} can stand for {@code 3 4}. */
  public boolean pairsMayTouch() {
    return board.rows() <= 10 && board.columns() <= 10;
  }

  private int readLetter(String text) {
    if (text.isEmpty() || text.charAt(0) < 'a' || text.charAt(0) > 'z') {
      return -1;
    }
    int letter = text.charAt(0) - 'a';
    int number = number(text.substring(1));
    if (number < 0) {
      return -1;
    }
    return switch (style) {
      case ROW_LETTER -> board.cell(letter, number - 1);
      case COLUMN_LETTER -> board.cell(number - 1, letter);
      default -> board.cell(board.rows() - number, letter);
    };
  }

  /** A number of one or two digits, or -100, which is off every board. */
  private static int number(String digits) {
    boolean plain =
        (digits.length() == 1 || digits.length() == 2)
            && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    return plain ? Integer.parseInt(digits) : -100;
  }

  private static String letter(int index) {
    return String.valueOf((char) ('a' + index));
  }
}
