package games.oxo.table.rank;

/**
 * Ranks and unranks the sets with a fixed number of bits by the combinatorial number system, in the
 * order of their numeric values: of three out of four bits, {@code 0111} is number 0, {@code 1011}
 * is 1, {@code 1101} is 2 and {@code 1110} is 3. The number of a set is the sum, over its bits from
 * the lowest, of the binomial coefficient "places below it choose bits up to this one".
 */
final class Combinations {
  private static final int BYTE = 256;

  private final int bytes;
  private final int rows;

  /** For each byte, the number of bits below it, and its value: what it adds to the number. */
  private final long[] shares;

  /** For sets of bits 0 to {@code bits} - 1. */
  Combinations(int bits) {
    bytes = (bits + 7) / 8;
    rows = bits + 1;
    shares = new long[bytes * rows * BYTE];
    for (int i = 0; i < bytes; i++) {
      for (int below = 0; below <= Math.min(8 * i, bits); below++) {
        for (int value = 0; value < BYTE; value++) {
          shares[(i * rows + below) * BYTE + value] = share(i, below, value);
        }
      }
    }
  }

  private static long share(int index, int below, int value) {
    long sum = 0;
    int count = below;
    for (int rest = value; rest != 0; rest &= rest - 1) {
      int place = 8 * index + Integer.numberOfTrailingZeros(rest);
      count++;
      sum += Binomials.choose(place, count);
    }
    return sum;
  }

  /** The number of a set among those of its size. */
  long rank(long set) {
    long rank = 0;
    int below = 0;
    long rest = set;
    for (int i = 0; rest != 0; i++) {
      int value = (int) rest & 255;
      rank += shares[(i * rows + below) * BYTE + value];
      below += Integer.bitCount(value);
      rest >>>= 8;
    }
    return rank;
  }

  /** The set of {@code size} out of {@code bits} bits with this number. */
  static long unrank(long rank, int size, int bits) {
    long set = 0;
    long rest = rank;
    int place = bits;
    for (int count = size; count > 0; count--) {
      place--;
      while (Binomials.choose(place, count) > rest) {
        place--;
      }
      rest -= Binomials.choose(place, count);
      set |= 1L << place;
    }
    return set;
  }

  /** The set after this one, which has at least one bit; there must be such a set. */
  static long after(long set) {
    // The lowest run of ones sends its top bit up, and the others fall to the bottom.
    long lowest = set & -set;
    long carried = set + lowest;
    int dropped = Long.numberOfTrailingZeros(lowest) + 2;
    return carried | (dropped > 63 ? 0 : (set ^ carried) >>> dropped);
  }
}
