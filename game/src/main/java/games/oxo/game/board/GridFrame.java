package games.oxo.game.board;

/**
 * The frame of a board with straight columns: names of rows on the left, of columns below.
 *
 * <pre>
 * 1  . . .
 * 2  . . .
 *    a b c
 * </pre>
 */
class GridFrame extends Frame {
  private final int labelWidth;

  GridFrame(Board board, CellNames names) {
    super(board, names);
    labelWidth = Math.max(names.rowLabel(0).length(), names.rowLabel(board.rows() - 1).length());
  }

  @Override
  public int cellWidth(int widest) {
    return Math.max(widest, names().columnLabel(board().columns() - 1).length());
  }

  @Override
  public String before(int row) {
    return pad(names().rowLabel(row), labelWidth) + " ";
  }

  @Override
  public String columnNames(int cellWidth) {
    StringBuilder text = new StringBuilder(" ".repeat(before(0).length()));
    for (int column = 0; column < board().columns(); column++) {
      text.append(' ').append(pad(names().columnLabel(column), cellWidth));
    }
    return text.toString();
  }
}
