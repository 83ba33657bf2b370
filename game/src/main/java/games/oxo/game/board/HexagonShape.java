package games.oxo.game.board;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.List;

/**
 * A hexagon of hexagonal cells in horizontal rows; lines run along its three axes. Its skewed
 * columns are counted along the axis that leans to the left.
 */
final class HexagonShape extends Shape {
  private static final int LARGEST_SIDE = 5;
  private static final int LARGEST_SIDE_WITH_HOLES = 8;

  /** From the centre of a cell to its corners in a picture whose cells are 1 apart. */
  private static final double RADIUS = 0.545;

  @Override
  public String key() {
    return "hexagon";
  }

  @Override
  public List<String> figureNames() {
    return List.of("side");
  }

  @Override
  public String figureRule() {
    return "a hexagon has only a 'side'";
  }

  @Override
  public int largestFigure() {
    return LARGEST_SIDE;
  }

  @Override
  public int largestFigureWithHoles() {
    return LARGEST_SIDE_WITH_HOLES;
  }

  @Override
  public List<Integer> figuresOf(int rows, int columns) {
    return List.of((rows + 1) / 2);
  }

  @Override
  public String example() {
    return "{ shape = \"hexagon\", side = 5 }";
  }

  @Override
  public List<String> certificateExamples() {
    return List.of("hexagon 5");
  }

  @Override
  protected void check(int[] figures) {
    int side = figures[0];
    if (side < 1 || side > LARGEST_SIDE) {
      throw new InputException(
          Text.format(
              "a hexagon of side %d %s; the side must be 1 to %d",
              side,
              side < 1
                  ? "has no cells"
                  : Text.format(
                      "has %d cells, more than %d", 3L * side * (side - 1L) + 1, Board.MAX_CELLS),
              LARGEST_SIDE));
    }
  }

  @Override
  protected String describe(int[] figures) {
    return "hexagon of side " + figures[0];
  }

  @Override
  protected int[] rowLengths(int[] figures) {
    int[] lengths = new int[2 * figures[0] - 1];
    for (int row = 0; row < lengths.length; row++) {
      lengths[row] = lengths.length - indent(row, figures);
    }
    return lengths;
  }

  @Override
  protected int firstColumn(int row, int[] figures) {
    return Math.max(-row, 1 - figures[0]);
  }

  @Override
  protected int[][] directions() {
    return new int[][] {{1, 0}, {0, 1}, {-1, 1}};
  }

  @Override
  protected List<String> directionNames() {
    return List.of("rows", "falling", "rising");
  }

  @Override
  protected int sideDirections() {
    return 3;
  }

  /** Six turns by a sixth, and the same six after the mirror that exchanges the two coordinates. */
  @Override
  protected int[][] turnsAndMirrors() {
    int[][] maps = new int[12][];
    int[] turned = {1, 0, 0, 1};
    for (int i = 0; i < 6; i++) {
      maps[i] = turned;
      maps[i + 6] = new int[] {turned[1], turned[0], turned[3], turned[2]};
      turned = new int[] {-turned[2], -turned[3], turned[0] + turned[2], turned[1] + turned[3]};
    }
    return maps;
  }

  @Override
  protected int rings(int[] figures) {
    return Math.max(1, figures[0] - 1);
  }

  @Override
  protected int layersToEdge(int row, int column, int[] figures) {
    int last = 2 * figures[0] - 2;
    int leftRight = Math.min(column, last - indent(row, figures) - column);
    int upDown = Math.min(row, last - row);
    return Math.min(leftRight, upDown);
  }

  @Override
  protected int[] cornerRows(int rows) {
    return new int[] {0, rows / 2, rows - 1};
  }

  @Override
  public boolean hasColumns() {
    return false;
  }

  @Override
  protected NotationStyle defaultNotation(Board board) {
    return NotationStyle.ROW_LETTER;
  }

  @Override
  protected int indent(int row, int[] figures) {
    return Math.abs(row - (figures[0] - 1));
  }

  @Override
  public Frame frame(Board board, CellNames names) {
    return new SlantedFrame(board, names);
  }

  @Override
  public int[][] lineSteps() {
    return new int[][] {{2, 0}, {1, 1}, {-1, 1}};
  }

  @Override
  protected int lean() {
    return 1;
  }

  @Override
  public int[][] sideSteps() {
    return new int[][] {{2, 0}, {-2, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
  }

  @Override
  protected double rowHeight() {
    return Math.sqrt(3) / 2;
  }

  @Override
  protected double cellHeight() {
    return 2 / Math.sqrt(3);
  }

  @Override
  public double[][] cellCorners(double distance) {
    double radius = RADIUS * distance;
    double[][] corners = new double[6][];
    for (int corner = 0; corner < corners.length; corner++) {
      double angle = Math.PI / 6 + corner * Math.PI / 3;
      corners[corner] = new double[] {radius * Math.cos(angle), radius * Math.sin(angle)};
    }
    return corners;
  }

  @Override
  public double cellRounding() {
    return 0;
  }
}
