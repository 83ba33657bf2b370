package games.oxo.game;

import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.Frame;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Shape;
import games.oxo.game.board.Shapes;
import games.oxo.game.board.SlantedFrame;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import java.util.List;

/**
 * A triangle of hexagonal cells in rows of 1, 2, 3 and so on: a shape that is not offered to users,
 * to see that a shape is one class. A skewed column holds the cells with one number.
 */
public final class Triangle extends Shape {
  private static final Shape TRIANGLE = new Triangle();
  private static final Shapes SHAPES = Shapes.BUILT_IN.and(TRIANGLE);
  private static final int LARGEST_SIDE = 10;

  private Triangle() {}

  /** An empty triangle. */
  public static Board board(int side) {
    return Board.of(TRIANGLE, List.of(side), false);
  }

  /** A game on a triangle with these rules. */
  public static Game game(int side, String rules) {
    String text =
        "name = 'Triangle'\nboard = { shape = 'triangle', side = %d }\n".formatted(side) + rules;
    return Game.of(
        DefinitionReader.read(
            new Source("my.toml", "my.toml", text),
            (name, from) -> {
              throw new InputException("no file " + name);
            },
            SHAPES));
  }

  @Override
  public String key() {
    return "triangle";
  }

  @Override
  public List<String> figureNames() {
    return List.of("side");
  }

  @Override
  public String figureRule() {
    return "a triangle has only a 'side'";
  }

  @Override
  public int largestFigure() {
    return LARGEST_SIDE;
  }

  @Override
  public List<Integer> figuresOf(int rows, int columns) {
    return List.of(rows);
  }

  @Override
  public String example() {
    return "{ shape = \"triangle\", side = 6 }";
  }

  @Override
  public List<String> certificateExamples() {
    return List.of("triangle 6");
  }

  @Override
  protected void check(int[] figures) {
    if (figures[0] < 1 || figures[0] > LARGEST_SIDE) {
      throw new InputException("the side must be 1 to " + LARGEST_SIDE);
    }
  }

  @Override
  protected String describe(int[] figures) {
    return "triangle of side " + figures[0];
  }

  @Override
  protected int[] rowLengths(int[] figures) {
    int[] lengths = new int[figures[0]];
    for (int row = 0; row < lengths.length; row++) {
      lengths[row] = row + 1;
    }
    return lengths;
  }

  @Override
  protected int firstColumn(int row, int[] figures) {
    return 0;
  }

  @Override
  protected int[][] directions() {
    return new int[][] {{1, 0}, {0, 1}, {1, 1}};
  }

  @Override
  protected List<String> directionNames() {
    return List.of("rows", "rising", "falling");
  }

  @Override
  protected int sideDirections() {
    return 3;
  }

  /** Three turns by a third, and the same three after the mirror that exchanges left and right. */
  @Override
  protected int[][] turnsAndMirrors() {
    return new int[][] {
      {1, 0, 0, 1}, {-1, 1, -1, 0}, {0, -1, 1, -1},
      {-1, 1, 0, 1}, {1, 0, 1, -1}, {0, -1, -1, 0}
    };
  }

  @Override
  protected int rings(int[] figures) {
    return Math.max(1, (figures[0] + 1) / 3);
  }

  @Override
  protected int layersToEdge(int row, int column, int[] figures) {
    return Math.min(Math.min(column, row - column), figures[0] - 1 - row);
  }

  @Override
  protected int[] cornerRows(int rows) {
    return new int[] {0, rows - 1};
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
    return figures[0] - 1 - row;
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
    return -1;
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
    double up = 0.54 * distance;
    double side = up * Math.sqrt(3) / 2;
    return new double[][] {
      {0, -up}, {side, -up / 2}, {side, up / 2}, {0, up}, {-side, up / 2}, {-side, -up / 2}
    };
  }

  @Override
  public double cellRounding() {
    return 0;
  }
}
