package games.oxo.game.path;

import games.oxo.game.board.Board;

/**
 * The longest simple path through a set of cells, where neighbours share a side. Exact on every
 * set.
 *
 * <p>An instance has working memory of its own and serves one thread.
 */
public final class LongestPath {
  /** More sets that take long are not looked at to put one path in order. */
  private static final int MOST_SLOW_SETS = 2;

  private final PathLengths lengths;
  private final PathOrder order;

  /** For sets of cells of this board, which {@link #canMeasure} must allow. */
  public LongestPath(Board board) {
    lengths = isGrid(board) ? new SquarePaths(new Grid(board)) : new AnyPaths(board);
    order = new PathOrder(board);
  }

  /** Whether longest paths can be found on this board, whatever the stones. */
  public static boolean canMeasure(Board board) {
    return isGrid(board) || new FrontierDp(board).hasRoom();
  }

  private static boolean isGrid(Board board) {
    return board.shape().hasColumns() && board.features().isWhole() && !board.features().isJoined();
  }

  /** The number of cells on the longest path within {@code cells}; 0 for the empty set. */
  public int length(long cells) {
    return lengths.length(cells);
  }

  /** How many sets so far may have taken more than a millisecond, up to some hundreds of them. */
  public long slowSets() {
    return lengths.slowSets();
  }

  /** Whether there are such sets at all on this board. */
  public boolean canBeSlow() {
    return lengths.canBeSlow();
  }

  /**
   * The cells of one longest path within {@code cells}, from one end to the other; none where that
   * would take more than a moment, which does not happen on square boards.
   */
  public int[] inOrder(long cells) {
    return order.of(cells(cells));
  }

  /**
   * The cells of one longest path within {@code cells}; none where that would take more than a
   * moment, which does not happen on square boards.
   */
  public long cells(long cells) {
    long mostSlowSets = slowSets() + MOST_SLOW_SETS;
    int length = length(cells);
    long path = cells;
    for (long rest = cells; rest != 0 && Long.bitCount(path) > length; rest &= rest - 1) {
      if (slowSets() > mostSlowSets) {
        return 0;
      }
      long without = path & ~(rest & -rest);
      path = length(without) == length ? without : path;
    }
    return path;
  }
}
