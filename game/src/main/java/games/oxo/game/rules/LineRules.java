package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.definition.LineRule;
import java.util.Arrays;

/**
 * The fast form of a line rule: for each cell the runs through it, so that a move is judged by the
 * few runs that it can complete.
 */
public final class LineRules {
  private final long[] winRuns;
  private final long[] loseRuns;
  private final long[][] winThrough;
  private final long[][] loseThrough;

  /** The rule laid out for a board. */
  public LineRules(Board board, LineRule rule) {
    winRuns = rule.win() == 0 ? new long[0] : board.runs(rule.win());
    loseRuns = rule.lose() == 0 ? new long[0] : board.runs(rule.lose());
    winThrough = through(board, winRuns);
    loseThrough = through(board, loseRuns);
  }

  private static long[][] through(Board board, long[] runs) {
    long[][] through = new long[board.cells()][];
    for (int cell = 0; cell < through.length; cell++) {
      long bit = 1L << cell;
      through[cell] = Arrays.stream(runs).filter(run -> (run & bit) != 0).toArray();
    }
    return through;
  }

  /** Whether the stone just placed on {@code cell} makes a winning line; {@code own} holds it. */
  public boolean wins(long own, int cell) {
    return holdsAny(own, winThrough[cell]);
  }

  /** Whether the stone just placed on {@code cell} makes a losing line; a win goes before it. */
  public boolean loses(long own, int cell) {
    return holdsAny(own, loseThrough[cell]);
  }

  /** The cells of all winning lines among these stones. */
  public long winningCells(long own) {
    return union(own, winRuns);
  }

  /** The cells of all losing lines among these stones. */
  public long losingCells(long own) {
    return union(own, loseRuns);
  }

  private static boolean holdsAny(long own, long[] runs) {
    for (long run : runs) {
      if ((own & run) == run) {
        return true;
      }
    }
    return false;
  }

  private static long union(long own, long[] runs) {
    long cells = 0;
    for (long run : runs) {
      cells |= (own & run) == run ? run : 0;
    }
    return cells;
  }
}
