package games.oxo.game.board;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** All places of a pattern on a board, turned and mirrored by what keeps boards of its shape. */
public final class Placements {
  private Placements() {}

  /** Whether the spots of a pattern can all be cells of boards of a shape. */
  public static boolean fit(Shape shape, List<Spot> pattern) {
    Spot first = pattern.get(0);
    return pattern.stream().allMatch(spot -> halves(shape, first, spot) % 2 == 0);
  }

  /**
   * The sets of cells that a pattern can take, each once, in ascending order.
   *
   * @param pattern which must {@link #fit}
   */
  public static long[] of(Board board, List<Spot> pattern) {
    SortedSet<Long> found = new TreeSet<>();
    for (int[] map : board.shape().turnsAndMirrors()) {
      for (int cell = 0; cell < board.cells(); cell++) {
        long set = at(board, pattern, map, cell);
        if (set != 0) {
          found.add(set);
        }
      }
    }
    return found.stream().mapToLong(Long::longValue).toArray();
  }

  /**
   * The cells of a pattern whose first lies here, or none where one is missing or is taken twice.
   */
  private static long at(Board board, List<Spot> pattern, int[] map, int cell) {
    Spot first = pattern.get(0);
    long set = 0;
    for (Spot spot : pattern) {
      int q = halves(board.shape(), first, spot) / 2;
      int row = spot.y() - first.y();
      int next = board.move(cell, map[0] * q + map[1] * row, map[2] * q + map[3] * row);
      if (next < 0 || (set >>> next & 1) != 0) {
        return 0;
      }
      set |= 1L << next;
    }
    return set;
  }

  /** How far to the right in skewed columns, in halves. */
  private static int halves(Shape shape, Spot from, Spot to) {
    return to.x() - from.x() - shape.lean() * (to.y() - from.y());
  }
}
