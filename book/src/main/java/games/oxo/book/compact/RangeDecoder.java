package games.oxo.book.compact;

/** Reads back what a {@link RangeEncoder} of the same base wrote. */
final class RangeDecoder implements SymbolCoder {
  private final Radix radix;
  private final int[] digits;
  private int next;
  private long code;
  private long range;

  RangeDecoder(int base, int[] digits) {
    radix = new Radix(base);
    this.digits = digits;
    range = radix.full;
    for (int i = 0; i < radix.digits; i++) {
      code = code * base + digit();
    }
  }

  private int digit() {
    return next < digits.length ? digits[next++] : 0;
  }

  @Override
  public int code(long[] weights, int count, int actual) {
    long total = 0;
    for (int i = 0; i < count; i++) {
      total += weights[i];
    }
    long share = range / total;
    int chosen = 0;
    // What is left at the upper end by the division belongs to nobody; damaged data may point
    // there.
    while (chosen < count - 1 && code >= share * weights[chosen]) {
      code -= share * weights[chosen++];
    }
    range = share * weights[chosen];
    while (range < radix.unit) {
      code = code * radix.base + digit();
      range *= radix.base;
    }
    return chosen;
  }
}
