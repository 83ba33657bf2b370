package games.oxo.table;

import java.util.function.LongConsumer;

/**
 * The set of visited positions within one slice of a layer, by their numbers. Several threads may
 * add; reading requires that all have finished.
 */
interface VisitedSet {
  /** Adds those of the numbers that belong to the slice. */
  void add(long[] numbers, int count);

  /** Hands out the numbers of the slice in ascending order. */
  void forEach(LongConsumer taker);

  /** Where the slice ends: the next one begins with this number. */
  long end();
}
