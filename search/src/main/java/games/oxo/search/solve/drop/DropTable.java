package games.oxo.search.solve.drop;

import games.oxo.game.board.PositionHash;
import games.oxo.search.kernel.BitField;
import java.util.Arrays;

/**
 * Transposition table of the gravity search, mostly of positions with the first player to move:
 * bounds of the value and the move to try first, in one long each. Multiplying a key by an odd
 * number, modulo a power of two, is invertible; so the index and the rest of the product together
 * are the position itself, and no position is mistaken for another. A new entry replaces an old
 * one.
 *
 * <pre>
 *   product of a key   | index        | rest  |
 *
 *   entry              63   17 16 11 10   5 4      0
 *                     | rest  | low | high | column |      0: no entry
 * </pre>
 *
 * <p>Workers share a table without locks: an entry is read and written in one piece. With a {@link
 * games.oxo.search.kernel.SlotTable} instead, of a quarter of the slots, {@code connect4-exact} is
 * 6% slower.
 */
final class DropTable {
  private static final BitField COLUMN = BitField.lowest(5);
  private static final BitField HIGH = COLUMN.above(6);
  private static final BitField LOW = HIGH.above(6);
  private static final int FACT_BITS = LOW.shift() + LOW.bits();

  /** Makes bounds positive. */
  private static final int OFFSET = 1 << (LOW.bits() - 1);

  /** No column is known to be good. */
  static final int NO_COLUMN = 31;

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
            | LOW.with(low + OFFSET)
            | HIGH.with(high + OFFSET)
            | COLUMN.with(column);
  }

  static int low(long facts) {
    return LOW.in(facts) - OFFSET;
  }

  static int high(long facts) {
    return HIGH.in(facts) - OFFSET;
  }

  static int column(long facts) {
    return COLUMN.in(facts);
  }
}
