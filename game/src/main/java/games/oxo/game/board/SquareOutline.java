package games.oxo.game.board;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Arrays;
import java.util.List;

/** Rows and columns; lines run along rows, columns and both diagonals. */
final class SquareOutline extends Outline {
  @Override
  public String key() {
    return "square";
  }

  @Override
  public List<String> figureNames() {
    return List.of("width", "height");
  }

  @Override
  public String figureRule() {
    return "a square board has 'width' and 'height'";
  }

  @Override
  public int largestFigure() {
    return Board.MAX_CELLS;
  }

  @Override
  public String example() {
    return "{ shape = \"square\", width = 5, height = 5 }";
  }

  @Override
  void check(int[] figures) {
    int width = figures[0];
    int height = figures[1];
    long cells = (long) width * height;
    if (width < 1 || height < 1 || cells > Board.MAX_CELLS) {
      throw new InputException(
          Text.format(
              "a board of %dx%d has %s; width times height must be 1 to %d",
              width,
              height,
              width < 1 || height < 1 ? "no cells" : cells + " cells",
              Board.MAX_CELLS));
    }
  }

  @Override
  String describe(int[] figures) {
    return figures[0] + "x" + figures[1];
  }

  @Override
  int[] rowLengths(int[] figures) {
    int[] lengths = new int[figures[1]];
    Arrays.fill(lengths, figures[0]);
    return lengths;
  }

  @Override
  int firstColumn(int row, int[] figures) {
    return 0;
  }

  @Override
  int[][] directions() {
    return new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  }

  @Override
  int sideDirections() {
    return 2;
  }

  @Override
  int[][] turnsAndMirrors() {
    return new int[][] {
      {1, 0, 0, 1}, {-1, 0, 0, 1}, {1, 0, 0, -1}, {-1, 0, 0, -1},
      {0, 1, 1, 0}, {0, -1, 1, 0}, {0, 1, -1, 0}, {0, -1, -1, 0}
    };
  }

  @Override
  int rings(int[] figures) {
    return Math.max(1, Math.min(figures[0], figures[1]) / 2);
  }

  @Override
  int[] cornerRows(int rows) {
    return new int[] {0, rows - 1};
  }

  @Override
  int longestLine(int rows, int columns) {
    return Math.max(rows, columns);
  }

  @Override
  public boolean hasColumns() {
    return true;
  }

  @Override
  int indent(int row, int[] figures) {
    return 0;
  }

  @Override
  double rowHeight() {
    return 1;
  }

  @Override
  double cellHeight() {
    return 1;
  }

  @Override
  public int[][] lineSteps() {
    return new int[][] {{2, 0}, {0, 1}, {2, 1}, {-2, 1}};
  }

  @Override
  public int[][] sideSteps() {
    return new int[][] {{2, 0}, {-2, 0}, {0, 1}, {0, -1}};
  }
}
