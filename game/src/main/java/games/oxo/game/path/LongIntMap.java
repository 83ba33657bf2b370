package games.oxo.game.path;

import games.oxo.game.board.PositionHash;
import java.util.Arrays;

/**
 * A hash map from long to int that keeps the largest value per key and can be emptied cheaply, with
 * open addressing and linear probing. Its keys are any longs, so that it is the value that says
 * whether a place is in use.
 */
final class LongIntMap {
  /** No value. */
  static final int EMPTY = -1;

  private static final int FIRST_BITS = 6;

  private int bits = FIRST_BITS;
  private long[] keys = new long[1 << FIRST_BITS];
  private int[] values = new int[1 << FIRST_BITS];
  private int size;

  LongIntMap() {
    Arrays.fill(values, EMPTY);
  }

  void clear() {
    Arrays.fill(values, EMPTY);
    size = 0;
  }

  /**
   * @param value not negative
   */
  void putMax(long key, int value) {
    int slot = slot(key);
    if (values[slot] == EMPTY) {
      keys[slot] = key;
      values[slot] = value;
      if (++size * 2 > keys.length) {
        grow();
      }
    } else {
      values[slot] = Math.max(values[slot], value);
    }
  }

  /** How many keys there are. */
  int size() {
    return size;
  }

  /** The value of a key, or {@link #EMPTY}. */
  int get(long key) {
    return values[slot(key)];
  }

  /** The first place in use, or -1. */
  int first() {
    return after(-1);
  }

  /** The next place in use, or -1. */
  int after(int place) {
    for (int i = place + 1; i < keys.length; i++) {
      if (values[i] != EMPTY) {
        return i;
      }
    }
    return -1;
  }

  long key(int place) {
    return keys[place];
  }

  int value(int place) {
    return values[place];
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = PositionHash.index(key, bits);
    while (values[slot] != EMPTY && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[1 << ++bits];
    values = new int[keys.length];
    Arrays.fill(values, EMPTY);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != EMPTY) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }
}
