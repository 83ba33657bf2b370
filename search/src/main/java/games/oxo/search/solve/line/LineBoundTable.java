package games.oxo.search.solve.line;

import games.oxo.search.kernel.PagedTable;

/**
 * Transposition table of proven bounds in line games, shared by all workers: the value is at least
 * {@code low} and at most {@code high}, and which move to try first.
 *
 * <p>Of the two entries of a slot the first keeps the result that took the most work, the second is
 * always replaced. A table starts small, so that easy questions are answered at once, and grows on
 * request.
 */
final class LineBoundTable extends PagedTable {
  /** Stands for no move. */
  static final int NO_CELL = 64;

  private static final int MOST_PAGE_BITS = 11;
  private static final int FIRST_PLACE_BITS = 15;
  private static final int MOST_PLACE_BITS = 24;
  private static final int GROWTH_BITS = 3;

  private final int mostPlaceBits;

  /**
   * @param bytes the most memory that it may take
   */
  LineBoundTable(long bytes) {
    this(Math.min(MOST_PLACE_BITS, bits(bytes / BYTES_PER_PLACE)));
  }

  private LineBoundTable(int mostPlaceBits) {
    super(Math.min(FIRST_PLACE_BITS, mostPlaceBits), MOST_PAGE_BITS);
    this.mostPlaceBits = mostPlaceBits;
  }

  /**
   * Makes room for this many positions, as far as memory allows, and keeps the entries. No worker
   * may be using the table meanwhile.
   */
  void growFor(long positions) {
    if (positions <= 1L << placeBits() || placeBits() == mostPlaceBits) {
      return;
    }
    for (long[] page : setPlaces(Math.min(placeBits() + GROWTH_BITS, mostPlaceBits))) {
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
    release();
  }

  /** The facts about a position, or 0. */
  long find(long key) {
    return factsOf(key);
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
    long[] page = page(key);
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
