package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.score.CellMeasure;
import games.oxo.game.score.ScoreSheet;
import org.jspecify.annotations.Nullable;

/**
 * Counts the points of players. An instance has working memory of its own and serves one thread.
 */
public final class PointCounter implements StoneJudge {
  private final long all;
  private final long[][] sets;
  private final int[] setPoints;
  private final SetCounter[] counters;
  private final long[] bonusCells;
  private final int[] bonusPoints;
  private final @Nullable CellMeasure measure;
  private final boolean canBeSlow;
  private long slowSetsBefore;

  PointCounter(Board board, PointTables tables, @Nullable CellMeasure measure) {
    all = board.all();
    sets = tables.sets;
    setPoints = tables.setPoints;
    counters = tables.counters;
    bonusCells = tables.bonusCells;
    bonusPoints = tables.bonusPoints;
    this.measure = measure;
    canBeSlow = measure != null && measure.canBeSlow();
  }

  /** A counter for a game in which nothing scores. */
  static PointCounter ofNothing(Board board) {
    return new PointCounter(board, new PointTables(new ScoreSheet(board)), null);
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

  /** The margin if the board is full. */
  @Override
  public int result(long own, long other, int cell) {
    return (own | other) == all ? points(own) - points(other) : GOES_ON;
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
   * there is none, those of the sets with points above 0.
   */
  long scoringCells(long own) {
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
