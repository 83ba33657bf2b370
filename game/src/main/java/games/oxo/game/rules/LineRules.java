package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.definition.LineRule;

/**
 * The fast form of a line rule: for each cell the runs through it, so that a move is evaluated by
 * the few runs that it can complete.
 */
public final class LineRules {
  private final long[] winRuns;
  private final long[] loseRuns;
  private final long[][] winThrough;
  private final long[][] loseThrough;

  /** The rule laid out for a board. */
  public LineRules(Board board, LineRule rule) {
    winRuns = board.runs(rule.win());
    loseRuns = board.runs(rule.lose());
    winThrough = board.runsThrough(rule.win());
    loseThrough = board.runsThrough(rule.lose());
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
