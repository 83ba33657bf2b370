package games.oxo.table.step;

import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * A visited set that is a list of numbers: for layers where few numbers are positions. When the
 * list is full, duplicates are removed; if that does not help, the larger half is dropped too, and
 * the slice ends where that half began: a later slice finds those positions again.
 */
public final class VisitedList implements VisitedSet {
  private final long from;
  private final long[] list;
  private int size;
  private long end;

  /**
   * @param end where the layer ends
   */
  public VisitedList(long from, long end, int capacity) {
    this.from = from;
    this.end = end;
    list = new long[capacity];
  }

  @Override
  public synchronized void add(long[] numbers, int count) {
    for (int i = 0; i < count; i++) {
      long number = numbers[i];
      if (number >= from && number < end) {
        if (size == list.length) {
          makeRoom();
        }
        if (number < end) {
          list[size++] = number;
        }
      }
    }
  }

  private void makeRoom() {
    tidy();
    int half = list.length / 2;
    if (size > half) {
      end = list[half];
      size = half;
    }
  }

  private void tidy() {
    Arrays.sort(list, 0, size);
    int different = 0;
    for (int i = 0; i < size; i++) {
      if (i == 0 || list[i] != list[i - 1]) {
        list[different++] = list[i];
      }
    }
    size = different;
  }

  @Override
  public synchronized void forEach(LongConsumer taker) {
    tidy();
    for (int i = 0; i < size; i++) {
      taker.accept(list[i]);
    }
  }

  @Override
  public long from() {
    return from;
  }

  @Override
  public synchronized long end() {
    return end;
  }
}
