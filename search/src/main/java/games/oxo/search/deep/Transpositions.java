package games.oxo.search.deep;

import java.util.Arrays;

/**
 * What is known about positions, shared by all workers without locks. An entry is two longs, the
 * facts and the key mixed with the facts ({@code key ^ facts}); when two workers write the same
 * place at once, the halves do not fit together and the entry counts as absent.
 *
 * <p>Each place has two entries: the first keeps what took the most work in this search, the second
 * always what came last. Memory is taken page by page as places are used, so that a search can be
 * stopped right from its beginning.
 */
final class Transpositions {
  /** The value is at least, at most, or exactly the one stored. */
  static final int AT_LEAST = 1;

  static final int AT_MOST = 2;
  static final int EXACT = 3;

  /** Stands for no best move. */
  static final int NO_CELL = 64;

  /** Larger tables gain nothing before minutes of search, and take long to make. */
  private static final long MOST_PLACES = 1L << 24;

  private static final int BYTES_PER_PLACE = 32;
  private static final int AGES = 64;

  private static final int LONGS_PER_PLACE = 4;
  private static final int MOST_PAGE_BITS = 11;
  private static final long[] NO_PAGE = new long[0];

  private final long[][] pages;
  private final int shift;
  private final int pageBits;
  private long age;

  /**
   * @param bytes the most memory that it may take
   * @param positions how many positions it should hold, if that takes less
   */
  Transpositions(long bytes, long positions) {
    int bits = bits(bytes, positions);
    shift = 64 - bits;
    pageBits = Math.min(bits, MOST_PAGE_BITS);
    pages = new long[1 << (bits - pageBits)][];
    Arrays.fill(pages, NO_PAGE);
  }

  private static int bits(long bytes, long positions) {
    long wanted = Math.min(MOST_PLACES, positions / 2);
    long places = Math.max(16, Math.min(bytes / BYTES_PER_PLACE, wanted));
    return 63 - Long.numberOfLeadingZeros(places);
  }

  /** Whether a new one for so much could hold more. */
  boolean isSmallerThan(long bytes, long positions) {
    return 64 - shift < bits(bytes, positions);
  }

  void clear() {
    for (long[] page : pages) {
      Arrays.fill(page, 0);
    }
  }

  /** Entries of earlier searches give way from now on. */
  void nextSearch() {
    age = (age + 1) % AGES;
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

  void store(long key, int value, int depth, int bound, int cell) {
    long facts =
        (value & 0xFFFFL) | (long) depth << 16 | (long) bound << 24 | (long) cell << 32 | age << 40;
    long[] page = pages[pageOf(key)];
    if (page == NO_PAGE) {
      // Of two workers that come here at once, one loses what it has stored.
      page = new long[LONGS_PER_PLACE << pageBits];
      pages[pageOf(key)] = page;
    }
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

  private int pageOf(long key) {
    return (int) ((key >>> shift) >>> pageBits);
  }

  private int placeOf(long key) {
    return ((int) (key >>> shift) & ((1 << pageBits) - 1)) * LONGS_PER_PLACE;
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
