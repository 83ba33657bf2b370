package games.oxo.search.pvs;

import games.oxo.game.board.Board;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.Rules;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import org.jspecify.annotations.Nullable;

/**
 * The static evaluation of a position of a line game for the player to move: what the straight
 * lines are worth by the stones on them; free cells that complete a winning line; free cells that
 * are closed to a player because it would lose there; and the move.
 *
 * <p>Where four in a row wins and three loses, the weights are fitted to games ({@link
 * FourNotThree}). In other games a winning line that is still open counts the more, the more stones
 * it has.
 */
final class StaticEvaluation {
  /** For an open winning line with 0, 1, 2, ... stones in it. Chosen by hand. */
  private static final int[] OPEN_LINE = {0, 1, 4, 12, 14, 16, 18, 18};

  /** For a free cell that completes a winning line. Chosen by hand. */
  private static final int WINNING_CELL = 30;

  /**
   * For a free cell where its player would lose, in games without fitted weights. Chosen by hand.
   */
  private static final int CLOSED_CELL = -5;

  private final long[] sets;

  /** The sets through each cell. */
  private final long[][] setsThrough;

  /** The same in tables; null where a line is too long for them or sets are not straight runs. */
  private final @Nullable LineValues lines;

  // For each number of stones.
  private final int[] closedCell;
  private final int[] move;

  private final long all;

  StaticEvaluation(SearchRules rules) {
    Board board = rules.game().board();
    CellPattern winning = rules.winning();
    sets = winning.sets();
    setsThrough = winning.through();
    int run = winning.run();
    all = rules.all();
    boolean fits = LineValues.fits(board);
    boolean fitted = isFitted(board, rules.game().rules());
    lines =
        fitted
            ? new LineValues(board, run, FourNotThree::window)
            : fits && run > 0 ? new LineValues(board, run, StaticEvaluation::openWindow) : null;
    closedCell = new int[board.cells() + 1];
    move = new int[board.cells() + 1];
    for (int ply = 0; ply <= board.cells(); ply++) {
      double filled = (double) ply / board.cells();
      closedCell[ply] = fitted ? FourNotThree.closedCell(filled) : CLOSED_CELL;
      move[ply] = fitted ? FourNotThree.move(filled) : 0;
    }
  }

  private static boolean isFitted(Board board, Rules rules) {
    return LineValues.fits(board)
        && rules.winning().run() == FourNotThree.LENGTH
        && rules.losing().run() == 3;
  }

  /**
   * Whether the evaluation tells good positions from bad ones by these rules. What it counts where
   * a line loses, and its weights are not fitted, says next to nothing about who wins.
   */
  static boolean suits(Board board, Rules rules) {
    return rules.losing().isNone() || isFitted(board, rules);
  }

  private static int openWindow(int[] cells) {
    int ours = 0;
    int theirs = 0;
    for (int cell : cells) {
      ours += cell == 1 ? 1 : 0;
      theirs += cell == 2 ? 1 : 0;
    }
    return openLine(ours, theirs);
  }

  private static int openLine(int ours, int theirs) {
    if (theirs == 0) {
      return OPEN_LINE[Math.min(6, ours)];
    }
    return ours == 0 ? -OPEN_LINE[Math.min(6, theirs)] : 0;
  }

  /** The value of the lines, for the side to move. */
  int lines(long own, long other) {
    if (lines != null) {
      return lines.all(own, other);
    }
    int value = 0;
    for (long set : sets) {
      value += openLine(Long.bitCount(own & set), Long.bitCount(other & set));
    }
    return value;
  }

  /** How much the value of the lines grows for a side that places a stone on a free cell. */
  int gain(long own, long other, int cell) {
    if (lines != null) {
      return lines.gain(own, other, cell);
    }
    int gain = 0;
    for (long set : setsThrough[cell]) {
      int ours = Long.bitCount(own & set);
      int theirs = Long.bitCount(other & set);
      gain += openLine(ours + 1, theirs) - openLine(ours, theirs);
    }
    return gain;
  }

  /**
   * The whole evaluation.
   *
   * @param lines the value of the lines
   */
  int of(LineState at, int lines) {
    long free = all & ~(at.own | at.other);
    int value = lines + move[at.ply];
    value += WINNING_CELL * (Long.bitCount(at.ownWins & free) - Long.bitCount(at.otherWins & free));
    value +=
        closedCell[at.ply]
            * (Long.bitCount(at.ownLoses & free & ~at.ownWins)
                - Long.bitCount(at.otherLoses & free & ~at.otherWins));
    return value;
  }
}
