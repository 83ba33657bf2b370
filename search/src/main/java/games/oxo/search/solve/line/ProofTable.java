package games.oxo.search.solve.line;

import java.util.Arrays;

/**
 * Proof and disproof numbers of positions. An entry is two longs as in {@link BoundTable}; a place
 * has two entries, of which the one that took less work gives way.
 */
final class ProofTable {
  private static final int LONGS_PER_PLACE = 4;
  private static final int BYTES_PER_PLACE = 8 * LONGS_PER_PLACE;
  private static final int MOST_PAGE_BITS = 11;
  private static final long MOST_PLACES = 1L << 23;
  private static final int NUMBER_BITS = 24;
  private static final long[] NO_PAGE = new long[0];

  /** Cannot be proven, or cannot be disproven. */
  static final int NEVER = (1 << NUMBER_BITS) - 1;

  private final long[][] pages;
  private final int shift;
  private final int pageBits;

  /**
   * @param bytes the most memory that it may take
   */
  ProofTable(long bytes) {
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

  /** The numbers of a position, or 0. */
  long find(long code) {
    long[] page = pages[pageOf(code)];
    if (page == NO_PAGE) {
      return 0;
    }
    int place = placeOf(code);
    long numbers = page[place + 1];
    if ((page[place] ^ numbers) == code) {
      return numbers;
    }
    numbers = page[place + 3];
    return (page[place + 2] ^ numbers) == code ? numbers : 0;
  }

  /**
   * Stores numbers that are not both 0.
   *
   * @param work a measure of what they took, up to 63
   */
  void store(long code, int proof, int disproof, int work) {
    long numbers = proof | (long) disproof << NUMBER_BITS | (long) work << (2 * NUMBER_BITS);
    long[] page = pages[pageOf(code)];
    if (page == NO_PAGE) {
      // Of two workers that come here at once, one loses what it has stored.
      page = new long[LONGS_PER_PLACE << pageBits];
      pages[pageOf(code)] = page;
    }
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

  private int pageOf(long code) {
    return (int) ((code >>> shift) >>> pageBits);
  }

  private int placeOf(long code) {
    return ((int) (code >>> shift) & ((1 << pageBits) - 1)) * LONGS_PER_PLACE;
  }
}
