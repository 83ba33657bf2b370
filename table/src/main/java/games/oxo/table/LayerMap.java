package games.oxo.table;

import java.util.Arrays;
import java.util.BitSet;

/** Positions with their values by plain look-up of both players' stones. */
final class LayerMap {
  /** The memory for one position at worst: three slots of two longs, an int and a bit. */
  static final int BYTES_EACH = 62;

  private static final long FREE = -1L;

  private final long[] stones;
  private final int[] values;
  private final BitSet seen;
  private final int mask;
  private int size;

  /**
   * @param most how many positions there can be
   */
  LayerMap(int most) {
    int slots = slots(most);
    mask = slots - 1;
    stones = new long[2 * slots];
    Arrays.fill(stones, FREE);
    values = new int[slots];
    seen = new BitSet(slots);
  }

  /** At most two thirds are in use. */
  private static int slots(int most) {
    return Math.max(16, Integer.highestOneBit(most + most / 2) * 2);
  }

  /** Adds a position; false when it is there already. */
  boolean add(long own, long other, int value) {
    int slot = slotOf(own, other);
    if (stones[2 * slot] != FREE || stones[2 * slot + 1] != FREE) {
      return false;
    }
    stones[2 * slot] = own;
    stones[2 * slot + 1] = other;
    values[slot] = value;
    size++;
    return true;
  }

  /** Where a position is, or -1. */
  int find(long own, long other) {
    int slot = slotOf(own, other);
    return stones[2 * slot] == own && stones[2 * slot + 1] == other ? slot : -1;
  }

  int value(int slot) {
    return values[slot];
  }

  /** Some move leads to the position here. */
  void see(int slot) {
    seen.set(slot);
  }

  /** Whether moves lead to all positions. */
  boolean allSeen() {
    return seen.cardinality() == size;
  }

  private int slotOf(long own, long other) {
    long mixed = (own ^ Long.rotateLeft(other, 31) * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    int slot = (int) (mixed ^ mixed >>> 32) & mask;
    while ((stones[2 * slot] != FREE || stones[2 * slot + 1] != FREE)
        && (stones[2 * slot] != own || stones[2 * slot + 1] != other)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
}
