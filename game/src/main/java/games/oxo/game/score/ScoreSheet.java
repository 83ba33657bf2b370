package games.oxo.game.score;

import games.oxo.game.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A builder for the fast form of a score rule: sets of cells that score points for the player who
 * owns them all, points of single cells, and measures for everything else. The parts of the rule
 * fill it in, and {@code PointRules} counts with it.
 */
public final class ScoreSheet {
  private final Board board;
  private final List<long[]> sets = new ArrayList<>();
  private final List<Integer> setPoints = new ArrayList<>();
  private final int[] cellPoints;
  private final List<Supplier<CellMeasure>> measures = new ArrayList<>();

  /** A sheet on which nothing counts yet. */
  public ScoreSheet(Board board) {
    this.board = board;
    cellPoints = new int[board.cells()];
  }

  /** The board that is counted. */
  Board board() {
    return board;
  }

  /** Makes each of these sets score this many points for the player who owns all its cells. */
  void addSets(long[] cells, int points) {
    sets.add(cells);
    setPoints.add(points);
  }

  /** From now on each cell is worth this besides. */
  void addCells(List<Integer> points) {
    for (int cell = 0; cell < cellPoints.length; cell++) {
      cellPoints[cell] += points.get(cell);
    }
  }

  /** From now on this counts besides; it is made anew for each thread. */
  void addMeasure(Supplier<CellMeasure> measure) {
    measures.add(measure);
  }

  /** Groups of sets; each set of a group is worth the same. */
  public long[][] sets() {
    return sets.toArray(new long[0][]);
  }

  /** What a set of each group is worth. */
  public int[] setPoints() {
    return setPoints.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The cells that are worth something by themselves, by what that is. */
  public Map<Integer, Long> cellsByPoints() {
    Map<Integer, Long> cells = new TreeMap<>();
    for (int cell = 0; cell < cellPoints.length; cell++) {
      if (cellPoints[cell] != 0) {
        cells.merge(cellPoints[cell], 1L << cell, (a, b) -> a | b);
      }
    }
    return cells;
  }

  /** A measure of what else counts, for one thread; empty where nothing does. */
  public Optional<CellMeasure> newMeasure() {
    return measures.stream().map(Supplier::get).reduce(CellMeasure::and);
  }
}
