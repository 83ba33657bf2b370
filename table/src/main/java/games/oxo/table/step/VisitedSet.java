package games.oxo.table.step;

import java.util.function.LongConsumer;

/**
 * The set of visited positions within one slice of a layer, by their numbers. Several threads may
 * add; reading requires that all have finished.
 */
public interface VisitedSet {
  /** With more slices than this a list is better than a bit for each number. */
  long MOST_BIT_SLICES = 16;

  int SHORTEST_LIST = 1 << 10;
  int LONGEST_LIST = 1 << 30;
  long LONGEST_BITS = 1L << 36;

  /**
   * An empty set for the numbers from one on, as many as fit into memory; a later set begins at its
   * {@link #end}.
   *
   * @param end where the numbers end
   */
  static VisitedSet slice(long from, long end, long bytes) {
    long bits = Math.min(LONGEST_BITS, Math.max(64, bytes * 8));
    if ((end - from - 1) / bits < MOST_BIT_SLICES) {
      return new VisitedBits(from, Math.min(end, from + bits));
    }
    long room = Math.max(SHORTEST_LIST, Math.min(LONGEST_LIST, bytes / 8));
    return new VisitedList(from, end, (int) room);
  }

  /** Adds those of the numbers that belong to the slice. */
  void add(long[] numbers, int count);

  /** Hands out the numbers of the slice in ascending order. */
  void forEach(LongConsumer taker);

  /** Where the slice begins. */
  long from();

  /** Where the slice ends: the next one begins with this number. */
  long end();
}
