package games.oxo.search.kernel;

import java.util.Arrays;

/**
 * The memory of a transposition table, shared by all workers by lockless hashing (Hyatt and Mann
 * 2002). An entry is two longs, the facts and the key mixed with the facts ({@code key ^ facts});
 * when two workers write the same place at once, the halves do not match and the entry counts as
 * absent.
 *
 * <p>Each slot has two entries; the table decides which of them is replaced. Memory is taken page
 * by page as places are used, so that a search can be stopped right from its beginning.
 */
public abstract class PagedTable {
  /** What a place takes. */
  protected static final int BYTES_PER_PLACE = 32;

  private static final int LONGS_PER_PLACE = 4;
  private static final long[] NO_PAGE = new long[0];

  private final int mostPageBits;
  private long[][] pages = {};
  private int shift;
  private int pageBits;

  /**
   * @param placeBits how many places there are, as a power of two
   * @param mostPageBits how many of them a page has at most, as a power of two
   */
  protected PagedTable(int placeBits, int mostPageBits) {
    this.mostPageBits = mostPageBits;
    setPlaces(placeBits);
  }

  /** The power of two that is not more than this many places, at least 16. */
  protected static int bits(long places) {
    return 63 - Long.numberOfLeadingZeros(Math.max(16, places));
  }

  /** How many places there are, as a power of two. */
  protected final int placeBits() {
    return Long.SIZE - shift;
  }

  /**
   * Begins anew with another number of places.
   *
   * @return the pages that were there; a place begins at every fourth long
   */
  protected final long[][] setPlaces(int placeBits) {
    long[][] before = pages;
    shift = Long.SIZE - placeBits;
    pageBits = Math.min(placeBits, mostPageBits);
    pages = new long[1 << (placeBits - pageBits)][];
    Arrays.fill(pages, NO_PAGE);
    return before;
  }

  /** Forgets everything and gives the memory back. */
  protected final void release() {
    Arrays.fill(pages, NO_PAGE);
  }

  /** Forgets everything and keeps the memory. */
  protected final void erase() {
    for (long[] page : pages) {
      Arrays.fill(page, 0);
    }
  }

  /** The facts about a position, or 0; the key is well mixed. */
  protected final long factsOf(long key) {
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

  /** The page with the place of a key, made if need be. */
  protected final long[] page(long key) {
    long[] page = pages[pageOf(key)];
    if (page == NO_PAGE) {
      // Of two workers that come here at once, one loses what it has stored.
      page = new long[LONGS_PER_PLACE << pageBits];
      pages[pageOf(key)] = page;
    }
    return page;
  }

  private int pageOf(long key) {
    return (int) ((key >>> shift) >>> pageBits);
  }

  /** Where in its page the place of a key begins. */
  protected final int placeOf(long key) {
    return ((int) (key >>> shift) & ((1 << pageBits) - 1)) * LONGS_PER_PLACE;
  }
}
