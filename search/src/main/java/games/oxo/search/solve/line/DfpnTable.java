package games.oxo.search.solve.line;

import games.oxo.search.kernel.PagedTable;
import games.oxo.search.kernel.ProofNode;

/**
 * Transposition table of proof and disproof numbers. Of the two entries of a slot the one that took
 * less work is replaced.
 */
final class DfpnTable extends PagedTable {
  private static final int MOST_PAGE_BITS = 11;
  private static final long MOST_PLACES = 1L << 23;
  private static final int NUMBER_BITS = ProofNode.NUMBER_BITS;
  private static final int NEVER = ProofNode.NEVER;

  /**
   * @param bytes the most memory that it may take
   */
  DfpnTable(long bytes) {
    super(bits(Math.min(MOST_PLACES, bytes / BYTES_PER_PLACE)), MOST_PAGE_BITS);
  }

  void clear() {
    release();
  }

  /** The numbers of a position, or 0. */
  long find(long code) {
    return factsOf(code);
  }

  /**
   * Stores numbers that are not both 0.
   *
   * @param work a measure of what they took, up to 63
   */
  void store(long code, int proof, int disproof, int work) {
    long numbers = proof | (long) disproof << NUMBER_BITS | (long) work << (2 * NUMBER_BITS);
    long[] page = page(code);
    int place = placeOf(code);
    boolean first = (page[place] ^ page[place + 1]) == code;
    boolean second = (page[place + 2] ^ page[place + 3]) == code;
    int at =
        first || (!second && work(page[place + 1]) <= work(page[place + 3])) ? place : place + 2;
    page[at] = code ^ numbers;
    page[at + 1] = numbers;
  }

  static int proof(long numbers) {
    return (int) numbers & NEVER;
  }

  static int disproof(long numbers) {
    return (int) (numbers >>> NUMBER_BITS) & NEVER;
  }

  private static int work(long numbers) {
    return (int) (numbers >>> (2 * NUMBER_BITS));
  }
}
