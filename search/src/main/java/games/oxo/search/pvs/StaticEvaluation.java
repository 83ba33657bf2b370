package games.oxo.search.pvs;

import games.oxo.game.board.Board;
import games.oxo.game.definition.LineRule;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;

/**
 * The static evaluation of a position of a line game for the player to move: winning lines that are
 * still open, more for those with more stones; free cells that complete one; and free cells that
 * are closed to a player because it would lose there.
 */
final class StaticEvaluation {
  /** For an open winning line with this many stones in it. */
  private static final int[] OPEN_LINE = {0, 1, 4, 12, 14, 16, 18};

  private static final int WINNING_CELL = 30;
  private static final int CLOSED_CELL = -5;

  private final long[] runs;
  private final long all;

  StaticEvaluation(Kernel kernel) {
    Board board = kernel.game().board();
    LineRule rule = kernel.game().definition().line();
    runs = rule == null ? new long[0] : board.runs(rule.win());
    all = kernel.all();
  }

  int of(LineState at) {
    long own = at.own;
    long other = at.other;
    int value = 0;
    for (long run : runs) {
      long ours = own & run;
      long theirs = other & run;
      if (theirs == 0) {
        value += OPEN_LINE[Math.min(6, Long.bitCount(ours))];
      } else if (ours == 0) {
        value -= OPEN_LINE[Math.min(6, Long.bitCount(theirs))];
      }
    }
    long free = all & ~(own | other);
    value += WINNING_CELL * (Long.bitCount(at.ownWins & free) - Long.bitCount(at.otherWins & free));
    value +=
        CLOSED_CELL
            * (Long.bitCount(at.ownLoses & free & ~at.ownWins)
                - Long.bitCount(at.otherLoses & free & ~at.otherWins));
    return value;
  }
}
