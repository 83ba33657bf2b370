package games.oxo.book.compact;

import java.util.Arrays;

/** Adaptive statistics of numbers below a bound, apart for each of some contexts. */
final class NumberModel {
  private static final int LEARN = 24;
  private static final long MOST = 8000;

  private final long[][] counts;
  private final long[] sums;

  NumberModel(int contexts, int bound) {
    counts = new long[contexts][bound];
    sums = new long[contexts];
    for (long[] each : counts) {
      Arrays.fill(each, 1);
    }
    Arrays.fill(sums, bound);
  }

  /** Codes a number and learns it. */
  int code(SymbolCoder coder, int context, int actual) {
    long[] own = counts[context];
    int number = coder.code(own, own.length, actual);
    own[number] += LEARN;
    sums[context] += LEARN;
    if (sums[context] > MOST) {
      sums[context] = 0;
      for (int i = 0; i < own.length; i++) {
        own[i] = (own[i] + 1) / 2;
        sums[context] += own[i];
      }
    }
    return number;
  }
}
