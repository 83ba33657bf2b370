package games.oxo.book.compact;

import java.util.Arrays;

/**
 * A range encoder (Martin 1979) with carry propagation, whose output is digits of any base: bytes
 * for files, characters of an alphabet for source code.
 */
public final class RangeEncoder implements SymbolCoder {
  private final Radix radix;
  private int[] digits = new int[1024];
  private int size;
  private long low;
  private long range;

  /**
   * @param base 64 to 32768
   */
  public RangeEncoder(int base) {
    radix = new Radix(base);
    range = radix.full;
  }

  @Override
  public int code(long[] weights, int count, int actual) {
    long total = 0;
    long before = 0;
    for (int i = 0; i < count; i++) {
      before += i < actual ? weights[i] : 0;
      total += weights[i];
    }
    long share = range / total;
    low += share * before;
    range = share * weights[actual];
    if (low >= radix.full) {
      low -= radix.full;
      carry();
    }
    while (range < radix.unit) {
      shift();
    }
    return actual;
  }

  private void carry() {
    int at = size - 1;
    while (digits[at] == radix.base - 1) {
      digits[at--] = 0;
    }
    digits[at]++;
  }

  private void shift() {
    if (size == digits.length) {
      digits = Arrays.copyOf(digits, 2 * size);
    }
    digits[size++] = (int) (low / radix.unit);
    low = low % radix.unit * radix.base;
    range *= radix.base;
  }

  /** All digits; the zeros at the end are left out, for a decoder reads zeros behind the end. */
  public int[] finish() {
    // The number with most zeros at its end that lies within the range.
    long step = radix.full;
    while ((low + step - 1) / step * step >= low + range) {
      step /= radix.base;
    }
    low = (low + step - 1) / step * step;
    range = radix.full;
    if (low >= radix.full) {
      low -= radix.full;
      carry();
    }
    for (int i = 0; i < radix.digits; i++) {
      shift();
    }
    while (size > 0 && digits[size - 1] == 0) {
      size--;
    }
    return Arrays.copyOf(digits, size);
  }
}
