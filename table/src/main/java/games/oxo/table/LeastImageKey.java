package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.board.PositionHash;
import games.oxo.game.board.SymmetryGroup;

/**
 * The key of a position up to symmetry: its board as a number in base 3, the least of those of its
 * images. An empty cell is the digit 0, a stone of X 1, a stone of O 2. A stone adds the same to
 * the number of an image whatever else is on the board, so the keys of all successors come from the
 * numbers of their predecessor's images by one addition each. An instance serves one thread.
 *
 * <p>A number has two halves, since a long holds 39 digits; on boards of at most 39 cells the high
 * half is 0.
 */
final class LeastImageKey {
  /** Cells whose digits are in the low half. */
  static final int LOW_CELLS = 39;

  private final int images;
  private final boolean wide;

  /** By player, cell and image: what a stone adds to each half. */
  private final long[][] lowShares;

  private final long[][] highShares;
  private final long[] lows;
  private final long[] highs;
  private long low;
  private long high;

  LeastImageKey(Game game) {
    SymmetryGroup symmetries = game.symmetryGroup();
    int cells = game.board().cells();
    images = symmetries.size();
    wide = cells > LOW_CELLS;
    lowShares = new long[2][cells * images];
    highShares = new long[2][cells * images];
    lows = new long[images];
    highs = new long[images];
    long[] powers = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      powers[cell] = cell % LOW_CELLS == 0 ? 1 : 3 * powers[cell - 1];
    }
    for (int cell = 0; cell < cells; cell++) {
      for (int i = 0; i < images; i++) {
        int to = symmetries.get(i).permutation()[cell];
        for (int player = 0; player < 2; player++) {
          long[][] half = to < LOW_CELLS ? lowShares : highShares;
          half[player][cell * images + i] = (player + 1) * powers[to];
        }
      }
    }
  }

  /** The number of bits of the keys of a board with this many cells, which is not wide. */
  static int bits(int cells) {
    return Long.SIZE - Long.numberOfLeadingZeros((long) Math.pow(3, cells));
  }

  /** Goes to a position. */
  void set(long x, long o) {
    for (int i = 0; i < images; i++) {
      lows[i] = 0;
      highs[i] = 0;
    }
    add(x, 0);
    add(o, 1);
  }

  private void add(long stones, int player) {
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest) * images;
      addAll(lows, lowShares[player], from);
      if (wide) {
        addAll(highs, highShares[player], from);
      }
    }
  }

  private static void addAll(long[] sums, long[] shares, int from) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += shares[from + i];
    }
  }

  /** Finds the key of the position itself. */
  void find() {
    low = lows[0];
    high = highs[0];
    for (int i = 1; i < images; i++) {
      take(lows[i], highs[i]);
    }
  }

  /** Finds the key of the position after one more stone. */
  void findAfter(int cell, boolean stoneOfX) {
    int player = stoneOfX ? 0 : 1;
    long[] shares = lowShares[player];
    int from = cell * images;
    if (wide) {
      findWideAfter(from, player);
      return;
    }
    long least = lows[0] + shares[from];
    for (int i = 1; i < images; i++) {
      least = Math.min(least, lows[i] + shares[from + i]);
    }
    low = least;
  }

  private void findWideAfter(int from, int player) {
    low = lows[0] + lowShares[player][from];
    high = highs[0] + highShares[player][from];
    for (int i = 1; i < images; i++) {
      take(lows[i] + lowShares[player][from + i], highs[i] + highShares[player][from + i]);
    }
  }

  private void take(long otherLow, long otherHigh) {
    if (otherHigh < high || (otherHigh == high && otherLow < low)) {
      low = otherLow;
      high = otherHigh;
    }
  }

  /** The low half of the key that was found. */
  long low() {
    return low;
  }

  /** The high half of the key that was found. */
  long high() {
    return high;
  }

  /** In which of several parts the position is whose key was found. */
  int part(int parts) {
    if (parts == 1) {
      return 0;
    }
    return (int) Long.remainderUnsigned(PositionHash.ofWide(low, high), parts);
  }
}
