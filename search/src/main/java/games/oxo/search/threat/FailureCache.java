package games.oxo.search.threat;

import java.util.Arrays;

/**
 * A hash table of positions without a win by threats, found by complete searches. One entry for
 * each place, always replaced; a position that another one has replaced is only searched again.
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

  /** The code of a position with these stones of the attacker, who is to move, and the other. */
  static long code(long attacker, long defender) {
    long code = (attacker ^ (attacker >>> 32)) * 0xD6E8FEB86659FD93L;
    code = (code ^ (code >>> 29)) + defender;
    code = (code ^ (code >>> 32)) * 0x9E3779B97F4A7C15L;
    code = (code ^ (code >>> 29)) * 0xBF58476D1CE4E5B9L;
    return code ^ (code >>> 32);
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
