package games.oxo.book.compact;

/** The arithmetic of a range coder whose output is digits of any base from 64 to 32768. */
public final class Radix {
  /** What is left of a range before the next digit, at least. */
  private static final long ENOUGH = 1L << 30;

  /**
   * The full range: the smallest power of the base that leaves enough after a digit. It is below
   * 2^53, so that languages whose numbers are doubles compute exactly.
   */
  final long full;

  /** The full range divided by the base. */
  final long unit;

  /** The number of digits in the full range. */
  final int digits;

  final int base;

  /**
   * @param base 64 to 32768
   */
  public Radix(int base) {
    this.base = base;
    long power = base;
    int count = 1;
    while (power / base < ENOUGH) {
      power *= base;
      count++;
    }
    full = power;
    unit = power / base;
    digits = count;
  }

  /** The full range divided by the base: below it a range takes up the next digit. */
  public long unit() {
    return unit;
  }

  /** The number of digits in the full range. */
  public int digits() {
    return digits;
  }
}
