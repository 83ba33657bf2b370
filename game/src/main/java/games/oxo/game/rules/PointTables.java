package games.oxo.game.rules;

import games.oxo.game.score.ScoreSheet;
import java.util.Arrays;
import java.util.Map;

/**
 * What {@link PointCounter}s of one rule have in common: the part of counting that needs no working
 * memory. Nobody writes to the arrays.
 *
 * @param sets groups of sets that score points for the player who owns all cells of one
 * @param setPoints what a set of each group is worth
 * @param counters a counter for each group
 * @param bonusCells cells that are worth something by themselves, those of the same worth together
 * @param bonusPoints what each of these cells is worth
 */
record PointTables(
    long[][] sets, int[] setPoints, SetCounter[] counters, long[] bonusCells, int[] bonusPoints) {
  static PointTables of(ScoreSheet sheet) {
    Map<Integer, Long> cellsByPoints = sheet.cellsByPoints();
    return new PointTables(
        sheet.sets(),
        sheet.setPoints(),
        Arrays.stream(sheet.sets()).map(SetCounter::new).toArray(SetCounter[]::new),
        cellsByPoints.values().stream().mapToLong(Long::longValue).toArray(),
        cellsByPoints.keySet().stream().mapToInt(Integer::intValue).toArray());
  }
}
