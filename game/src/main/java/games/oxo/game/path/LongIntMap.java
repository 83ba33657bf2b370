package games.oxo.game.path;

import java.util.Arrays;

/** A hash map from long to int that keeps the largest value per key and can be emptied cheaply. */
final class LongIntMap {
  private static final int EMPTY = -1;

  private long[] keys = new long[64];
  private int[] values = new int[64];
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
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
    while (values[slot] != EMPTY && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[oldKeys.length * 2];
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
