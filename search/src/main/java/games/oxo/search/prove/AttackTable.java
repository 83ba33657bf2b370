package games.oxo.search.prove;

import games.oxo.search.kernel.ProofNode;
import java.util.Arrays;

/**
 * Transposition table of an {@link AttackSearch}: for each position the proof and disproof numbers,
 * the winning move of a proven one, and the moves that are still worth trying. Of the two entries
 * of a slot the one that took less work is replaced. It serves one worker.
 */
final class AttackTable {
  private static final int NUMBER_BITS = ProofNode.NUMBER_BITS;
  private static final int NEVER = ProofNode.NEVER;
  private static final int CELL_SHIFT = 2 * NUMBER_BITS;
  private static final int CELL_BITS = 6;
  private static final int WORK_SHIFT = CELL_SHIFT + CELL_BITS;

  private static final int FIELDS = 3;
  private static final int PER_SLOT = 2 * FIELDS;
  private static final int SLOT_BYTES = PER_SLOT * Long.BYTES;
  private static final int PAGE_BITS = 6;
  private static final int MOST_SLOT_BITS = 25;
  private static final long[] NO_PAGE = new long[0];

  private final long[][] pages;
  private final int shift;

  // What find() has found.
  private long facts;
  private long moves;

  /**
   * @param bytes the most memory that it may take
   */
  AttackTable(long bytes) {
    long slots = Math.max(1 << PAGE_BITS, bytes / SLOT_BYTES);
    int bits = Math.min(MOST_SLOT_BITS, 63 - Long.numberOfLeadingZeros(slots));
    shift = Long.SIZE - bits;
    pages = new long[1 << (bits - PAGE_BITS)][];
    Arrays.fill(pages, NO_PAGE);
  }

  /** Looks a position up; what is found stays until the next look. */
  boolean find(long code) {
    long[] page = pages[(int) (code >>> shift >>> PAGE_BITS)];
    if (page == NO_PAGE) {
      return false;
    }
    int at = slot(code);
    if (page[at] != code) {
      at += FIELDS;
      if (page[at] != code) {
        return false;
      }
    }
    facts = page[at + 1];
    moves = page[at + 2];
    return true;
  }

  int proof() {
    return (int) facts & NEVER;
  }

  int disproof() {
    return (int) (facts >>> NUMBER_BITS) & NEVER;
  }

  int cell() {
    return (int) (facts >>> CELL_SHIFT) & ((1 << CELL_BITS) - 1);
  }

  long moves() {
    return moves;
  }

  /**
   * Stores what is known of a position.
   *
   * @param cell the winning move of a proven position of the attacker
   * @param candidates the moves worth trying
   * @param work a measure of what it took, up to 63
   */
  void store(long code, int proof, int disproof, int cell, long candidates, int work) {
    int number = (int) (code >>> shift >>> PAGE_BITS);
    long[] page = pages[number];
    if (page == NO_PAGE) {
      page = new long[PER_SLOT << PAGE_BITS];
      pages[number] = page;
    }
    int at = slot(code);
    boolean second =
        page[at + FIELDS] == code
            || (page[at] != code && work(page[at + 1]) > work(page[at + FIELDS + 1]));
    at += second ? FIELDS : 0;
    page[at] = code;
    page[at + 1] =
        proof
            | (long) disproof << NUMBER_BITS
            | (long) cell << CELL_SHIFT
            | (long) work << WORK_SHIFT;
    page[at + 2] = candidates;
  }

  private int slot(long code) {
    return ((int) (code >>> shift) & ((1 << PAGE_BITS) - 1)) * PER_SLOT;
  }

  private static int work(long facts) {
    return (int) (facts >>> WORK_SHIFT);
  }
}
