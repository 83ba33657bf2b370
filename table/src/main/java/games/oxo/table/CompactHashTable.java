package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.board.PositionHash;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * A hash table by quotienting (Cleary's compact hashing), 5 bytes for each slot. A key is mixed by
 * a bijection; the high part of the result names a bucket of eight slots, so that only the low part
 * need be stored, and by how many buckets it had to move on. Two keys are never taken for each
 * other.
 *
 * <pre>
 *   slot    used  seen   moved on   low part of the mixed key
 *           1 bit 1 bit  6 bits     24 bits
 * </pre>
 */
final class CompactHashTable implements LayerMap {
  private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(int[].class);

  /** The most positions. */
  static final long LARGEST = 1 << 30;

  /** A table of up to so many bytes is always worth its memory. */
  static final long SMALL = 1 << 20;

  private static final int BUCKET = 8;
  private static final int BYTES_EACH = 5 * BUCKET;
  private static final int LOW_BITS = 24;

  /** With two thirds of the slots in use, no key moves on so far in any layer that a disk holds. */
  private static final int MOST_MOVED = 63;

  private static final int USED = 1 << 31;
  private static final int SEEN = 1 << 30;

  private final int keyBits;
  private final int buckets;
  private final int[] slots;
  private final byte[] values;
  private final LongAdder size = new LongAdder();

  /**
   * @param most how many positions there can be
   */
  CompactHashTable(Game game, int most) {
    keyBits = LeastImageKey.bits(game.board().cells());
    buckets = Math.toIntExact(buckets(keyBits, most));
    slots = new int[(buckets + MOST_MOVED) * BUCKET];
    values = new byte[slots.length];
  }

  /** The memory for this many positions. */
  static long bytes(Game game, long most) {
    int bits = LeastImageKey.bits(game.board().cells());
    return (buckets(bits, most) + MOST_MOVED) * BYTES_EACH;
  }

  /** At most two thirds of the slots are in use, and the low part of a key fits. */
  private static long buckets(int keyBits, long most) {
    return Math.max(most * 3 / (2 * BUCKET) + 1, 1L << Math.max(0, keyBits - LOW_BITS));
  }

  @Override
  public void clear() {
    Arrays.fill(slots, 0);
    size.reset();
  }

  private long mixed(long key) {
    return PositionHash.permuted(key, keyBits);
  }

  private int bucket(long mixed) {
    return (int) Math.multiplyHigh(mixed << (63 - keyBits), (long) buckets << 1);
  }

  private static int low(long mixed) {
    return (int) mixed & (1 << LOW_BITS) - 1;
  }

  @Override
  public boolean add(long high, long key, int value) {
    long mixed = mixed(key);
    int slot = bucket(mixed) * BUCKET;
    for (int moved = 0; moved <= MOST_MOVED; moved++) {
      int entry = USED | moved << LOW_BITS | low(mixed);
      for (int i = 0; i < BUCKET; i++, slot++) {
        int there = (int) SLOTS.getVolatile(slots, slot);
        if (there == 0) {
          there = (int) SLOTS.compareAndExchange(slots, slot, 0, entry);
          if (there == 0) {
            values[slot] = (byte) value;
            size.increment();
            return true;
          }
        }
        if (there == entry) {
          return false;
        }
      }
    }
    throw new IllegalStateException("a hash table is too full");
  }

  @Override
  public int touch(long key) {
    int slot = bucket(mixed(key)) * BUCKET;
    return slots[slot] + values[slot];
  }

  @Override
  public int find(long high, long key) {
    long mixed = mixed(key);
    int slot = bucket(mixed) * BUCKET;
    for (int moved = 0; moved <= MOST_MOVED; moved++) {
      int entry = USED | moved << LOW_BITS | low(mixed);
      for (int i = 0; i < BUCKET; i++, slot++) {
        int there = slots[slot];
        if ((there & ~SEEN) == entry) {
          return slot;
        }
        if (there == 0) {
          return -1;
        }
      }
    }
    return -1;
  }

  @Override
  public int value(int place) {
    return values[place];
  }

  @Override
  public void see(int place) {
    // Most have been seen before, and then a look is enough.
    if ((slots[place] & SEEN) == 0) {
      SLOTS.getAndBitwiseOr(slots, place, SEEN);
    }
  }

  @Override
  public boolean allSeen() {
    long count = 0;
    for (int slot : slots) {
      count += (slot & SEEN) != 0 ? 1 : 0;
    }
    return count == size.sum();
  }
}
