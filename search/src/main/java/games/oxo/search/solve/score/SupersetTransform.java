package games.oxo.search.solve.score;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;

/**
 * A fast zeta transform over supersets (Yates' algorithm): from the margins of a player's full sets
 * of stones to the minimum and the mean margin of all full sets that contain each smaller set. It
 * makes one pass over the table for each cell and can be stopped and continued anywhere.
 */
final class SupersetTransform {
  /** The table entry where there is no margin. */
  static final int UNKNOWN = Short.MAX_VALUE;

  private static final int SETS_BETWEEN_LOOKS = 1 << 14;

  private final int[] table;
  private final int stones;
  private final int unit;
  private final int cells;
  private float[] sums = {};
  private int pass;
  private int from;

  /**
   * @param table the margin for each set of {@code stones} cells, and {@link #UNKNOWN} for others
   * @param unit how many units of the mean make a point
   */
  SupersetTransform(int[] table, int stones, int unit) {
    this.table = table;
    this.stones = stones;
    this.unit = unit;
    cells = Integer.numberOfTrailingZeros(table.length);
  }

  /**
   * Does all that is left to do. Then each entry of at most {@code stones} cells has the least
   * margin in the upper half and the mean, in units, in the lower.
   *
   * @throws SearchStopped when the clock says so
   */
  void run(Clock clock) {
    for (; pass < cells + 2; pass++) {
      int size = pass == 0 || pass > cells ? table.length : table.length / 2;
      while (from < size) {
        int to = Math.min(size, from + SETS_BETWEEN_LOOKS);
        if (pass == 0) {
          begin(from, to);
        } else if (pass <= cells) {
          combine(from, to, 1 << (pass - 1));
        } else {
          finish(from, to);
        }
        from = to;
        if (clock.isOver(0)) {
          throw new SearchStopped();
        }
      }
      from = 0;
    }
  }

  private void begin(int first, int end) {
    if (sums.length == 0) {
      sums = new float[table.length];
    }
    for (int set = first; set < end; set++) {
      sums[set] = table[set] == UNKNOWN ? 0 : table[set];
    }
  }

  /** Adds to sets without a cell those with it; pairs of sets are numbered without that cell. */
  private void combine(int first, int end, int bit) {
    for (int pair = first; pair < end; ) {
      int within = pair & (bit - 1);
      int set = 2 * (pair - within) + within;
      int last = set + Math.min(bit - within, end - pair);
      pair += last - set;
      for (; set < last; set++) {
        table[set] = Math.min(table[set], table[set + bit]);
        sums[set] += sums[set + bit];
      }
    }
  }

  private void finish(int first, int end) {
    float[] weights = new float[cells + 1];
    double fullSets = 1;
    for (int size = stones; size >= 0; size--) {
      weights[size] = (float) (unit / fullSets);
      fullSets = fullSets * (cells - size + 1) / (stones - size + 1);
    }
    for (int set = first; set < end; set++) {
      int mean = Math.round(sums[set] * weights[Integer.bitCount(set)]);
      table[set] = (table[set] << 16) | (mean & 0xFFFF);
    }
  }
}
