package games.oxo.game.board;

import java.util.Arrays;

/**
 * A hash map from positions to longs, or a set of positions, with open addressing and linear
 * probing in one array, for millions of them without an object each. A position is the stones of X
 * and of O, which have no cell in common.
 *
 * <pre>
 *   slot of a set    | x | o |              free: x = o = -1
 *   slot of a map    | x | o | value |
 * </pre>
 *
 * <p>When more than its share of the slots is in use, their number doubles. The slot of a position
 * stays the same until then. One thread may change it while no other uses it.
 */
public final class PositionMap {
  /** Stands for no slot. */
  public static final int NONE = -1;

  /** How much of the slots may be in use before a map grows. */
  public enum Load {
    /** For speed: up to half of them. */
    HALF(2),
    /** For memory: up to three quarters of them. */
    THREE_QUARTERS(3);

    private final int quarters;

    Load(int quarters) {
      this.quarters = quarters;
    }
  }

  private static final int FIRST_SLOTS = 1 << 10;
  private static final long FREE = -1;
  private static final int O = 1;
  private static final int VALUE = 2;

  private final int words;
  private final Load load;
  private long[] slots;
  private int mask;
  private int most;
  private int size;

  private PositionMap(int words, Load load) {
    this.words = words;
    this.load = load;
    slots = free(FIRST_SLOTS);
  }

  /** An empty set. */
  public static PositionMap set(Load load) {
    return new PositionMap(VALUE, load);
  }

  /** An empty map. */
  public static PositionMap map(Load load) {
    return new PositionMap(VALUE + 1, load);
  }

  /** How many positions there are. */
  public int size() {
    return size;
  }

  /** How many slots there are; their numbers begin with 0. */
  public int slots() {
    return mask + 1;
  }

  /** What the slots take. */
  public long bytes() {
    return (long) slots.length * Long.BYTES;
  }

  /** Whether the slots double when one more position is added. */
  public boolean isAtLimit() {
    return size == most;
  }

  /**
   * Adds a position to a set.
   *
   * @return false if it is there already
   */
  public boolean add(long x, long o) {
    return add(x, o, 0);
  }

  /**
   * Adds a position and its value to a map.
   *
   * @return false if the position is there already, whose value then stays
   */
  public boolean add(long x, long o, long value) {
    if ((x & o) != 0) {
      throw new IllegalArgumentException("a cell with stones of both");
    }
    int slot = slotOf(x, o);
    if (!isFree(slot)) {
      return false;
    }
    int at = slot * words;
    slots[at] = x;
    slots[at + O] = o;
    if (words > VALUE) {
      slots[at + VALUE] = value;
    }
    if (++size > most) {
      grow();
    }
    return true;
  }

  /** Whether a position is there. */
  public boolean contains(long x, long o) {
    return !isFree(slotOf(x, o));
  }

  /** The slot of a position, or {@link #NONE}. */
  public int find(long x, long o) {
    int slot = slotOf(x, o);
    return isFree(slot) ? NONE : slot;
  }

  /** The next slot in use after this one ({@link #NONE} to begin), or {@link #NONE}. */
  public int next(int slot) {
    for (int i = slot + 1; i <= mask; i++) {
      if (!isFree(i)) {
        return i;
      }
    }
    return NONE;
  }

  /** The stones of X of the position in a slot. */
  public long x(int slot) {
    return slots[slot * words];
  }

  /** The stones of O of the position in a slot. */
  public long o(int slot) {
    return slots[slot * words + O];
  }

  /** The value of the position in a slot of a map. */
  public long value(int slot) {
    return slots[slot * words + VALUE];
  }

  /** Gives the position in a slot of a map another value. */
  public void setValue(int slot, long value) {
    if (words == VALUE) {
      throw new IllegalStateException("a set has no values");
    }
    slots[slot * words + VALUE] = value;
  }

  private boolean isFree(int slot) {
    return (x(slot) & o(slot)) == FREE;
  }

  /** The slot of a position, or the free one where it belongs. */
  private int slotOf(long x, long o) {
    int slot = (int) PositionHash.quick(x, o) & mask;
    while ((x(slot) != x || o(slot) != o) && !isFree(slot)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] former = slots;
    slots = free(2 * slots());
    for (int from = 0; from < former.length; from += words) {
      long x = former[from];
      long o = former[from + O];
      if ((x & o) != FREE) {
        System.arraycopy(former, from, slots, slotOf(x, o) * words, words);
      }
    }
  }

  private long[] free(int count) {
    long[] made = new long[count * words];
    Arrays.fill(made, FREE);
    mask = count - 1;
    most = count / 4 * load.quarters;
    return made;
  }
}
