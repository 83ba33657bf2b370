package games.oxo.game.count;

import games.oxo.game.input.InputException;

/** The remaining memory of what the user allows. */
final class MemoryBudget {
  private long left;

  MemoryBudget(long bytes) {
    left = bytes;
  }

  void take(long bytes) {
    if (bytes > left) {
      throw new InputException("the distinct positions of this ply need more memory than allowed");
    }
    left -= bytes;
  }

  void giveBack(long bytes) {
    left += bytes;
  }
}
