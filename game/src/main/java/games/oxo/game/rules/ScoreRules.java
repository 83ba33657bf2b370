package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.score.CellMeasure;
import games.oxo.game.score.ScoreSheet;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fast form of a score rule. An instance has working memory of its own and serves one thread.
 */
public final class ScoreRules {
  private final long[][] sets;
  private final int[] setPoints;
  private final SetCounter[] counters;

  /** The cells that are worth something by themselves, those that are worth the same together. */
  private final long[] bonusCells;

  private final int[] bonusPoints;
  private final @Nullable CellMeasure measure;
  private final boolean canBeSlow;
  private long slowSetsBefore;

  /** The rule laid out for a board. */
  public ScoreRules(Board board, ScoreRule rule) {
    ScoreSheet sheet = new ScoreSheet(board);
    rule.parts().forEach(part -> part.addTo(sheet));
    sets = sheet.sets();
    setPoints = sheet.setPoints();
    counters = Arrays.stream(sets).map(SetCounter::new).toArray(SetCounter[]::new);
    Map<Integer, Long> cellsByPoints = sheet.cellsByPoints();
    bonusCells = cellsByPoints.values().stream().mapToLong(Long::longValue).toArray();
    bonusPoints = cellsByPoints.keySet().stream().mapToInt(Integer::intValue).toArray();
    measure = sheet.measures().stream().reduce(CellMeasure::and).orElse(null);
    canBeSlow = measure != null && measure.canBeSlow();
  }

  /** The points that a player has with these stones. */
  public int points(long own) {
    int points = 0;
    for (int i = 0; i < counters.length; i++) {
      points += counters[i].held(own) * setPoints[i];
    }
    for (int i = 0; i < bonusCells.length; i++) {
      points += Long.bitCount(own & bonusCells[i]) * bonusPoints[i];
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
