package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** Cells and lines of one game in words, as its drawings name them. */
final class BoardWords {
  private final Game game;
  private final Board board;
  private final boolean columns;
  private final MoveNotation notation;

  BoardWords(Game game) {
    this.game = game;
    board = game.board();
    columns = game.definition().notation() == NotationStyle.COLUMN;
    notation = new MoveNotation(game);
  }

  /** A line by its cells, or where the drawing names only columns, by these. */
  String line(long cells) {
    return (columns ? "the line " : "") + RuleText.cells(game, cells);
  }

  /** A cell where a stone can go. */
  String cell(int cell) {
    return columns ? "column " + CellNames.columnMark(board.column(cell)) : place(cell);
  }

  /** Any of several such cells. */
  String either(long cells) {
    return String.join(" or ", each(cells, false));
  }

  /** A cell that might be free in the middle of a column. */
  String place(int cell) {
    return columns
        ? Text.format(
            "row %d of column %s",
            board.rows() - board.row(cell), CellNames.columnMark(board.column(cell)))
        : notation.writeCells(1L << cell);
  }

  /** Several of them. */
  String places(long cells) {
    return listed(each(cells, true));
  }

  private List<String> each(long cells, boolean anywhere) {
    List<String> each = new ArrayList<>();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      each.add(anywhere ? place(cell) : cell(cell));
    }
    return each;
  }

  /** Parts of a sentence with commas and a last "and". */
  static String listed(List<String> parts) {
    int last = parts.size() - 1;
    return last == 0
        ? parts.get(0)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }
}
