package games.oxo.search.threat;

import java.util.Arrays;

/**
 * A hash table of positions without a win by threats, found by complete searches. One entry for
 * each place, always replaced; a position that another one has replaced is only searched again. An
 * entry is the key alone, 8 bytes, which is all that a set needs.
 */
public final class FailureCache {
  private static final int LEAST_BITS = 4;
  private static final int MOST_BITS = 26;

  private final long[] codes;
  private final int shift;

  /**
   * @param bytes about how much memory it takes
   */
  public FailureCache(long bytes) {
    int bits = 63 - Long.numberOfLeadingZeros(Math.max(1, bytes / Long.BYTES));
    int used = Math.min(MOST_BITS, Math.max(LEAST_BITS, bits));
    codes = new long[1 << used];
    shift = Long.SIZE - used;
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(codes, 0);
  }

  boolean has(long code) {
    return codes[(int) (code >>> shift)] == code;
  }

  void add(long code) {
    codes[(int) (code >>> shift)] = code;
  }
}
