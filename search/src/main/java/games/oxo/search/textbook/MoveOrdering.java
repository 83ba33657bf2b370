package games.oxo.search.textbook;

import games.oxo.game.board.Board;
import games.oxo.search.kernel.SearchRules;
import java.util.Arrays;

/**
 * Move ordering by what the search has found so far: first the move that the table has stored, then
 * the killer, which last caused a cutoff at this ply, then moves by how often they caused one
 * anywhere (history), weighted by depth, and how near the centre they are.
 */
final class MoveOrdering {
  private static final int STORED = 1 << 30;
  private static final int KILLER = 1 << 29;
  private static final int MOST_HISTORY = 1 << 24;

  private final SearchRules rules;
  private final int[] killers;

  /** For each cell, first those of X and then those of O. */
  private final int[] history;

  private final int[] centre;

  /** For each ply how promising the cells are. */
  private final int[][] promise;

  MoveOrdering(SearchRules rules) {
    this.rules = rules;
    int cells = rules.cells();
    killers = new int[cells + 1];
    Arrays.fill(killers, TextbookSearch.NO_MOVE);
    history = new int[2 * cells];
    promise = new int[cells + 1][cells];
    centre = new int[cells];
    Board board = rules.game().board();
    for (int cell = 0; cell < cells; cell++) {
      centre[cell] = board.rings() - board.ring(cell);
    }
  }

  /**
   * Rates the moves of a position that is about to be searched.
   *
   * @param stored the best move that is known, or {@link TextbookSearch#NO_MOVE}
   */
  void prepare(int ply, long moves, int stored) {
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      promise[ply][cell] =
          cell == stored
              ? STORED
              : cell == killers[ply] ? KILLER : history[historyOf(ply, cell)] + centre[cell];
    }
  }

  /** The most promising of these moves. */
  int first(int ply, long moves) {
    int most = Long.numberOfTrailingZeros(moves);
    for (long rest = moves & (moves - 1); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      most = promise[ply][cell] > promise[ply][most] ? cell : most;
    }
    return most;
  }

  /** Remembers a move that caused a cutoff. */
  void credit(int ply, int cell, int depth) {
    killers[ply] = cell;
    int at = historyOf(ply, cell);
    history[at] = Math.min(MOST_HISTORY, history[at] + depth * depth);
  }

  private int historyOf(int ply, int cell) {
    return (rules.moverIsX(ply) ? 0 : rules.cells()) + cell;
  }
}
