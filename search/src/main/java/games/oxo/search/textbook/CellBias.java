package games.oxo.search.textbook;

import games.oxo.game.Dice;
import games.oxo.game.board.Board;

/** What a stone on each cell is worth by itself, to a search that sees no other difference. */
public final class CellBias {
  private static final int MOST_RANDOM = 5;

  private final int[] points;

  private CellBias(int cells) {
    points = new int[cells];
  }

  /** All cells are worth the same. */
  public static CellBias none(Board board) {
    return new CellBias(board.cells());
  }

  /** A cell is worth more the more neighbours it has. */
  public static CellBias byNeighbours(Board board) {
    CellBias bias = new CellBias(board.cells());
    for (int cell = 0; cell < bias.points.length; cell++) {
      bias.points[cell] = Long.bitCount(board.around(cell)) / 3;
    }
    return bias;
  }

  /** From -5 to 5 points for each cell. */
  public static CellBias random(Board board, Dice dice) {
    CellBias bias = new CellBias(board.cells());
    for (int cell = 0; cell < bias.points.length; cell++) {
      bias.points[cell] = dice.below(2 * MOST_RANDOM + 1) - MOST_RANDOM;
    }
    return bias;
  }

  /** For each cell its worth. */
  int[] points() {
    return points;
  }
}
