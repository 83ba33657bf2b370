package games.oxo.table.block;

import java.util.Arrays;

/** A list of longs without an object for each. */
public final class LongList {
  private long[] items = new long[16];
  private int size;

  public void add(long item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  public long get(int index) {
    return items[index];
  }

  public int size() {
    return size;
  }

  /** The index of the last item that is at most this in an ascending list, or -1. */
  public int floor(long item) {
    int found = Arrays.binarySearch(items, 0, size, item);
    return found >= 0 ? found : -found - 2;
  }
}
