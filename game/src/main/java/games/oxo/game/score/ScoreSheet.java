package games.oxo.game.score;

import games.oxo.game.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All parts of a score rule laid out for fast counting: sets of cells that are worth points to who
 * has them all, points of single cells, and measures for what is neither. An instance has working
 * memory of its own and serves one thread.
 */
public final class ScoreSheet {
  private static final CellMeasure[] NO_MEASURES = {};

  private final Board board;
  private final List<long[]> addedSets = new ArrayList<>();
  private long[][] sets = {};
  private int[] setPoints = {};
  private int[] cellPoints = {};
  private CellMeasure[] measures = NO_MEASURES;

  /** A sheet on which nothing counts yet. */
  public ScoreSheet(Board board) {
    this.board = board;
  }

  /** The board that is counted. */
  Board board() {
    return board;
  }

  /** From now on each of these sets is worth so many points to who has all its cells. */
  void addSets(long[] cells, int points) {
    addedSets.add(cells);
    sets = addedSets.toArray(new long[0][]);
    setPoints = Arrays.copyOf(setPoints, sets.length);
    setPoints[sets.length - 1] = points;
  }

  /** From now on each cell is worth this besides. */
  void addCells(List<Integer> points) {
    int[] sums = Arrays.copyOf(cellPoints, board.cells());
    for (int cell = 0; cell < sums.length; cell++) {
      sums[cell] += points.get(cell);
    }
    cellPoints = sums;
  }

  /** From now on this counts besides. */
  void addMeasure(CellMeasure measure) {
    measures = Arrays.copyOf(measures, measures.length + 1);
    measures[measures.length - 1] = measure;
  }

  /** The points that a player has with these stones. */
  public int points(long own) {
    int points = 0;
    for (int i = 0; i < sets.length; i++) {
      for (long set : sets[i]) {
        points += (own & set) == set ? setPoints[i] : 0;
      }
    }
    if (cellPoints.length > 0) {
      for (long rest = own; rest != 0; rest &= rest - 1) {
        points += cellPoints[Long.numberOfTrailingZeros(rest)];
      }
    }
    for (CellMeasure measure : measures) {
      points += measure.points(own);
    }
    return points;
  }

  /**
   * What a player's points mainly come from: the cells that the measures tell, or where there are
   * none, those of sets with points above 0.
   */
  public long scoringCells(long own) {
    long cells = 0;
    for (CellMeasure measure : measures) {
      cells |= measure.cells(own);
    }
    for (int i = 0; i < sets.length && measures.length == 0; i++) {
      for (long set : sets[i]) {
        cells |= setPoints[i] > 0 && (own & set) == set ? set : 0;
      }
    }
    return cells;
  }
}
