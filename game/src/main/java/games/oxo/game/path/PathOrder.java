package games.oxo.game.path;

import games.oxo.game.board.Board;
import java.util.Arrays;

/**
 * The order of the cells on a path that visits each of them once (a Hamiltonian path): depth-first
 * search from the cell with the fewest neighbours on (Warnsdorff's rule), which leaves no cell
 * behind unreachable and no two dead ends. Its steps are bounded.
 */
final class PathOrder {
  private static final int FIRST_BUDGET = 1_000;
  private static final int LAST_BUDGET = 64_000;

  private final long[] touching;
  private final int[] path;
  private int budget;

  PathOrder(Board board) {
    touching = new long[board.cells()];
    for (int cell = 0; cell < touching.length; cell++) {
      touching[cell] = board.touching(cell);
    }
    path = new int[touching.length];
  }

  /** The cells from one end of a path to the other; none if no path was found in time. */
  int[] of(long cells) {
    int length = Long.bitCount(cells);
    for (int steps = FIRST_BUDGET; length > 0 && steps <= LAST_BUDGET; steps *= 4) {
      for (int degree = 0; degree <= Board.MAX_CELLS; degree++) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
          int start = Long.numberOfTrailingZeros(rest);
          budget = steps;
          if (degree(start, cells) == degree && extend(start, cells & ~(1L << start), 0)) {
            return Arrays.copyOf(path, length);
          }
        }
      }
    }
    return new int[0];
  }

  private int degree(int cell, long within) {
    return Long.bitCount(touching[cell] & within);
  }

  /** Whether the path can go on from its tip through all free cells. */
  private boolean extend(int tip, long free, int length) {
    path[length] = tip;
    if (free == 0) {
      return true;
    }
    if (--budget < 0 || !isOpen(tip, free)) {
      return false;
    }
    for (long left = touching[tip] & free; left != 0; ) {
      int next = fewestOn(left, free);
      left &= ~(1L << next);
      if (extend(next, free & ~(1L << next), length + 1)) {
        return true;
      }
    }
    return false;
  }

  private int fewestOn(long choices, long free) {
    int best = Long.numberOfTrailingZeros(choices);
    for (long rest = choices; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      best = degree(cell, free) < degree(best, free) ? cell : best;
    }
    return best;
  }

  /** Whether all free cells can be reached, and at most one of them is a dead end. */
  private boolean isOpen(int tip, long free) {
    long with = free | 1L << tip;
    int deadEnds = 0;
    for (long rest = free; rest != 0; rest &= rest - 1) {
      deadEnds += degree(Long.numberOfTrailingZeros(rest), with) < 2 ? 1 : 0;
    }
    long reached = 1L << tip;
    for (long edge = reached; edge != 0; ) {
      long grown = 0;
      for (; edge != 0; edge &= edge - 1) {
        grown |= touching[Long.numberOfTrailingZeros(edge)];
      }
      edge = grown & free & ~reached;
      reached |= edge;
    }
    return deadEnds < 2 && reached == with;
  }
}
