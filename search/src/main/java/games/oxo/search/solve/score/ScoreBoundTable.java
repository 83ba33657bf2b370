package games.oxo.search.solve.score;

import games.oxo.search.kernel.PagedTable;

/**
 * Transposition table of proven bounds in score games, shared by all workers: a lower and an upper
 * bound and a good move. Of the two entries of a slot the first keeps the largest trees, the second
 * is always replaced.
 */
final class ScoreBoundTable extends PagedTable {
  /** Stands for no move. */
  static final int NO_MOVE = 64;

  /** Bounds beyond these are stored as these where that is true, and otherwise not at all. */
  private static final int MOST = (1 << 20) - 1;

  private static final int FIELD = (1 << 21) - 1;

  private static final int MOST_PAGE_BITS = 9;
  private static final int LEAST_PLACE_BITS = 10;
  private static final int MOST_PLACE_BITS = 25;
  private static final int EPOCHS = 512;

  private final int empty;
  private long epoch = 1;

  /**
   * @param bytes the most memory that it may take
   * @param empty how many cells are empty where the search begins; it visits far fewer positions
   *     than there are sets of them
   */
  ScoreBoundTable(long bytes, int empty) {
    super(Math.min(mostBits(empty), bits(bytes / BYTES_PER_PLACE)), MOST_PAGE_BITS);
    this.empty = empty;
  }

  private static int mostBits(int empty) {
    return Math.min(MOST_PLACE_BITS, Math.max(LEAST_PLACE_BITS, empty + 1));
  }

  /** Whether it was made for searches that begin with at least this many empty cells. */
  boolean suits(int emptyCells) {
    return emptyCells <= empty;
  }

  /** Forgets everything. */
  void clear() {
    epoch++;
    if (epoch == EPOCHS) {
      epoch = 1;
      erase();
    }
  }

  /** The facts about a position, or 0. */
  long find(long key) {
    long facts = factsOf(key);
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
    long[] page = page(key);
    int at = placeOf(key);
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
