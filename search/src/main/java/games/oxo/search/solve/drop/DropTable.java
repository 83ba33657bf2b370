package games.oxo.search.solve.drop;

import games.oxo.game.board.PositionHash;
import java.util.Arrays;

/**
 * Transposition table of the gravity search, mostly of positions with the first player to move:
 * bounds of the value and the move to try first, in one number each. Multiplying a key by an odd
 * number, modulo a power of two, is invertible; so the index and the rest of the product together
 * are the position itself, and no position is mistaken for another. A new entry replaces an old
 * one.
 *
 * <p>Workers share a table without locks: an entry is read and written in one piece.
 */
final class DropTable {
  private static final int BOUND_BITS = 6;
  private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
  private static final int OFFSET = 1 << (BOUND_BITS - 1);
  private static final int COLUMN_BITS = 5;
  private static final int FACT_BITS = 2 * BOUND_BITS + COLUMN_BITS;

  /** No column is known to be good. */
  static final int NO_COLUMN = (1 << COLUMN_BITS) - 1;

  private final long keyMask;
  private final int shift;
  private final long tagMask;
  private final int indexBits;
  private long[] entries = {};

  DropTable(int keyBits, long bytes) {
    int most = Math.min(keyBits, 63 - Long.numberOfLeadingZeros(Math.max(bytes / Long.BYTES, 2)));
    indexBits = Math.max(most, keyBits + FACT_BITS - Long.SIZE);
    keyMask = -1L >>> (Long.SIZE - keyBits);
    shift = keyBits - indexBits;
    tagMask = (1L << shift) - 1;
  }

  /** Takes the memory; before that nothing may be asked or stored. */
  void reserve() {
    if (entries.length == 0) {
      entries = new long[1 << indexBits];
    }
  }

  void clear() {
    Arrays.fill(entries, 0);
  }

  /** The product of a key that {@link #find} and {@link #store} take. */
  long hash(long key) {
    return (key * PositionHash.GOLDEN) & keyMask;
  }

  /** What is known, or 0. */
  long find(long hash) {
    long entry = entries[(int) (hash >>> shift)];
    return entry >>> FACT_BITS == (hash & tagMask) ? entry & ((1L << FACT_BITS) - 1) : 0;
  }

  void store(long hash, int low, int high, int column) {
    entries[(int) (hash >>> shift)] =
        (hash & tagMask) << FACT_BITS
            | (long) (low + OFFSET) << (BOUND_BITS + COLUMN_BITS)
            | (long) (high + OFFSET) << COLUMN_BITS
            | column;
  }

  static int low(long facts) {
    return (int) (facts >>> (BOUND_BITS + COLUMN_BITS)) - OFFSET;
  }

  static int high(long facts) {
    return (int) ((facts >>> COLUMN_BITS) & BOUND_MASK) - OFFSET;
  }

  static int column(long facts) {
    return (int) facts & NO_COLUMN;
  }
}
