package games.oxo.cluster.solve;

import java.util.Arrays;

/** A hash set of pairs of longs with open addressing, which keeps the order of insertion. */
final class PairSet {
  private static final int FIRST_CAPACITY = 1 << 10;

  private long[] first = new long[FIRST_CAPACITY];
  private long[] second = new long[FIRST_CAPACITY];

  /** Twice as many slots as pairs fit: the number of a pair plus 1, or 0. */
  private int[] slots = new int[2 * FIRST_CAPACITY];

  private int size;

  int size() {
    return size;
  }

  long first(int i) {
    return first[i];
  }

  long second(int i) {
    return second[i];
  }

  /** The first halves in the order of insertion. */
  long[] first() {
    return Arrays.copyOf(first, size);
  }

  /** The second halves in the order of insertion. */
  long[] second() {
    return Arrays.copyOf(second, size);
  }

  /** Adds a pair unless it is there. */
  void add(long one, long two) {
    int slot = find(one, two);
    if (slots[slot] != 0) {
      return;
    }
    if (size == first.length) {
      grow();
      slot = find(one, two);
    }
    first[size] = one;
    second[size] = two;
    slots[slot] = ++size;
  }

  private int find(long one, long two) {
    int mask = slots.length - 1;
    long mixed = (one * 0x9E3779B97F4A7C15L ^ two) * 0xC2B2AE3D27D4EB4FL;
    int slot = (int) (mixed >>> 32) & mask;
    while (slots[slot] != 0 && (first[slots[slot] - 1] != one || second[slots[slot] - 1] != two)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    first = Arrays.copyOf(first, 2 * size);
    second = Arrays.copyOf(second, 2 * size);
    slots = new int[4 * size];
    for (int i = 0; i < size; i++) {
      slots[find(first[i], second[i])] = i + 1;
    }
  }
}
