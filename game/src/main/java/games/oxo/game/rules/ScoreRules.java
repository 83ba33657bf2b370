package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.definition.ScoreRule;
import org.jspecify.annotations.Nullable;

/**
 * The fast form of a score rule. An instance has working memory of its own and serves one thread.
 */
public final class ScoreRules {
  private final long[][] runs;
  private final int[] runPoints;
  private final int[] bonus;
  private final @Nullable LongestPath paths;

  /** The rule laid out for a board. */
  public ScoreRules(Board board, ScoreRule rule) {
    runs = new long[rule.runs().size()][];
    runPoints = new int[runs.length];
    for (int i = 0; i < runs.length; i++) {
      runs[i] = board.runs(rule.runs().get(i).length());
      runPoints[i] = rule.runs().get(i).points();
    }
    bonus = rule.bonus().stream().mapToInt(Integer::intValue).toArray();
    paths = rule.longestPath() ? new LongestPath(board) : null;
  }

  /** The points that a player has with these stones. */
  public int points(long own) {
    int points = 0;
    for (int i = 0; i < runs.length; i++) {
      for (long run : runs[i]) {
        points += (own & run) == run ? runPoints[i] : 0;
      }
    }
    if (bonus.length > 0) {
      for (long rest = own; rest != 0; rest &= rest - 1) {
        points += bonus[Long.numberOfTrailingZeros(rest)];
      }
    }
    return paths == null ? points : points + paths.length(own);
  }

  /**
   * The cells that make a player's runs with points above 0, or the longest path where that counts.
   */
  public long scoringCells(long own) {
    if (paths != null) {
      return paths.cells(own);
    }
    long cells = 0;
    for (int i = 0; i < runs.length; i++) {
      for (long run : runs[i]) {
        cells |= runPoints[i] > 0 && (own & run) == run ? run : 0;
      }
    }
    return cells;
  }
}
