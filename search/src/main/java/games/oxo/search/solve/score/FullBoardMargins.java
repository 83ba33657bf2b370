package games.oxo.search.solve.score;

import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Kernel;

/** The margins of all full boards below a root. An instance serves one worker. */
final class FullBoardMargins {
  private final CompactRoot root;
  private final ScoreRules rules;

  FullBoardMargins(Kernel kernel, CompactRoot root) {
    this.root = root;
    rules = kernel.game().newScoreRules().orElseThrow();
  }

  /** Whether counting points took long since this was last asked. */
  boolean tookLong() {
    return rules.tookLong();
  }

  /** By how much X is ahead when it adds these stones, and O all others. */
  int ofX(long addedByX) {
    return rules.points(root.x() | root.toBoard(addedByX))
        - rules.points(root.o() | root.toBoard(root.all() & ~addedByX));
  }
}
