package games.oxo.search.solve.line;

import java.util.Arrays;

/**
 * What is proven about positions, shared by all workers without locks: the value is at least {@code
 * low} and at most {@code high}, and which move to try first.
 *
 * <p>An entry is two longs, the facts and the key mixed with the facts ({@code key ^ facts}); when
 * two workers write the same place at once, the halves do not fit together and the entry counts as
 * absent. Each place has two entries: the first keeps what took the most work, the second always
 * what came last. Memory is taken page by page as places are used, so that small questions are
 * answered at once.
 */
final class BoundTable {
  /** Stands for no move. */
  static final int NO_CELL = 64;

  private static final int LONGS_PER_PLACE = 4;
  private static final int BYTES_PER_PLACE = 8 * LONGS_PER_PLACE;
  private static final int MOST_PAGE_BITS = 11;
  private static final long MOST_PLACES = 1L << 27;
  private static final long[] NO_PAGE = new long[0];

  private final long[][] pages;
  private final int shift;
  private final int pageBits;

  /**
   * @param bytes the most memory that it may take
   */
  BoundTable(long bytes) {
    long places = Math.max(16, Math.min(MOST_PLACES, bytes / BYTES_PER_PLACE));
    int bits = 63 - Long.numberOfLeadingZeros(places);
    shift = 64 - bits;
    pageBits = Math.min(bits, MOST_PAGE_BITS);
    pages = new long[1 << (bits - pageBits)][];
    Arrays.fill(pages, NO_PAGE);
  }

  void clear() {
    Arrays.fill(pages, NO_PAGE);
  }

  /** The facts about a position, or 0. */
  long find(long key) {
    long[] page = pages[pageOf(key)];
    if (page == NO_PAGE) {
      return 0;
    }
    int place = placeOf(key);
    long facts = page[place + 1];
    if ((page[place] ^ facts) == key) {
      return facts;
    }
    facts = page[place + 3];
    return (page[place + 2] ^ facts) == key ? facts : 0;
  }

  /**
   * Stores facts; they replace older ones of the same position.
   *
   * @param work a measure of what it took to find them, 1 to 63
   */
  void store(long key, int low, int high, int cell, int work) {
    long facts = (low & 255L) | (high & 255L) << 8 | (long) cell << 16 | (long) work << 24;
    long[] page = pages[pageOf(key)];
    if (page == NO_PAGE) {
      // Of two workers that come here at once, one loses what it has stored.
      page = new long[LONGS_PER_PLACE << pageBits];
      pages[pageOf(key)] = page;
    }
    int place = placeOf(key);
    long first = page[place + 1];
    boolean same = (page[place] ^ first) == key;
    int at = same || work >= work(first) ? place : place + 2;
    if (at == place && !same) {
      // What was first still has the second entry, until something else comes.
      page[place + 2] = page[place];
      page[place + 3] = first;
    }
    page[at] = key ^ facts;
    page[at + 1] = facts;
  }

  private int pageOf(long key) {
    return (int) ((key >>> shift) >>> pageBits);
  }

  private int placeOf(long key) {
    return ((int) (key >>> shift) & ((1 << pageBits) - 1)) * LONGS_PER_PLACE;
  }

  /** The value is at least this. */
  static int low(long facts) {
    return (byte) facts;
  }

  /** The value is at most this. */
  static int high(long facts) {
    return (byte) (facts >>> 8);
  }

  /** The move to try first, or {@link #NO_CELL}. */
  static int cell(long facts) {
    return (int) (facts >>> 16) & 127;
  }

  private static int work(long facts) {
    return (int) (facts >>> 24) & 63;
  }
}
