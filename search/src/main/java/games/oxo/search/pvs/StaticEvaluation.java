package games.oxo.search.pvs;

import games.oxo.game.board.Board;
import games.oxo.game.definition.LineRule;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;
import java.util.Arrays;

/**
 * The static evaluation of a position of a line game for the player to move: winning lines that are
 * still open, more for those with more stones; free cells that complete one; and free cells that
 * are closed to a player because it would lose there.
 */
final class StaticEvaluation {
  /** For an open winning line with 0, 1, 2, ... stones in it. */
  private static final int[] OPEN_LINE = {0, 1, 4, 12, 14, 16, 18, 18};

  private static final int WINNING_CELL = 30;
  private static final int CLOSED_CELL = -5;

  private final long[] runs;

  /** The runs through each cell. */
  private final long[][] runsThrough;

  private final long all;

  StaticEvaluation(Kernel kernel) {
    Board board = kernel.game().board();
    LineRule rule = kernel.game().definition().line();
    runs = rule == null ? new long[0] : board.runs(rule.win());
    runsThrough = new long[board.cells()][];
    for (int cell = 0; cell < runsThrough.length; cell++) {
      long bit = 1L << cell;
      runsThrough[cell] = Arrays.stream(runs).filter(run -> (run & bit) != 0).toArray();
    }
    all = kernel.all();
  }

  /** The value of the open lines, for the side to move. */
  int openLines(long own, long other) {
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
    return value;
  }

  /** How much the value of the open lines grows for a side that places a stone on a free cell. */
  int gain(long own, long other, int cell) {
    int gain = 0;
    for (long run : runsThrough[cell]) {
      int ours = Math.min(6, Long.bitCount(own & run));
      int theirs = Math.min(6, Long.bitCount(other & run));
      if (theirs == 0) {
        gain += OPEN_LINE[ours + 1] - OPEN_LINE[ours];
      } else if (ours == 0) {
        gain += OPEN_LINE[theirs];
      }
    }
    return gain;
  }

  /**
   * The whole evaluation.
   *
   * @param openLines the value of the open lines
   */
  int of(LineState at, int openLines) {
    long free = all & ~(at.own | at.other);
    int value = openLines;
    value += WINNING_CELL * (Long.bitCount(at.ownWins & free) - Long.bitCount(at.otherWins & free));
    value +=
        CLOSED_CELL
            * (Long.bitCount(at.ownLoses & free & ~at.ownWins)
                - Long.bitCount(at.otherLoses & free & ~at.otherWins));
    return value;
  }
}
