package games.oxo.game;

import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import java.util.HashSet;
import java.util.Set;

/**
 * Search for an order in which stones can have fallen into their columns: each column fills from
 * the bottom, and each stone belongs to the player whose turn it was. Tries the orders depth first
 * and records the column heights that lead nowhere.
 */
final class StackOrder {
  /**
   * Enough for every position met in practice; one that needs more is given the benefit of doubt.
   */
  private static final int MAX_TRIES = 200_000;

  private final Game game;
  private final Board board;
  private final long x;
  private final long occupied;
  private final int[] heights;
  private final Set<Long> hopeless = new HashSet<>();
  private int tries;

  StackOrder(Game game, long x, long o) {
    this.game = game;
    this.board = game.board();
    this.x = x;
    this.occupied = x | o;
    heights = new int[board.columns()];
  }

  boolean exists() {
    return finish(0, Long.bitCount(occupied), 0) || tries > MAX_TRIES;
  }

  /**
   * @param code the heights as one number
   */
  private boolean finish(int placed, int all, long code) {
    if (placed == all) {
      return true;
    }
    if (++tries > MAX_TRIES || hopeless.contains(code)) {
      return false;
    }
    boolean wantsX = game.mover(placed) == Player.X;
    long weight = 1;
    for (int column = 0; column < heights.length; column++, weight *= board.rows() + 1L) {
      int row = board.rows() - 1 - heights[column];
      int cell = board.cell(row, column);
      boolean fits = cell >= 0 && (occupied >>> cell & 1) != 0 && ((x >>> cell & 1) != 0) == wantsX;
      if (fits) {
        heights[column]++;
        boolean found = finish(placed + 1, all, code + weight);
        heights[column]--;
        if (found) {
          return true;
        }
      }
    }
    hopeless.add(code);
    return false;
  }
}
