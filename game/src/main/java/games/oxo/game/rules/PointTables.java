package games.oxo.game.rules;

import games.oxo.game.score.ScoreSheet;
import java.util.Arrays;
import java.util.Map;

/**
 * What {@link PointCounter}s of one rule have in common: the part of counting that needs no working
 * memory. Nobody writes to the arrays.
 */
final class PointTables {
  /** Groups of sets that score points for the player who owns all cells of one. */
  final long[][] sets;

  /** What a set of each group is worth. */
  final int[] setPoints;

  /** A counter for each group. */
  final SetCounter[] counters;

  /** The cells that are worth something by themselves, those that are worth the same together. */
  final long[] bonusCells;

  /** What each of these cells is worth. */
  final int[] bonusPoints;

  PointTables(ScoreSheet sheet) {
    sets = sheet.sets();
    setPoints = sheet.setPoints();
    counters = Arrays.stream(sets).map(SetCounter::new).toArray(SetCounter[]::new);
    Map<Integer, Long> cellsByPoints = sheet.cellsByPoints();
    bonusCells = cellsByPoints.values().stream().mapToLong(Long::longValue).toArray();
    bonusPoints = cellsByPoints.keySet().stream().mapToInt(Integer::intValue).toArray();
  }
}
