package games.oxo.game.text;

import games.oxo.game.Position;
import games.oxo.game.board.Board;

/** Writes positions as text that {@link PositionReader} reads. */
public final class PositionWriter {
  private PositionWriter() {}

  /** Rows from the top with {@code /} between them: {@code XOX/.O./...}. */
  public static String rows(Position position) {
    return rows(position, "/");
  }

  /** Rows from the top, one a line. */
  public static String lines(Position position) {
    return rows(position, "\n");
  }

  private static String rows(Position position, String between) {
    Board board = position.game().board();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.rows(); row++) {
      text.append(row == 0 ? "" : between);
      for (int i = 0; i < board.cellsOfRow(row); i++) {
        text.append(position.mark(board.firstCell(row) + i));
      }
    }
    return text.toString();
  }
}
