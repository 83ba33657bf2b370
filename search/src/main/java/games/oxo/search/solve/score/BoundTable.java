package games.oxo.search.solve.score;

import java.util.Arrays;

/**
 * What is proven about positions: a lower and an upper bound and a good move, shared by all workers
 * without locks. An entry is two longs, the facts and the key mixed with the facts; when two
 * workers write the same place at once, the halves do not fit together and the entry counts as
 * absent.
 *
 * <p>Each place has two entries: the first keeps the largest trees, the second what came last.
 * Memory is taken page by page as places are used.
 */
final class BoundTable {
  /** Stands for no move. */
  static final int NO_MOVE = 64;

  /** Bounds beyond these are stored as these where that is true, and otherwise not at all. */
  private static final int MOST = (1 << 20) - 1;

  private static final int FIELD = (1 << 21) - 1;

  private static final int BYTES_PER_PLACE = 32;
  private static final int LONGS_PER_PLACE = 4;
  private static final int MOST_PAGE_BITS = 9;
  private static final int LEAST_PLACE_BITS = 10;
  private static final int MOST_PLACE_BITS = 25;
  private static final int EPOCHS = 512;
  private static final long[] NO_PAGE = new long[0];

  private final int empty;
  private final long[][] pages;
  private final int shift;
  private final int pageBits;
  private long epoch = 1;

  /**
   * @param bytes the most memory that it may take
   * @param empty how many cells are empty where the search begins; it visits far fewer positions
   *     than there are sets of them
   */
  BoundTable(long bytes, int empty) {
    this.empty = empty;
    long places = Math.max(16, bytes / BYTES_PER_PLACE);
    int most = Math.min(MOST_PLACE_BITS, Math.max(LEAST_PLACE_BITS, empty + 1));
    int bits = Math.min(most, 63 - Long.numberOfLeadingZeros(places));
    shift = 64 - bits;
    pageBits = Math.min(bits, MOST_PAGE_BITS);
    pages = new long[1 << (bits - pageBits)][];
    Arrays.fill(pages, NO_PAGE);
  }

  /** Whether it was made for searches that begin with at least so many empty cells. */
  boolean suits(int emptyCells) {
    return emptyCells <= empty;
  }

  /** Forgets everything. */
  void clear() {
    epoch++;
    if (epoch == EPOCHS) {
      epoch = 1;
      for (long[] page : pages) {
        Arrays.fill(page, 0);
      }
    }
  }

  /** The facts about a position, or 0. */
  long find(long key) {
    long place = key >>> shift;
    long[] page = pages[(int) (place >>> pageBits)];
    if (page == NO_PAGE) {
      return 0;
    }
    int at = ((int) place & ((1 << pageBits) - 1)) * LONGS_PER_PLACE;
    long facts = page[at + 1];
    if ((page[at] ^ facts) != key) {
      facts = page[at + 3];
      if ((page[at + 2] ^ facts) != key) {
        return 0;
      }
    }
    return facts >>> 55 == epoch ? facts : 0;
  }

  /**
   * Stores that the value is at least {@code low} and at most {@code high}; the key is well mixed.
   *
   * @param size how many cells are empty
   */
  void store(long key, int low, int high, int move, int size) {
    long facts =
        field(low)
            | field(high) << 21
            | (long) move << 42
            | (long) Math.min(size, 63) << 49
            | epoch << 55;
    long place = key >>> shift;
    long[] page = pages[(int) (place >>> pageBits)];
    if (page == NO_PAGE) {
      // Of two workers that come here at once, one loses what it has stored.
      page = new long[LONGS_PER_PLACE << pageBits];
      pages[(int) (place >>> pageBits)] = page;
    }
    int at = ((int) place & ((1 << pageBits) - 1)) * LONGS_PER_PLACE;
    long first = page[at + 1];
    if (first >>> 55 == epoch && (first >>> 49 & 63) > size && (page[at] ^ first) != key) {
      at += 2;
    }
    page[at] = key ^ facts;
    page[at + 1] = facts;
  }

  private static long field(int bound) {
    return (long) Math.max(-MOST, Math.min(bound, MOST)) + MOST;
  }

  static int low(long facts) {
    int field = (int) facts & FIELD;
    return field == 0 ? Integer.MIN_VALUE : field - MOST;
  }

  static int high(long facts) {
    int field = (int) (facts >>> 21) & FIELD;
    return field == 2 * MOST ? Integer.MAX_VALUE : field - MOST;
  }

  static int move(long facts) {
    return (int) (facts >>> 42) & 127;
  }
}
