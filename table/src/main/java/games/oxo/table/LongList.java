package games.oxo.table;

import java.util.Arrays;

/** A list of longs without an object for each. */
final class LongList {
  private long[] items = new long[16];
  private int size;

  void add(long item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  long get(int index) {
    return items[index];
  }

  int size() {
    return size;
  }

  /** The index of the last item that is at most this in an ascending list, or -1. */
  int floor(long item) {
    int found = Arrays.binarySearch(items, 0, size, item);
    return found >= 0 ? found : -found - 2;
  }
}
