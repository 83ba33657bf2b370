package games.oxo.table.step;

import java.util.Arrays;

/** A set of numbers as ranges that ascend and do not touch. Immutable. */
public final class NumberRanges {
  private final long[] froms;
  private final long[] ends;

  private NumberRanges(long[] froms, long[] ends) {
    this.froms = froms;
    this.ends = ends;
  }

  /** One range. */
  static NumberRanges of(long from, long end) {
    return new NumberRanges(new long[] {from}, new long[] {end});
  }

  /**
   * The union of ranges of one length.
   *
   * @param starts where they begin, in any order; sorted by this
   */
  static NumberRanges of(long[] starts, int count, long length) {
    Arrays.sort(starts, 0, count);
    long[] froms = new long[count];
    long[] ends = new long[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (size > 0 && starts[i] <= ends[size - 1]) {
        ends[size - 1] = Math.max(ends[size - 1], starts[i] + length);
      } else {
        froms[size] = starts[i];
        ends[size++] = starts[i] + length;
      }
    }
    return new NumberRanges(Arrays.copyOf(froms, size), Arrays.copyOf(ends, size));
  }

  /** Whether a number from {@code from} to {@code end} - 1 belongs to it. */
  public boolean meets(long from, long end) {
    int found = Arrays.binarySearch(ends, from);
    int first = found >= 0 ? found + 1 : -found - 1;
    return first < froms.length && froms[first] < end;
  }
}
