package games.oxo.game.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A rotation or reflection that maps a board onto itself: a permutation of its cells. */
public final class Symmetry {
  private final int[] to;

  private Symmetry(int[] to) {
    this.to = to;
  }

  /** Where a cell goes. */
  public int map(int cell) {
    return to[cell];
  }

  /** Where a set of cells of this board goes; {@link SymmetryGroup#image} is faster. */
  public long map(long cells) {
    long image = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1L << to[Long.numberOfTrailingZeros(rest)];
    }
    return image;
  }

  /** The way back. */
  public Symmetry inverse() {
    int[] back = new int[to.length];
    for (int cell = 0; cell < to.length; cell++) {
      back[to[cell]] = cell;
    }
    return new Symmetry(back);
  }

  /** Whether it takes every cell back to where the other brought it from. */
  boolean undoes(Symmetry other) {
    for (int cell = 0; cell < to.length; cell++) {
      if (to[other.to[cell]] != cell) {
        return false;
      }
    }
    return true;
  }

  /** The permutation: element {@code i} is where cell {@code i} goes. */
  public int[] permutation() {
    return to.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Symmetry symmetry && Arrays.equals(to, symmetry.to);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(to);
  }

  @Override
  public String toString() {
    return Arrays.toString(to);
  }

  static List<Symmetry> groupOf(Board board) {
    List<Symmetry> group = new ArrayList<>();
    for (int[] map : board.shape().turnsAndMirrors()) {
      int[] to = permutation(board, map);
      boolean falls = !board.gravity() || keepsRows(board, to);
      if (to.length > 0 && falls && keepsRings(board, to) && keepsLines(board, map)) {
        Symmetry symmetry = new Symmetry(to);
        if (!group.contains(symmetry)) {
          group.add(symmetry);
        }
      }
    }
    return List.copyOf(group);
  }

  /**
   * The permutation of a linear map and the shift that brings the board back to its place; empty
   * when the image is no such board.
   */
  private static int[] permutation(Board board, int[] map) {
    int cells = board.cells();
    int[] q = new int[cells];
    int[] row = new int[cells];
    int leastBefore = Integer.MAX_VALUE;
    int leastQ = Integer.MAX_VALUE;
    int leastRow = Integer.MAX_VALUE;
    int leastRowBefore = board.row(0);
    for (int cell = 0; cell < cells; cell++) {
      q[cell] = map[0] * board.q(cell) + map[1] * board.row(cell);
      row[cell] = map[2] * board.q(cell) + map[3] * board.row(cell);
      leastBefore = Math.min(leastBefore, board.q(cell));
      leastQ = Math.min(leastQ, q[cell]);
      leastRow = Math.min(leastRow, row[cell]);
    }
    int[] to = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      to[cell] =
          board.cellAt(q[cell] - leastQ + leastBefore, row[cell] - leastRow + leastRowBefore);
      if (to[cell] < 0) {
        return new int[0];
      }
    }
    return to;
  }

  /** A board with holes may have another middle than the whole board whose rings are counted. */
  private static boolean keepsRings(Board board, int[] to) {
    for (int cell = 0; cell < to.length; cell++) {
      if (board.ring(to[cell]) != board.ring(cell)) {
        return false;
      }
    }
    return true;
  }

  /** Whether lines run in the same directions afterwards, and around the board where they did. */
  private static boolean keepsLines(Board board, int[] map) {
    if (board.features().wrap() == Wrap.CYLINDER && map[1] != 0) {
      return false;
    }
    for (int[] step : board.lineSteps()) {
      int q = map[0] * step[0] + map[1] * step[1];
      int row = map[2] * step[0] + map[3] * step[1];
      boolean kept = false;
      for (int[] other : board.lineSteps()) {
        kept |= q == other[0] && row == other[1];
        kept |= q == -other[0] && row == -other[1];
      }
      if (!kept) {
        return false;
      }
    }
    return true;
  }

  private static boolean keepsRows(Board board, int[] to) {
    for (int cell = 0; cell < to.length; cell++) {
      if (board.row(to[cell]) != board.row(cell)) {
        return false;
      }
    }
    return true;
  }
}
