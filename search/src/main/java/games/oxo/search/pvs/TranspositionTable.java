package games.oxo.search.pvs;

import games.oxo.search.kernel.PagedTable;

/**
 * Transposition table of the principal-variation search, shared by all workers. Of the two entries
 * of a slot the first keeps the result that took the most work in this search, the second is always
 * replaced.
 */
final class TranspositionTable extends PagedTable {
  /** The value is at least, at most, or exactly the one stored. */
  static final int AT_LEAST = 1;

  static final int AT_MOST = 2;
  static final int EXACT = 3;

  /** Stands for no best move. */
  static final int NO_CELL = 64;

  /** Larger tables gain nothing before minutes of search, and take long to make. */
  private static final long MOST_PLACES = 1L << 24;

  private static final int AGES = 64;

  private static final int MOST_PAGE_BITS = 11;

  private long age;

  /**
   * @param bytes the most memory that it may take
   * @param positions how many positions it should hold, if that takes less
   */
  TranspositionTable(long bytes, long positions) {
    super(bits(bytes, positions), MOST_PAGE_BITS);
  }

  private static int bits(long bytes, long positions) {
    long wanted = Math.min(MOST_PLACES, positions / 2);
    return bits(Math.min(bytes / BYTES_PER_PLACE, wanted));
  }

  /** Whether a new one with this much memory could hold more. */
  boolean isSmallerThan(long bytes, long positions) {
    return placeBits() < bits(bytes, positions);
  }

  void clear() {
    erase();
  }

  /** Entries of earlier searches give way from now on. */
  void nextSearch() {
    age = (age + 1) % AGES;
  }

  /** The facts about a position, or 0. */
  long find(long key) {
    return factsOf(key);
  }

  void store(long key, int value, int depth, int bound, int cell) {
    long facts =
        (value & 0xFFFFL) | (long) depth << 16 | (long) bound << 24 | (long) cell << 32 | age << 40;
    long[] page = page(key);
    int place = placeOf(key);
    long first = page[place + 1];
    boolean better = first >>> 40 != age || depth >= depth(first);
    if (better && (page[place] ^ first) != key) {
      // What was first still has the second entry, until something else comes.
      page[place + 2] = page[place];
      page[place + 3] = first;
    }
    int at = better ? place : place + 2;
    page[at] = key ^ facts;
    page[at + 1] = facts;
  }

  static int value(long facts) {
    return (short) facts;
  }

  static int depth(long facts) {
    return (int) (facts >>> 16) & 255;
  }

  static int bound(long facts) {
    return (int) (facts >>> 24) & 3;
  }

  static int cell(long facts) {
    return (int) (facts >>> 32) & 127;
  }
}
