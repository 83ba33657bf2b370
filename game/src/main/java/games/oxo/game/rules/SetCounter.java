package games.oxo.game.rules;

import java.util.Map;
import java.util.TreeMap;

/**
 * Counts which of some sets of cells a player owns. Sets that differ only in their place on the
 * board, such as all rows of three, are looked at together: shifting the stones by the distances
 * between the cells of such a set leaves a bit for each place where all of them are owned.
 */
final class SetCounter {
  /** For each shape its places: the first cells of the sets. */
  private final long[] places;

  /** How far the other cells of the shapes are from the first, one shape after the other. */
  private final int[] distances;

  /** For each shape where its distances end. */
  private final int[] ends;

  /**
   * @param sets each has a cell at least
   */
  SetCounter(long[] sets) {
    Map<Long, Long> placesOfShapes = new TreeMap<>();
    int cells = 0;
    for (long set : sets) {
      placesOfShapes.merge(set >>> Long.numberOfTrailingZeros(set), set & -set, (a, b) -> a | b);
      cells += Long.bitCount(set);
    }
    places = new long[placesOfShapes.size()];
    ends = new int[places.length];
    int[] found = new int[cells];
    int shape = 0;
    int count = 0;
    for (Map.Entry<Long, Long> entry : placesOfShapes.entrySet()) {
      places[shape] = entry.getValue();
      for (long rest = entry.getKey() & ~1; rest != 0; rest &= rest - 1) {
        found[count++] = Long.numberOfTrailingZeros(rest);
      }
      ends[shape++] = count;
    }
    distances = found;
  }

  /** How many of the sets are among these cells. */
  int held(long own) {
    int held = 0;
    int from = 0;
    for (int shape = 0; shape < places.length; shape++) {
      long left = own & places[shape];
      for (int end = ends[shape]; from < end; from++) {
        left &= own >>> distances[from];
      }
      held += Long.bitCount(left);
    }
    return held;
  }
}
