package games.oxo.game.path;

import games.oxo.game.board.Board;

/**
 * The longest path on a board of any shape, in practice a hexagon: a search with a budget settles
 * the common cases in microseconds, and for solid areas with many possible paths {@link FrontierDp}
 * takes over, whose time is bounded (a good half second at worst).
 */
final class AnyPaths implements PathLengths {
  /** Steps of the search per area; beyond these the frontier is the cheaper way. */
  private static final int BUDGET = 4_000;

  private final long[] touching;
  private final FrontierDp frontier;
  private int best;
  private int budget;
  private long slowSets;

  AnyPaths(Board board) {
    touching = new long[board.cells()];
    for (int cell = 0; cell < touching.length; cell++) {
      touching[cell] = board.touching(cell);
    }
    frontier = new FrontierDp(board);
  }

  @Override
  public int length(long cells) {
    int longest = 0;
    for (long rest = cells; rest != 0; ) {
      long area = reach(rest & -rest, cells);
      rest &= ~area;
      if (Long.bitCount(area) > longest) {
        longest = Math.max(longest, lengthWithin(area));
      }
    }
    return longest;
  }

  @Override
  public long slowSets() {
    return slowSets;
  }

  @Override
  public boolean canBeSlow() {
    return true;
  }

  /** The longest path within a connected area. */
  private int lengthWithin(long area) {
    best = 0;
    budget = BUDGET;
    int size = Long.bitCount(area);
    for (long starts = area; starts != 0 && best < size; starts &= starts - 1) {
      int start = Long.numberOfTrailingZeros(starts);
      extend(start, area & ~(1L << start), 1);
      if (budget < 0) {
        slowSets++;
        return frontier.longest(area);
      }
    }
    return best;
  }

  /**
   * Tries all ways on from the tip of a path of {@code length} cells; {@code free} are the rest.
   */
  private void extend(int tip, long free, int length) {
    best = Math.max(best, length);
    long next = touching[tip] & free;
    if (next == 0 || --budget < 0 || length + Long.bitCount(reach(next, free)) <= best) {
      return;
    }
    for (; next != 0; next &= next - 1) {
      int cell = Long.numberOfTrailingZeros(next);
      extend(cell, free & ~(1L << cell), length + 1);
    }
  }

  /** The cells of {@code within} that connect to {@code from}, itself included. */
  private long reach(long from, long within) {
    long reached = from;
    for (long edge = from; edge != 0; ) {
      long grown = 0;
      for (; edge != 0; edge &= edge - 1) {
        grown |= touching[Long.numberOfTrailingZeros(edge)];
      }
      edge = grown & within & ~reached;
      reached |= edge;
    }
    return reached;
  }
}
