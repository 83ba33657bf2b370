package games.oxo.game.count;

import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.PositionMap;
import games.oxo.game.board.SymmetryGroup;
import games.oxo.game.input.InputException;

/**
 * A set of positions within a memory budget. Symmetric positions are kept once, as their canonical
 * form.
 */
final class PositionSet {
  private static final int MAX_SLOTS = 1 << 29;

  private final Canonicalizer canonicalizer;
  private final MemoryBudget budget;
  private final PositionMap positions = PositionMap.set(PositionMap.Load.THREE_QUARTERS);

  PositionSet(SymmetryGroup symmetries, MemoryBudget budget) {
    canonicalizer = new Canonicalizer(symmetries);
    this.budget = budget;
    budget.take(positions.bytes());
  }

  /** Gives the memory back; the set must not be used any more. */
  void release() {
    budget.giveBack(positions.bytes());
  }

  /** Adds a position and returns whether it was new. */
  boolean add(long x, long o) {
    canonicalizer.fold(x, o);
    long leastX = canonicalizer.first();
    long leastO = canonicalizer.second();
    return positions.isAtLimit()
        ? !positions.contains(leastX, leastO) && addAndGrow(leastX, leastO)
        : positions.add(leastX, leastO);
  }

  private boolean addAndGrow(long x, long o) {
    if (positions.slots() == MAX_SLOTS) {
      throw new InputException("there are more distinct positions than can be held");
    }
    long before = positions.bytes();
    budget.take(2 * before);
    positions.add(x, o);
    budget.giveBack(before);
    return true;
  }

  int slots() {
    return positions.slots();
  }

  /** The next slot in use after this one (-1 to begin), or -1. */
  int next(int slot) {
    return positions.next(slot);
  }

  long x(int slot) {
    return positions.x(slot);
  }

  long o(int slot) {
    return positions.o(slot);
  }
}
