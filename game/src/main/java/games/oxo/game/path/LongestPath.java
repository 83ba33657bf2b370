package games.oxo.game.path;

import games.oxo.game.board.Board;

/**
 * The longest simple path through a set of cells, where neighbours share a side. Exact on every
 * set.
 *
 * <p>An instance has working memory of its own and serves one thread.
 */
public final class LongestPath {
  private final PathLengths lengths;

  /** For sets of cells of this board. */
  public LongestPath(Board board) {
    lengths = board.outline().hasColumns() ? new SquarePaths(new Grid(board)) : new AnyPaths(board);
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

  /** The cells of one longest path within {@code cells}. */
  public long cells(long cells) {
    int length = length(cells);
    long path = cells;
    for (long rest = cells; rest != 0 && Long.bitCount(path) > length; rest &= rest - 1) {
      long without = path & ~(rest & -rest);
      path = length(without) == length ? without : path;
    }
    return path;
  }
}
