package games.oxo.table;

import games.oxo.game.board.PositionHash;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/**
 * A hash table with open addressing, for keys of any size. It never grows, so that threads can add
 * to it at the same time.
 */
final class LayerHashTable implements LayerMap {
  /** The memory for one position at worst: three slots of two longs, an int and a bit. */
  static final int BYTES_EACH = 62;

  /** The most positions. */
  static final long LARGEST = 1 << 28;

  private static final long FREE = -1L;
  private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] keys;
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
    keys = new long[2 * slots];
    values = new int[slots];
    seen = new AtomicLongArray((slots + 63) / 64);
    clear();
  }

  @Override
  public void clear() {
    Arrays.fill(keys, FREE);
    for (int i = 0; i < seen.length(); i++) {
      seen.setPlain(i, 0);
    }
    size.reset();
  }

  /** At most two thirds are in use. */
  private static int slots(int most) {
    return Math.max(16, Integer.highestOneBit(most + most / 2) * 2);
  }

  @Override
  public boolean add(long high, long low, int value) {
    int slot = firstSlot(low, high);
    while (true) {
      long there = (long) KEYS.getAcquire(keys, 2 * slot);
      if (there == FREE) {
        there = (long) KEYS.compareAndExchange(keys, 2 * slot, FREE, low);
        if (there == FREE) {
          values[slot] = value;
          KEYS.setRelease(keys, 2 * slot + 1, high);
          size.increment();
          return true;
        }
      }
      if (there == low && otherAt(slot) == high) {
        return false;
      }
      slot = slot + 1 & mask;
    }
  }

  /** The high half of the key in a slot, which the thread that has claimed it is about to write. */
  private long otherAt(int slot) {
    long there = (long) KEYS.getAcquire(keys, 2 * slot + 1);
    while (there == FREE) {
      Thread.onSpinWait();
      there = (long) KEYS.getAcquire(keys, 2 * slot + 1);
    }
    return there;
  }

  @Override
  public int find(long high, long low) {
    int slot = firstSlot(low, high);
    while (keys[2 * slot] != FREE) {
      if (keys[2 * slot] == low && keys[2 * slot + 1] == high) {
        return slot;
      }
      slot = slot + 1 & mask;
    }
    return -1;
  }

  @Override
  public int value(int slot) {
    return values[slot];
  }

  @Override
  public void see(int slot) {
    long bit = 1L << slot;
    // Most have been seen before, and then a look is enough.
    if ((seen.getPlain(slot >>> 6) & bit) == 0) {
      seen.accumulateAndGet(slot >>> 6, bit, (before, added) -> before | added);
    }
  }

  @Override
  public boolean allSeen() {
    long count = 0;
    for (int i = 0; i < seen.length(); i++) {
      count += Long.bitCount(seen.get(i));
    }
    return count == size.sum();
  }

  private int firstSlot(long low, long high) {
    return (int) PositionHash.quick(low, high) & mask;
  }
}
