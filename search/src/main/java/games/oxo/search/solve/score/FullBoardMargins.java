package games.oxo.search.solve.score;

import games.oxo.game.rules.PointCounter;

/** The margins of all full boards below a root. An instance serves one worker. */
final class FullBoardMargins {
  private final CompactRoot root;
  private final PointCounter counter;

  FullBoardMargins(CompactRoot root) {
    this.root = root;
    counter = root.rules().newCounter();
  }

  /** Whether counting points took long since this was last asked. */
  boolean tookLong() {
    return counter.tookLong();
  }

  /** By how much X is ahead when it adds these stones, and O all others. */
  int ofX(long addedByX) {
    return counter.points(root.x() | root.toBoard(addedByX))
        - counter.points(root.o() | root.toBoard(root.all() & ~addedByX));
  }
}
