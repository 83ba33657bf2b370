package games.oxo.game.board;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * An immutable board of 1 to 64 cells and its geometry. Cells are numbered row by row from the top,
 * so that a set of cells is a {@code long} with bit {@code 1L << cell}. Holes are places without a
 * cell and have no number.
 *
 * <pre>
 *   square 4x3         hexagon of side 2
 *    0  1  2  3            0  1
 *    4  5  6  7          2  3  4
 *    8  9 10 11            5  6
 * </pre>
 *
 * <p>Inside, every cell has a row {@code r} and a skewed column {@code q} by its {@link Shape}, so
 * that on every shape a direction is one constant step {@code (dq, dr)}.
 */
public final class Board {
  public static final int MAX_CELLS = 64;

  private final Shape shape;
  private final int[] figures;
  private final BoardFeatures features;
  private final int rows;
  private final int columns;
  private final int[][] cellAt;
  private final int[] rowStart;
  private final int[] rowOf;
  private final int[] columnOf;
  private final int[] qOf;
  private final int[][] directions;
  private final int[] ringOf;
  private final int rings;
  private final long[] touching;
  private final long[] around;
  private final int longestLine;
  private final List<Symmetry> symmetries;

  private Board(Shape shape, int[] figures, BoardFeatures features) {
    this.shape = shape;
    this.figures = figures;
    this.features = features;
    int[][] every = shape.directions();
    directions =
        IntStream.range(0, every.length)
            .filter(i -> features.runsAlong(shape.directionNames().get(i)))
            .mapToObj(i -> every[i])
            .toArray(int[][]::new);
    int[] rowLengths = shape.rowLengths(figures);
    rows = rowLengths.length;
    columns = Arrays.stream(rowLengths).max().orElseThrow();
    cellAt = new int[rows][];
    rowStart = new int[rows + 1];
    int cells = number(rowLengths);
    if (cells < 1 || cells > MAX_CELLS) {
      throw new IllegalArgumentException(shape.key() + " allows a board of " + cells + " cells");
    }
    rowOf = new int[cells];
    columnOf = new int[cells];
    qOf = new int[cells];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < rowLengths[row]; column++) {
        int cell = cellAt[row][column];
        if (cell >= 0) {
          rowOf[cell] = row;
          columnOf[cell] = column;
          qOf[cell] = shape.firstColumn(row, figures) + column;
        }
      }
    }
    rings = shape.rings(figures);
    ringOf = new int[cells];
    touching = new long[cells];
    around = new long[cells];
    int sides = shape.sideDirections();
    for (int cell = 0; cell < cells; cell++) {
      ringOf[cell] = Math.max(1, rings - layersToEdge(cell));
      for (int direction = 0; direction < every.length; direction++) {
        long both = bit(step(cell, every[direction], 1)) | bit(step(cell, every[direction], -1));
        around[cell] |= both;
        touching[cell] |= direction < sides ? both : 0;
      }
    }
    longestLine = BoardLines.longest(this);
    symmetries = Symmetry.groupOf(this);
  }

  /** Numbers the cells row by row, without the holes, and returns how many there are. */
  private int number(int[] rowLengths) {
    int cells = 0;
    for (int row = 0; row < rows; row++) {
      cellAt[row] = new int[rowLengths[row]];
      for (int column = 0; column < rowLengths[row]; column++) {
        cellAt[row][column] = features.isHole(row, column) ? -1 : cells++;
      }
      rowStart[row + 1] = cells;
    }
    return cells;
  }

  /**
   * A board of rows and columns.
   *
   * @param gravity whether stones fall to the lowest free cell of their column
   * @throws InputException when it would have no cell or more than 64
   */
  public static Board square(int width, int height, boolean gravity) {
    return of(Shapes.SQUARE, List.of(width, height), gravity);
  }

  /**
   * A hexagon with {@code side} cells on each of its six sides.
   *
   * @throws InputException when the side is not 1 to 5 (side 5 has 61 cells, side 6 has 91)
   */
  public static Board hexagon(int side) {
    return of(Shapes.HEXAGON, List.of(side), false);
  }

  /**
   * A board of any shape.
   *
   * @param figures one for each of the shape's {@link Shape#figureNames()}
   * @param gravity whether stones fall to the lowest free cell of their column
   * @throws InputException when there is no such board
   */
  public static Board of(Shape shape, List<Integer> figures, boolean gravity) {
    return of(shape, figures, BoardFeatures.PLAIN.withGravity(gravity));
  }

  /**
   * A board of any shape with what else boards can have.
   *
   * @param figures one for each of the shape's {@link Shape#figureNames()}
   * @throws InputException when there is no such board
   */
  public static Board of(Shape shape, List<Integer> figures, BoardFeatures features) {
    if (features.gravity() && !shape.hasColumns()) {
      throw new InputException(
          Text.format(
              "gravity needs a square board: a %s has no columns to fall down", shape.key()));
    }
    int[] given = figures.stream().mapToInt(Integer::intValue).toArray();
    if (features.isWhole()) {
      shape.check(given);
    }
    features.check(shape, shape.rowLengths(given));
    features.checkWrap(shape, shape.rowLengths(given));
    return new Board(shape, given, features.inOrder(shape));
  }

  /** Its shape. */
  public Shape shape() {
    return shape;
  }

  /** What its shape is told by: for each of {@link Shape#figureNames()} a number. */
  public List<Integer> figures() {
    return Arrays.stream(figures).boxed().toList();
  }

  /** What it has besides its shape and figures. */
  public BoardFeatures features() {
    return features;
  }

  /** Whether stones fall to the lowest free cell of their column. */
  public boolean gravity() {
    return features.gravity();
  }

  /** The number of cells. */
  public int cells() {
    return rowStart[rows];
  }

  /** All cells as a set. */
  public long all() {
    return -1L >>> (MAX_CELLS - cells());
  }

  /** The number of rows. */
  public int rows() {
    return rows;
  }

  /** The number of places in the widest row. */
  public int columns() {
    return columns;
  }

  /** The number of places in a row, holes among them. */
  public int rowLength(int row) {
    return cellAt[row].length;
  }

  /** The number of cells in a row. */
  public int cellsOfRow(int row) {
    return rowStart[row + 1] - rowStart[row];
  }

  /** The first cell of a row; its other cells have the numbers after it. */
  public int firstCell(int row) {
    return rowStart[row];
  }

  /**
   * The cell at a row and a column counted within that row, both from 0, or -1 in a hole or off the
   * board.
   */
  public int cell(int row, int column) {
    boolean inside = row >= 0 && row < rows && column >= 0 && column < rowLength(row);
    return inside ? cellAt[row][column] : -1;
  }

  /** The row of a cell, from 0 at the top. */
  public int row(int cell) {
    return rowOf[cell];
  }

  /** The place of a cell within its row, from 0 at the left; holes are counted. */
  public int column(int cell) {
    return columnOf[cell];
  }

  /** The number of directions in which lines run: at most 4 on squares, 3 on hexagons. */
  public int directions() {
    return directions.length;
  }

  /** The cell that lies {@code steps} further in a direction (negative: back), or -1. */
  public int step(int cell, int direction, int steps) {
    return step(cell, directions[direction], steps);
  }

  private int step(int cell, int[] by, int steps) {
    return move(cell, steps * by[0], steps * by[1]);
  }

  /** The cell that lies so many inner columns and rows further, or -1. */
  int move(int cell, int columnsOn, int rowsOn) {
    int q = qOf[cell] + columnsOn;
    int row = rowOf[cell] + rowsOn;
    return switch (features.wrap()) {
      case NONE -> cellAt(q, row);
      case CYLINDER -> cellAt(Math.floorMod(q, columns), row);
      case TORUS -> cellAt(Math.floorMod(q, columns), Math.floorMod(row, rows));
    };
  }

  /** The cells that share a side with this one: up to 4 on squares, up to 6 on hexagons. */
  public long touching(int cell) {
    return touching[cell];
  }

  /** The cells that share a side or a corner with this one. */
  public long around(int cell) {
    return around[cell];
  }

  /** Every straight run of this many cells, in all directions, each once; none of length 0. */
  public long[] runs(int length) {
    return length == 0 ? new long[0] : BoardLines.runs(this, length);
  }

  /** The number of cells in the longest straight line. */
  public int longestLine() {
    return longestLine;
  }

  /**
   * The ring of a cell, from 1 in the middle outwards. Ring 1 is the smallest block with a border
   * of its own, its inside included: on 7x7 the 3x3 in the middle, on 4x4 the 2x2, on a hexagon the
   * centre with its six neighbours.
   */
  public int ring(int cell) {
    return ringOf[cell];
  }

  /** The number of rings; the last is the border. */
  public int rings() {
    return rings;
  }

  /** The cells of one ring. */
  public long ringCells(int ring) {
    long cells = 0;
    for (int cell = 0; cell < cells(); cell++) {
      cells |= ringOf[cell] == ring ? 1L << cell : 0;
    }
    return cells;
  }

  /** The outermost cells. */
  public long border() {
    long cells = 0;
    for (int cell = 0; cell < cells(); cell++) {
      cells |= layersToEdge(cell) == 0 ? 1L << cell : 0;
    }
    return cells;
  }

  /** The corners: four of a square board, six of a hexagon. */
  public long corners() {
    long corners = 0;
    for (int row : shape.cornerRows(rows)) {
      corners |= bit(cell(row, 0)) | bit(cell(row, rowLength(row) - 1));
    }
    return corners;
  }

  /**
   * The cells of a square board where a stone would rest: the bottom row, and right above stones.
   */
  public long supported(long occupied) {
    return rowCells(rows - 1) | (rows == 1 ? 0 : occupied >>> columns);
  }

  /** The cells of a square board right below these. */
  public long below(long cells) {
    return rows == 1 ? 0 : cells << columns & all();
  }

  private long rowCells(int row) {
    return -1L >>> (MAX_CELLS - rowLength(row)) << rowStart[row];
  }

  /**
   * How far a row is drawn to the right of the leftmost, in halves of a cell; also for the lines
   * right above and below the board, where names stand.
   */
  public int indent(int row) {
    return shape.indent(row, figures);
  }

  /** Where to draw the centre of a cell; touching cells are 1 apart, the leftmost is at 0. */
  public double x(int cell) {
    return column(cell) + indent(rowOf[cell]) / 2.0;
  }

  /** Where to draw the centre of a cell, downwards from 0 in the top row. */
  public double y(int cell) {
    return rowOf[cell] * shape.rowHeight();
  }

  /** How wide a drawing is whose cells are 1 wide. */
  public double drawnWidth() {
    return columns;
  }

  /** How high a drawing is whose cells are 1 wide. */
  public double drawnHeight() {
    return y(cells() - 1) + drawnCellHeight();
  }

  /** How high a cell is in a drawing whose cells are 1 wide. */
  public double drawnCellHeight() {
    return shape.cellHeight();
  }

  /**
   * All ways to turn or mirror the board onto itself, the identity first: 8 on a square, 4 on
   * another rectangle, 12 on a hexagon, 2 with gravity. Ways that move no cell differently (on a
   * board one cell high, say) are counted once.
   */
  public List<Symmetry> symmetries() {
    return symmetries;
  }

  /**
   * A short description for the user: {@code 5x5}, {@code hexagon of side 5}, {@code 6x6 with 20
   * cells}.
   */
  public String describe() {
    String whole = shape.describe(figures);
    return features.isWhole() ? whole : Text.format("%s with %d cells", whole, cells());
  }

  /** Its line in the text whose hash is the fingerprint of a game; it never changes. */
  public String fingerprint() {
    return "board " + shape.describe(figures) + features.fingerprint();
  }

  /** Boards are equal when they have the same shape, figures and features. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && shape == board.shape
        && features.equals(board.features)
        && Arrays.equals(figures, board.figures);
  }

  @Override
  public int hashCode() {
    return Objects.hash(shape, features, Arrays.hashCode(figures));
  }

  /** The cell with these inner coordinates, or -1 off the board. */
  int cellAt(int q, int row) {
    return row < 0 || row >= rows ? -1 : cell(row, q - shape.firstColumn(row, figures));
  }

  /** The inner steps in which lines run. */
  int[][] lineSteps() {
    return directions;
  }

  /** The inner column; see the class comment. */
  int q(int cell) {
    return qOf[cell];
  }

  private int layersToEdge(int cell) {
    return shape.layersToEdge(rowOf[cell], column(cell), figures);
  }

  private static long bit(int cell) {
    return cell < 0 ? 0 : 1L << cell;
  }
}
