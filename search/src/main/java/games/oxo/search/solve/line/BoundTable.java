package games.oxo.search.solve.line;

import java.util.Arrays;

/**
 * What is proven about positions, shared by all workers without locks: the value is at least {@code
 * low} and at most {@code high}, and which move to try first.
 *
 * <p>An entry is two longs, the facts and the key mixed with the facts ({@code key ^ facts}); when
 * two workers write the same place at once, the halves do not fit together and the entry counts as
 * absent. Each place has two entries: the first keeps what took the most work, the second always
 * what came last. A table begins small, so that easy questions are answered at once, and grows when
 * it is told to.
 */
final class BoundTable {
  /** Stands for no move. */
  static final int NO_CELL = 64;

  private static final int LONGS_PER_PLACE = 4;
  private static final int BYTES_PER_PLACE = 8 * LONGS_PER_PLACE;
  private static final int MOST_PAGE_BITS = 11;
  private static final int FIRST_PLACE_BITS = 15;
  private static final int MOST_PLACE_BITS = 24;
  private static final int GROWTH_BITS = 3;
  private static final long[] NO_PAGE = new long[0];

  private final int mostPlaceBits;
  private long[][] pages = {};
  private int placeBits;
  private int pageBits;

  /**
   * @param bytes the most memory that it may take
   */
  BoundTable(long bytes) {
    long places = Math.max(16, bytes / BYTES_PER_PLACE);
    mostPlaceBits = Math.min(MOST_PLACE_BITS, 63 - Long.numberOfLeadingZeros(places));
    setPlaces(Math.min(FIRST_PLACE_BITS, mostPlaceBits));
  }

  private void setPlaces(int bits) {
    placeBits = bits;
    pageBits = Math.min(bits, MOST_PAGE_BITS);
    pages = new long[1 << (bits - pageBits)][];
    Arrays.fill(pages, NO_PAGE);
  }

  /**
   * Makes room for so many positions, as far as the memory allows, and keeps what is known. No
   * worker may be using the table meanwhile.
   */
  void growFor(long positions) {
    if (positions <= 1L << placeBits || placeBits == mostPlaceBits) {
      return;
    }
    long[][] before = pages;
    setPlaces(Math.min(placeBits + GROWTH_BITS, mostPlaceBits));
    for (long[] page : before) {
      // First entries last: they took more work, and keep their rank.
      for (int at = page.length - 2; at >= 0; at -= 2) {
        long facts = page[at + 1];
        if (facts != 0) {
          put(page[at] ^ facts, facts);
        }
      }
    }
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
    put(key, (low & 255L) | (high & 255L) << 8 | (long) cell << 16 | (long) work << 24);
  }

  private void put(long key, long facts) {
    long[] page = pages[pageOf(key)];
    if (page == NO_PAGE) {
      // Of two workers that come here at once, one loses what it has stored.
      page = new long[LONGS_PER_PLACE << pageBits];
      pages[pageOf(key)] = page;
    }
    int place = placeOf(key);
    long first = page[place + 1];
    boolean same = (page[place] ^ first) == key;
    int at = same || work(facts) >= work(first) ? place : place + 2;
    if (at == place && !same) {
      // What was first still has the second entry, until something else comes.
      page[place + 2] = page[place];
      page[place + 3] = first;
    }
    page[at] = key ^ facts;
    page[at + 1] = facts;
  }

  private int pageOf(long key) {
    return (int) ((key >>> (Long.SIZE - placeBits)) >>> pageBits);
  }

  private int placeOf(long key) {
    return ((int) (key >>> (Long.SIZE - placeBits)) & ((1 << pageBits) - 1)) * LONGS_PER_PLACE;
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
