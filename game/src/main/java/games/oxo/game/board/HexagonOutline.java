package games.oxo.game.board;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.List;

/**
 * A hexagon of hexagonal cells in horizontal rows; lines run along its three axes. Its skewed
 * columns are counted along the axis that leans to the left.
 */
final class HexagonOutline extends Outline {
  private static final int LARGEST_SIDE = 5;

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
  public String example() {
    return "{ shape = \"hexagon\", side = 5 }";
  }

  @Override
  void check(int[] figures) {
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
  String describe(int[] figures) {
    return "hexagon of side " + figures[0];
  }

  @Override
  int[] rowLengths(int[] figures) {
    int[] lengths = new int[2 * figures[0] - 1];
    for (int row = 0; row < lengths.length; row++) {
      lengths[row] = lengths.length - indent(row, figures);
    }
    return lengths;
  }

  @Override
  int firstColumn(int row, int[] figures) {
    return Math.max(-row, 1 - figures[0]);
  }

  @Override
  int[][] directions() {
    return new int[][] {{1, 0}, {0, 1}, {-1, 1}};
  }

  @Override
  int sideDirections() {
    return 3;
  }

  /** Six turns by a sixth, and the same six after the mirror that exchanges the two coordinates. */
  @Override
  int[][] turnsAndMirrors() {
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
  int rings(int[] figures) {
    return Math.max(1, figures[0] - 1);
  }

  @Override
  int[] cornerRows(int rows) {
    return new int[] {0, rows / 2, rows - 1};
  }

  @Override
  int longestLine(int rows, int columns) {
    return columns;
  }

  @Override
  public boolean hasColumns() {
    return false;
  }

  @Override
  int indent(int row, int[] figures) {
    return Math.abs(row - (figures[0] - 1));
  }

  @Override
  double rowHeight() {
    return Math.sqrt(3) / 2;
  }

  @Override
  double cellHeight() {
    return 2 / Math.sqrt(3);
  }

  @Override
  public int[][] lineSteps() {
    return new int[][] {{2, 0}, {1, 1}, {-1, 1}};
  }

  @Override
  public int[][] sideSteps() {
    return new int[][] {{2, 0}, {-2, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
  }
}
