package games.oxo.game.count;

import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.SymmetryGroup;
import games.oxo.game.input.InputException;
import java.util.Arrays;

/**
 * A hash set of positions, each a pair of cell sets, with open addressing in one array. Symmetric
 * positions are kept once, as their canonical form.
 */
final class PositionSet {
  /** Marks a free slot: no position has stones of X that O has too. */
  private static final long FREE = -1L;

  private static final int MAX_LOG_SLOTS = 29;

  private final Canonicalizer canonicalizer;
  private final MemoryBudget budget;
  private int logSlots = 10;
  private long[] pairs;
  private int size;

  PositionSet(SymmetryGroup symmetries, MemoryBudget budget) {
    canonicalizer = new Canonicalizer(symmetries);
    this.budget = budget;
    pairs = newPairs(logSlots);
  }

  /** Gives the memory back; the set must not be used any more. */
  void release() {
    budget.giveBack(bytes(logSlots));
    pairs = new long[0];
  }

  /** Adds a position and returns whether it was new. */
  boolean add(long x, long o) {
    canonicalizer.fold(x, o);
    long leastX = canonicalizer.first();
    long leastO = canonicalizer.second();
    int slot = slotOf(leastX, leastO);
    if (pairs[2 * slot] == leastX && pairs[2 * slot + 1] == leastO) {
      return false;
    }
    put(slot, leastX, leastO);
    if (++size > slots() / 4 * 3) {
      grow();
    }
    return true;
  }

  int slots() {
    return 1 << logSlots;
  }

  /** The next slot in use after this one (-1 to begin), or -1. */
  int next(int slot) {
    for (int i = slot + 1; i < slots(); i++) {
      if (pairs[2 * i] != FREE || pairs[2 * i + 1] != FREE) {
        return i;
      }
    }
    return -1;
  }

  long x(int slot) {
    return pairs[2 * slot];
  }

  long o(int slot) {
    return pairs[2 * slot + 1];
  }

  private void put(int slot, long x, long o) {
    pairs[2 * slot] = x;
    pairs[2 * slot + 1] = o;
  }

  private int slotOf(long x, long o) {
    long hash = (x * 0x9E3779B97F4A7C15L ^ o) * 0xD6E8FEB86659FD93L;
    int mask = slots() - 1;
    int slot = (int) (((hash ^ (hash >>> 32)) * 0x9E3779B97F4A7C15L) >>> (64 - logSlots));
    while (true) {
      long foundX = pairs[2 * slot];
      long foundO = pairs[2 * slot + 1];
      if ((foundX == FREE && foundO == FREE) || (foundX == x && foundO == o)) {
        return slot;
      }
      slot = slot + 1 & mask;
    }
  }

  private void grow() {
    long[] old = pairs;
    pairs = newPairs(++logSlots);
    for (int i = 0; i < old.length; i += 2) {
      if (old[i] != FREE || old[i + 1] != FREE) {
        put(slotOf(old[i], old[i + 1]), old[i], old[i + 1]);
      }
    }
    budget.giveBack(bytes(logSlots - 1));
  }

  private long[] newPairs(int logSlots) {
    if (logSlots > MAX_LOG_SLOTS) {
      throw new InputException("there are more distinct positions than can be held");
    }
    budget.take(bytes(logSlots));
    long[] empty = new long[2 << logSlots];
    Arrays.fill(empty, FREE);
    return empty;
  }

  private static long bytes(int logSlots) {
    return 16L << logSlots;
  }
}
