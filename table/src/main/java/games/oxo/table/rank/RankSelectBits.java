package games.oxo.table.rank;

import java.util.Arrays;

/**
 * A bit vector with rank and select: how many bits are set before each place, and where the n-th
 * set bit is.
 */
public final class RankSelectBits {
  /** Words between two counts: an eighth more memory, and at most three words to look at. */
  private static final int LOG_STRIDE = 2;

  private final long[] words;
  private final int[] before;
  private final int size;

  /**
   * @param words the bits, which must not change any more; at most 2^31 - 1 are set
   */
  public RankSelectBits(long[] words) {
    this.words = words;
    before = new int[(words.length >> LOG_STRIDE) + 1];
    int sum = 0;
    for (int i = 0; i < words.length; i++) {
      if ((i & (1 << LOG_STRIDE) - 1) == 0) {
        before[i >> LOG_STRIDE] = sum;
      }
      sum += Long.bitCount(words[i]);
    }
    if ((words.length & (1 << LOG_STRIDE) - 1) == 0) {
      before[words.length >> LOG_STRIDE] = sum;
    }
    size = sum;
  }

  /** The memory for this many bits. */
  public static long bytes(long bits) {
    return bits / 8 + bits / (16 << LOG_STRIDE) + 64;
  }

  /** How many bits are set. */
  public int size() {
    return size;
  }

  /** How many bits are set before this place, or -1 when the bit there is not set itself. */
  public int rank(long place) {
    int word = (int) (place >>> 6);
    long bit = 1L << place;
    long here = words[word];
    if ((here & bit) == 0) {
      return -1;
    }
    int count = before[word >> LOG_STRIDE] + Long.bitCount(here & (bit - 1));
    for (int i = word & -(1 << LOG_STRIDE); i < word; i++) {
      count += Long.bitCount(words[i]);
    }
    return count;
  }

  /** The place of the set bit with this number, from 0. */
  public long select(int number) {
    int found = Arrays.binarySearch(before, number);
    int block = found >= 0 ? found : -found - 2;
    // Where blocks without a bit follow each other, the last of equal counts holds the bit.
    while (block + 1 < before.length && before[block + 1] <= number) {
      block++;
    }
    int left = number - before[block];
    int word = block << LOG_STRIDE;
    while (Long.bitCount(words[word]) <= left) {
      left -= Long.bitCount(words[word++]);
    }
    long rest = words[word];
    for (; left > 0; left--) {
      rest &= rest - 1;
    }
    return 64L * word + Long.numberOfTrailingZeros(rest);
  }
}
