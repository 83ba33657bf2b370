package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.score.CellMeasure;
import games.oxo.game.score.ScoreSheet;
import org.jspecify.annotations.Nullable;

/**
 * The fast form of a score rule. An instance has working memory of its own and serves one thread.
 */
public final class ScoreRules {
  private final long[][] sets;
  private final int[] setPoints;
  private final int[] cellPoints;
  private final @Nullable CellMeasure measure;
  private final boolean canBeSlow;
  private long slowSetsBefore;

  /** The rule laid out for a board. */
  public ScoreRules(Board board, ScoreRule rule) {
    ScoreSheet sheet = new ScoreSheet(board);
    rule.parts().forEach(part -> part.addTo(sheet));
    sets = sheet.sets();
    setPoints = sheet.setPoints();
    cellPoints = sheet.cellPoints();
    measure = sheet.measures().stream().reduce(CellMeasure::and).orElse(null);
    canBeSlow = measure != null && measure.canBeSlow();
  }

  /** The points that a player has with these stones. */
  public int points(long own) {
    int points = 0;
    for (int i = 0; i < sets.length; i++) {
      int held = 0;
      for (long set : sets[i]) {
        held += (own & set) == set ? 1 : 0;
      }
      points += held * setPoints[i];
    }
    if (cellPoints.length > 0) {
      for (long rest = own; rest != 0; rest &= rest - 1) {
        points += cellPoints[Long.numberOfTrailingZeros(rest)];
      }
    }
    return measure == null ? points : points + measure.points(own);
  }

  /** Whether counting some sets of stones can take more than a millisecond. */
  public boolean canBeSlow() {
    return canBeSlow;
  }

  /** Whether it did since this was last asked, so that it is time to look at a clock. */
  public boolean tookLong() {
    return canBeSlow && countSlowSets();
  }

  private boolean countSlowSets() {
    long slowSets = measure == null ? 0 : measure.slowSets();
    boolean more = slowSets > slowSetsBefore;
    slowSetsBefore = slowSets;
    return more;
  }

  /**
   * What a player's points mainly come from: the cells of a measure such as the longest path, or if
   * there is none, those of the runs with points above 0.
   */
  public long scoringCells(long own) {
    if (measure != null) {
      return measure.cells(own);
    }
    long cells = 0;
    for (int i = 0; i < sets.length; i++) {
      for (long set : sets[i]) {
        cells |= setPoints[i] > 0 && (own & set) == set ? set : 0;
      }
    }
    return cells;
  }
}
