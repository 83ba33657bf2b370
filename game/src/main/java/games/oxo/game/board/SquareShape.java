package games.oxo.game.board;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Arrays;
import java.util.List;

/** Rows and columns; lines run along rows, columns and both diagonals. */
final class SquareShape extends Shape {
  /** Half the side of a cell in a picture whose cells are 1 apart. */
  private static final double HALF_SIDE = 0.47;

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
  public List<Integer> figuresOf(int rows, int columns) {
    return List.of(columns, rows);
  }

  @Override
  public String example() {
    return "{ shape = \"square\", width = 5, height = 5 }";
  }

  @Override
  public List<String> certificateExamples() {
    return List.of("square 5 5", "square 7 6 gravity");
  }

  @Override
  protected void check(int[] figures) {
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
  protected String describe(int[] figures) {
    return figures[0] + "x" + figures[1];
  }

  @Override
  protected int[] rowLengths(int[] figures) {
    int[] lengths = new int[figures[1]];
    Arrays.fill(lengths, figures[0]);
    return lengths;
  }

  @Override
  protected int firstColumn(int row, int[] figures) {
    return 0;
  }

  @Override
  protected int[][] directions() {
    return new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  }

  @Override
  protected List<String> directionNames() {
    return List.of("rows", "columns", "falling", "rising");
  }

  @Override
  protected int sideDirections() {
    return 2;
  }

  @Override
  protected int[][] turnsAndMirrors() {
    return new int[][] {
      {1, 0, 0, 1}, {-1, 0, 0, 1}, {1, 0, 0, -1}, {-1, 0, 0, -1},
      {0, 1, 1, 0}, {0, -1, 1, 0}, {0, 1, -1, 0}, {0, -1, -1, 0}
    };
  }

  @Override
  protected int rings(int[] figures) {
    return Math.max(1, Math.min(figures[0], figures[1]) / 2);
  }

  @Override
  protected int layersToEdge(int row, int column, int[] figures) {
    int leftRight = Math.min(column, figures[0] - 1 - column);
    int upDown = Math.min(row, figures[1] - 1 - row);
    return Math.min(leftRight, upDown);
  }

  @Override
  protected int[] cornerRows(int rows) {
    return new int[] {0, rows - 1};
  }

  @Override
  public boolean hasColumns() {
    return true;
  }

  @Override
  protected NotationStyle defaultNotation(Board board) {
    if (board.gravity() && board.columns() <= CellNames.MAX_COLUMN_MARKS) {
      return NotationStyle.COLUMN;
    }
    return board.columns() <= CellNames.LETTERS ? NotationStyle.CHESS : NotationStyle.ROW_COLUMN;
  }

  @Override
  protected int indent(int row, int[] figures) {
    return 0;
  }

  @Override
  public Frame frame(Board board, CellNames names) {
    return board.gravity() ? new WallFrame(board, names) : new GridFrame(board, names);
  }

  @Override
  public int[][] lineSteps() {
    return new int[][] {{2, 0}, {0, 1}, {2, 1}, {-2, 1}};
  }

  @Override
  protected int lean() {
    return 0;
  }

  @Override
  public int[][] sideSteps() {
    return new int[][] {{2, 0}, {-2, 0}, {0, 1}, {0, -1}};
  }

  @Override
  protected double rowHeight() {
    return 1;
  }

  @Override
  protected double cellHeight() {
    return 1;
  }

  @Override
  public double[][] cellCorners(double distance) {
    double half = HALF_SIDE * distance;
    return new double[][] {{-half, -half}, {half, -half}, {half, half}, {-half, half}};
  }

  @Override
  public double cellRounding() {
    return 1 / 15.0;
  }
}
