package games.oxo.game.path;

import java.util.Arrays;

/**
 * An admissible bound for {@link BrokenProfileSearch}: what a path can still win before each turn,
 * if it were allowed to fall into one path and any number of rings. In this relaxed task it does
 * not matter which plugs belong together, only where there are plugs and how many ends of the path
 * are missing, and the best can be worked out from the last turn back to the first. A true path
 * wins no more, and seldom much less.
 *
 * <p>This takes some 20 microseconds for a solid board of 7x7, so it is for the few areas where a
 * plain count of even and odd cells does not help enough.
 *
 * <p>The values for 0, 1 and 2 missing ends lie side by side in one int, 10 bits each, and are
 * worked out together. A value is {@link #BASE} and the number of cells; it is smaller where the
 * path cannot be completed, since no path has so many cells.
 */
final class RelaxedBound {
  private static final int BASE = 100;
  private static final int LANE = 10;
  private static final int ONE_EACH = 1 | (1 << LANE) | (1 << (2 * LANE));
  private static final int TOP_BITS = ONE_EACH << (LANE - 1);
  private static final int LANES = (1 << (3 * LANE)) - 1;

  /** For each turn and set of plugs. */
  private int[] most = new int[0];

  private int bits;

  /** Looks at the turns of an area. */
  void lookAt(CellOrder turns) {
    bits = turns.places() + 1;
    int size = 1 << bits;
    int last = turns.count() << bits;
    if (most.length < last + size) {
      most = new int[last + size];
    }
    Arrays.fill(most, last, last + size, 0);
    most[last] = BASE;
    for (int turn = turns.count() - 1; turn >= 0; turn--) {
      lookAt(turns, turn);
    }
  }

  private void lookAt(CellOrder turns, int turn) {
    int[] values = most;
    int now = turn << bits;
    int next = now + (1 << bits);
    int asEnd = turns.cellsAsEnd(turn) * ONE_EACH & ~((1 << LANE) - 1);
    int byLow = turns.low(turn) ? -1 : 0;
    int byHigh = turns.high(turn) ? -1 : 0;
    int low = 1 << turns.place(turn);
    int high = 2 * low;
    for (int others = 0; others < 1 << (bits - 2); others++) {
      // All sets in which the two plugs of the cell are missing.
      int plugs = ((others & -low) << 2) | (others & (low - 1));
      int none = values[next + plugs];
      int lowOnly = values[next + plugs + low] & byLow;
      int highOnly = values[next + plugs + high] & byHigh;
      int both = values[next + plugs + low + high] & byLow & byHigh;
      int oneOut = max(lowOnly, highOnly);
      int begun = withEnd(oneOut, asEnd);
      int ended = withEnd(none, asEnd);
      int oneIn = max(oneOut + ONE_EACH, ended);
      values[now + plugs] = max(max(none, both + ONE_EACH), begun);
      values[now + plugs + low] = oneIn;
      values[now + plugs + high] = oneIn;
      values[now + plugs + low + high] = none + ONE_EACH;
    }
  }

  /** The values when the path ends in the cell: where one end was missing, none is afterwards. */
  private static int withEnd(int values, int gain) {
    return ((values << LANE) & LANES) + gain;
  }

  /** The larger of each two values. */
  private static int max(int a, int b) {
    int larger = ((a | TOP_BITS) - b) & TOP_BITS;
    int mask = larger - (larger >>> (LANE - 1));
    return b ^ ((a ^ b) & mask);
  }

  /** The most that can be won from a turn on; less than -30 when the path cannot be completed. */
  int most(int turn, int missingEnds, int plugs) {
    int values = most[(turn << bits) + plugs];
    return (values >>> (LANE * missingEnds) & ((1 << LANE) - 1)) - BASE;
  }
}
