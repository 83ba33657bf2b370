package games.oxo.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/**
 * A hash table with open addressing from positions, the stones of both players, to values. Several
 * threads may fill it, and afterwards several may read it.
 */
final class LayerHashTable {
  /** The memory for one position at worst: three slots of two longs, an int and a bit. */
  static final int BYTES_EACH = 62;

  private static final long FREE = -1L;
  private static final VarHandle STONES = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] stones;
  private final int[] values;
  private final AtomicLongArray seen;
  private final int mask;
  private final LongAdder size = new LongAdder();

  /**
   * @param most how many positions there can be
   */
  LayerHashTable(int most) {
    int slots = slots(most);
    mask = slots - 1;
    stones = new long[2 * slots];
    values = new int[slots];
    seen = new AtomicLongArray((slots + 63) / 64);
    clear();
  }

  /** Removes all. */
  void clear() {
    Arrays.fill(stones, FREE);
    for (int i = 0; i < seen.length(); i++) {
      seen.setPlain(i, 0);
    }
    size.reset();
  }

  /** At most two thirds are in use. */
  private static int slots(int most) {
    return Math.max(16, Integer.highestOneBit(most + most / 2) * 2);
  }

  /** Adds a position; false when it is there already. */
  boolean add(long own, long other, int value) {
    int slot = firstSlot(own, other);
    while (true) {
      long there = (long) STONES.getAcquire(stones, 2 * slot);
      if (there == FREE) {
        there = (long) STONES.compareAndExchange(stones, 2 * slot, FREE, own);
        if (there == FREE) {
          values[slot] = value;
          STONES.setRelease(stones, 2 * slot + 1, other);
          size.increment();
          return true;
        }
      }
      if (there == own && otherAt(slot) == other) {
        return false;
      }
      slot = slot + 1 & mask;
    }
  }

  /**
   * The other player's stones in a slot, which the thread that has claimed it is about to write.
   */
  private long otherAt(int slot) {
    long there = (long) STONES.getAcquire(stones, 2 * slot + 1);
    while (there == FREE) {
      Thread.onSpinWait();
      there = (long) STONES.getAcquire(stones, 2 * slot + 1);
    }
    return there;
  }

  /** Where a position is, or -1; asked when all have been added. */
  int find(long own, long other) {
    int slot = firstSlot(own, other);
    while (stones[2 * slot] != FREE) {
      if (stones[2 * slot] == own && stones[2 * slot + 1] == other) {
        return slot;
      }
      slot = slot + 1 & mask;
    }
    return -1;
  }

  int value(int slot) {
    return values[slot];
  }

  /** Some move leads to the position here. */
  void see(int slot) {
    long bit = 1L << slot;
    // Most have been seen before, and then a look is enough.
    if ((seen.getPlain(slot >>> 6) & bit) == 0) {
      seen.accumulateAndGet(slot >>> 6, bit, (before, added) -> before | added);
    }
  }

  /** Whether moves lead to all positions. */
  boolean allSeen() {
    long count = 0;
    for (int i = 0; i < seen.length(); i++) {
      count += Long.bitCount(seen.get(i));
    }
    return count == size.sum();
  }

  private int firstSlot(long own, long other) {
    long mixed = (own ^ Long.rotateLeft(other, 31) * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    return (int) (mixed ^ mixed >>> 32) & mask;
  }
}
