package games.oxo.search.solve.score;

import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Kernel;

/** The result of each way to fill a frame. An instance serves one worker. */
final class Ends {
  private final Frame frame;
  private final ScoreRules rules;

  Ends(Kernel kernel, Frame frame) {
    this.frame = frame;
    rules = kernel.game().newScoreRules().orElseThrow();
  }

  /** By how much X is ahead when it adds these stones, and O all others. */
  int marginOfX(long addedByX) {
    return rules.points(frame.x() | frame.toBoard(addedByX))
        - rules.points(frame.o() | frame.toBoard(frame.all() & ~addedByX));
  }
}
