package games.oxo.game.board;

import games.oxo.game.input.InputException;
import java.util.List;

/**
 * One board shape: everything that boards, definitions, drawings, pictures and the referees need to
 * know about it. A new shape is a subclass and an entry of {@link Shapes}; nothing else asks which
 * shape a board has. It has no state, and one instance serves all boards.
 *
 * <p>A board of a shape is given by its figures, such as width and height. Two descriptions of the
 * same board are kept here:
 *
 * <ul>
 *   <li>for the fast rules, cells in skewed columns {@code q} and rows {@code r}, so that a
 *       direction is one constant step {@code (dq, dr)};
 *   <li>for drawings and for the referees, who share no geometry with the rules, cells as they lie
 *       on the table: {@code x} to the right in halves of a cell, {@code y} downwards in rows.
 * </ul>
 */
public abstract class Shape {
  protected Shape() {}

  /** The word for the shape in a definition and elsewhere. */
  public abstract String key();

  /** The names of the figures that make a board of this shape, in a definition. */
  public abstract List<String> figureNames();

  /** What a definition that gives another figure is told: which ones this shape has. */
  public abstract String figureRule();

  /** No figure can be larger. */
  public abstract int largestFigure();

  /** No figure can be larger where the board has holes. */
  public int largestFigureWithHoles() {
    return largestFigure();
  }

  /** The figures of a board with this many rows, the widest of which has this many places. */
  public abstract List<Integer> figuresOf(int rows, int columns);

  /** A board as it stands in a definition. */
  public abstract String example();

  /** Boards as they stand in a certificate. */
  public abstract List<String> certificateExamples();

  /**
   * Makes sure that there is such a board.
   *
   * @throws InputException when there is none, with the reason
   */
  protected abstract void check(int[] figures);

  /** Short words for a board: {@code 5x5}. */
  protected abstract String describe(int[] figures);

  /** The number of cells in each row, from the top. */
  protected abstract int[] rowLengths(int[] figures);

  /** The skewed column of the first cell of a row. */
  protected abstract int firstColumn(int row, int[] figures);

  /** The steps {@code (dq, dr)} along which lines run, first those to cells that share a side. */
  protected abstract int[][] directions();

  /**
   * The words for the directions in a definition, in the same order: {@code rows}, {@code columns},
   * {@code falling} (to the right) and {@code rising}.
   */
  protected abstract List<String> directionNames();

  /** How many of the directions lead to cells that share a side. */
  protected abstract int sideDirections();

  /**
   * The turns and mirrors that can keep a board of this shape, the identity first, each as the
   * matrix {@code (a, b, c, d)} that takes {@code (q, r)} to {@code (aq + br, cq + dr)}, up to a
   * shift. One that does not keep a particular board is left out later.
   */
  protected abstract int[][] turnsAndMirrors();

  /** The number of rings; see {@link Board#ring}. */
  protected abstract int rings(int[] figures);

  /** How many layers of cells lie between a cell and the edge of the board. */
  protected abstract int layersToEdge(int row, int column, int[] figures);

  /** The rows whose first and last cells are the corners. */
  protected abstract int[] cornerRows(int rows);

  /**
   * Whether the cells stand in straight columns as well as rows, four neighbours each: then columns
   * have names, stones can fall, and cells that share a side have different colours on a
   * chessboard.
   */
  public abstract boolean hasColumns();

  /** The style in which cells are named when a definition names none. */
  protected abstract NotationStyle defaultNotation(Board board);

  /**
   * How far a row is drawn to the right of the leftmost, in halves of a cell; also for the lines
   * right above and below the board, where names stand.
   */
  protected abstract int indent(int row, int[] figures);

  /** What stands around the cells in a drawing. */
  public abstract Frame frame(Board board, CellNames names);

  /** The steps {@code (dx, dy)} along which lines run on the table, to the right or downwards. */
  public abstract int[][] lineSteps();

  /**
   * How far to the right a step down within a skewed column leads on the table, in halves of a
   * cell.
   */
  protected abstract int lean();

  /** The steps {@code (dx, dy)} to all cells that share a side, on the table. */
  public abstract int[][] sideSteps();

  /** The distance of two rows in a picture whose cells are 1 apart within a row. */
  protected abstract double rowHeight();

  /** How high a cell is in a picture whose cells are 1 wide. */
  protected abstract double cellHeight();

  /**
   * The corners {@code (x, y)} of a cell around its centre, with a little room between it and its
   * neighbours.
   *
   * @param distance of two cells in the picture
   */
  public abstract double[][] cellCorners(double distance);

  /**
   * How much of its corners a cell loses to rounding, in parts of the distance of two cells; only
   * rectangles do.
   */
  public abstract double cellRounding();
}
