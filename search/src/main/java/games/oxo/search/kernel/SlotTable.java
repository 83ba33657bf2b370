package games.oxo.search.kernel;

import java.util.Arrays;

/**
 * The transposition table of a search, shared by all workers without locks.
 *
 * <pre>
 *   key     63                                        0
 *          | page | slot in it |                       |   well mixed
 *
 *   slot   | key ^ facts | facts | key ^ facts | facts |   half a cache line
 *          |     first entry     |     second entry    |
 *
 *   facts   63  58 57   49 48                         0
 *          | work | epoch | what the search has found  |   0: no entry
 * </pre>
 *
 * <p>The key is stored mixed with the facts (lockless hashing, Hyatt and Mann 2002): when two
 * workers write the same entry at once, its halves do not match, and it counts as absent. A table
 * that serves one worker can have a third long for each entry, which is not mixed and lies behind
 * the slots of its page.
 *
 * <p>The work that a result took says how much it is worth, and the epoch whether it is of this
 * search; a {@link Replacement} decides by them which entry gives way. What a search has found is
 * laid out by a class of its own, in {@link BitField}s up to {@link #FACT_BITS} bits, or up to
 * {@link #FACT_BITS_WITHOUT_EPOCH} if it has no epochs.
 *
 * <p>Memory is taken page by page as slots are used, so that a search can be stopped right from its
 * beginning.
 */
public final class SlotTable {
  /** Which of the two entries of a slot a new one replaces (Breuker and others 1994). */
  public enum Replacement {
    /**
     * The first entry has the most work of this epoch, and what it had goes to the second. What
     * took less goes to the second.
     */
    TWO_DEEP,
    /** The same, but of one position the first entry has what was found last. */
    TWO_BIG,
    /** As {@link #TWO_BIG}, but what the first entry had is lost. */
    DEEP_AND_NEW,
    /** The entry of the same position, or else the one that took less work. */
    LEAST_WORK
  }

  /** Stands for no cell where facts have one. */
  public static final int NO_CELL = 64;

  /** What a slot takes without third longs. */
  public static final int BYTES_PER_SLOT = 32;

  /** The bits for what a search has found. */
  public static final int FACT_BITS = 49;

  /** The same in a table whose epoch stays 0 and is never asked for. */
  public static final int FACT_BITS_WITHOUT_EPOCH = 58;

  /** The most that work can be. */
  public static final int MOST_WORK = 63;

  private static final BitField EPOCH = new BitField(FACT_BITS, 9);
  private static final BitField WORK = new BitField(FACT_BITS_WITHOUT_EPOCH, 6);
  private static final int EPOCHS = 1 << EPOCH.bits();
  private static final int LEAST_SLOT_BITS = 4;

  // Longs of an entry and of a slot.
  private static final int ENTRY = 2;
  private static final int SLOT = 2 * ENTRY;
  private static final long[] NO_PAGE = new long[0];

  private final Replacement replacement;
  private final boolean hasThird;
  private final int mostPageBits;
  private long[][] pages = {};
  private int shift;
  private int pageBits;
  private int epoch;

  /**
   * @param slotBits how many slots there are, as a power of two
   * @param mostPageBits how many of them a page has at most, as a power of two
   */
  public SlotTable(Replacement replacement, int slotBits, int mostPageBits) {
    this(replacement, false, slotBits, mostPageBits);
  }

  private SlotTable(Replacement replacement, boolean hasThird, int slotBits, int mostPageBits) {
    this.replacement = replacement;
    this.hasThird = hasThird;
    this.mostPageBits = mostPageBits;
    setSlots(slotBits);
  }

  /** A table of one worker with a third long for each entry. */
  public static SlotTable withThirdLong(Replacement replacement, int slotBits, int mostPageBits) {
    return new SlotTable(replacement, true, slotBits, mostPageBits);
  }

  /** The largest power of two that is not more than this many slots, at least 16. */
  public static int bits(long slots) {
    return Math.max(LEAST_SLOT_BITS, 63 - Long.numberOfLeadingZeros(Math.max(1, slots)));
  }

  /** How many slots there are, as a power of two. */
  public int slotBits() {
    return Long.SIZE - shift;
  }

  private void setSlots(int slotBits) {
    shift = Long.SIZE - slotBits;
    pageBits = Math.min(slotBits, mostPageBits);
    pages = new long[1 << (slotBits - pageBits)][];
    Arrays.fill(pages, NO_PAGE);
  }

  /**
   * Sets the number of slots and stores the entries again, all of which a larger table keeps unless
   * what gives way is lost. No worker may be using the table meanwhile.
   */
  public void resize(int slotBits) {
    long[][] former = pages;
    int formerPageBits = pageBits;
    setSlots(slotBits);
    for (long[] page : former) {
      // First entries last: they took more work, and stay first.
      int end = page.length == 0 ? 0 : SLOT << formerPageBits;
      for (int from = end - ENTRY; from >= 0; from -= ENTRY) {
        long facts = page[from + 1];
        if (facts != 0) {
          long key = page[from] ^ facts;
          long[] to = page(key);
          int at = put(to, key, facts);
          if (hasThird) {
            to[third(at)] = page[end + from / ENTRY];
          }
        }
      }
    }
  }

  /** Forgets everything and gives the memory back. */
  public void release() {
    Arrays.fill(pages, NO_PAGE);
  }

  /** Forgets everything and keeps the memory. */
  public void erase() {
    for (long[] page : pages) {
      Arrays.fill(page, 0);
    }
  }

  /**
   * Begins the next epoch, to which entries belong from now on.
   *
   * @param epochs after so many of them, at most 512, their numbers begin again
   */
  public void nextEpoch(int epochs) {
    epoch = (epoch + 1) % epochs;
  }

  /**
   * Begins an epoch in which {@link #findOfEpoch} finds nothing, which takes no time: memory is
   * erased only when the numbers begin again.
   */
  public void forget() {
    nextEpoch(EPOCHS);
    if (epoch == 0) {
      erase();
    }
  }

  /** The facts of a position, of whatever epoch, or 0. */
  public long find(long key) {
    long[] page = pages[pageOf(key)];
    if (page == NO_PAGE) {
      return 0;
    }
    int at = slotOf(key);
    long facts = page[at + 1];
    if ((page[at] ^ facts) == key) {
      return facts;
    }
    facts = page[at + 3];
    return (page[at + 2] ^ facts) == key ? facts : 0;
  }

  /** The facts of a position if they are of this epoch, or 0. */
  public long findOfEpoch(long key) {
    long facts = find(key);
    return EPOCH.in(facts) == epoch ? facts : 0;
  }

  /** The third long of the entry of a position that was just found. */
  public long thirdLong(long key) {
    long[] page = pages[pageOf(key)];
    int at = slotOf(key);
    return page[third((page[at] ^ page[at + 1]) == key ? at : at + ENTRY)];
  }

  /** How much work it took to find facts. */
  public static int work(long facts) {
    return WORK.in(facts);
  }

  /**
   * Stores what was found of a position.
   *
   * @param key the key of the position, well mixed
   * @param found what was found, not 0 unless the work is not
   * @param work a measure of the work that it took, up to {@link #MOST_WORK}
   */
  public void store(long key, long found, int work) {
    put(page(key), key, found | EPOCH.with(epoch) | WORK.with(work));
  }

  /** The same with a third long. */
  public void store(long key, long found, int work, long third) {
    long[] page = page(key);
    page[third(put(page, key, found | EPOCH.with(epoch) | WORK.with(work)))] = third;
  }

  /** Writes an entry, and returns where. */
  private int put(long[] page, long key, long facts) {
    int at = entryFor(page, key, facts);
    page[at] = key ^ facts;
    page[at + 1] = facts;
    return at;
  }

  /** The entry that gives way to new facts. */
  private int entryFor(long[] page, long key, long facts) {
    int first = slotOf(key);
    int second = first + ENTRY;
    long known = page[first + 1];
    boolean same = (page[first] ^ known) == key;
    if (replacement == Replacement.LEAST_WORK) {
      boolean sameAsSecond = (page[second] ^ page[second + 1]) == key;
      boolean less = !sameAsSecond && work(known) <= work(page[second + 1]);
      return same || less ? first : second;
    }
    boolean most = work(facts) >= work(known) || EPOCH.in(known) != epoch;
    if (!most && (!same || replacement == Replacement.TWO_DEEP)) {
      return second;
    }
    if (!same && replacement != Replacement.DEEP_AND_NEW) {
      page[second] = page[first];
      page[second + 1] = known;
      if (hasThird) {
        page[third(second)] = page[third(first)];
      }
    }
    return first;
  }

  /** The page with the slot of a key, made if need be. */
  long[] page(long key) {
    long[] page = pages[pageOf(key)];
    if (page == NO_PAGE) {
      // Of two workers that come here at once, one loses what it has stored.
      page = new long[(hasThird ? SLOT + 2 : SLOT) << pageBits];
      pages[pageOf(key)] = page;
    }
    return page;
  }

  private int pageOf(long key) {
    return (int) ((key >>> shift) >>> pageBits);
  }

  /** Where in its page the slot of a key begins. */
  int slotOf(long key) {
    return ((int) (key >>> shift) & ((1 << pageBits) - 1)) * SLOT;
  }

  /** Where in its page the third long of an entry is: behind all slots. */
  private int third(int entry) {
    return (SLOT << pageBits) + entry / ENTRY;
  }
}
