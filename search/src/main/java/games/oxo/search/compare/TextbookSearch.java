package games.oxo.search.compare;

import games.oxo.search.compare.Technique.Algorithm;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * A fixed-depth search as textbooks describe it, with one {@link Technique} or another. All of them
 * find the same value of the same position; they differ in how many positions they visit.
 *
 * <p>The engines of this program search differently (they know forced moves, and deepen step by
 * step); this class is for comparing techniques, where nothing else may differ.
 */
final class TextbookSearch {
  private static final int INFINITE = 2_000_000_000;

  /** Positions with fewer stones to go are not worth an entry in the table. */
  private static final int TABLE_FROM = 2;

  /** A million entries, 22 bytes each. */
  private static final int TABLE_BITS = 20;

  private static final int NODES_BETWEEN_LOOKS = 1024;
  private static final int STORED = 1 << 30;
  private static final int KILLER = 1 << 29;
  private static final int MOST_HISTORY = 1 << 24;
  private static final int NO_MOVE = -1;

  private final Kernel kernel;
  private final Algorithm algorithm;
  private final boolean ordering;
  private final StudyBoard board;
  private final StudyTable table;
  private final boolean tabled;
  private final BooleanSupplier stop;
  private final int[] killers;
  private final int[] history;
  private final int[] centre;
  private final int[][] scores;
  private long nodes;
  private int bestMove = NO_MOVE;

  /**
   * @param stop asked from time to time whether to give up
   */
  TextbookSearch(Kernel kernel, Technique technique, BooleanSupplier stop) {
    this.kernel = kernel;
    this.stop = stop;
    algorithm = technique.algorithm();
    ordering = technique.ordering();
    tabled = technique.table();
    table = new StudyTable(tabled ? TABLE_BITS : 1);
    board = StudyBoard.of(kernel);
    int cells = kernel.cells();
    killers = new int[cells + 1];
    Arrays.fill(killers, NO_MOVE);
    history = new int[2 * cells];
    centre = new int[cells];
    scores = new int[cells + 1][cells];
    for (int cell = 0; cell < cells; cell++) {
      centre[cell] = kernel.game().board().rings() - kernel.game().board().ring(cell);
    }
  }

  /** Positions visited, the root and the ends of games included. */
  long nodes() {
    return nodes;
  }

  /** The move that the last search found best. */
  int bestMove() {
    return bestMove;
  }

  /**
   * The value of a position that is not over, for the player to move.
   *
   * @param depth stones to look ahead, at least 1
   * @throws SearchStopped when it was asked to give up
   */
  int value(long own, long other, int depth) {
    board.set(own, other);
    return search(Long.bitCount(own | other), depth, -INFINITE, INFINITE);
  }

  /** Fail-soft: outside of the window the value returned is a bound. */
  private int search(int ply, int depth, int alpha, int beta) {
    visit();
    if (depth == 0) {
      return board.evaluate(ply);
    }
    boolean remembers = tabled && depth >= TABLE_FROM;
    int entry = remembers ? table.find(board.own(ply), board.other(ply)) : StudyTable.NOT_FOUND;
    if (entry != StudyTable.NOT_FOUND && decides(entry, alpha, beta)) {
      bestMove = table.move(entry);
      return table.value(entry);
    }
    long rest = board.legal(ply);
    if (ordering) {
      score(ply, rest, entry);
    }
    int best = -INFINITE;
    int bestCell = NO_MOVE;
    while (rest != 0 && best < beta) {
      int cell = ordering ? mostPromising(ply, rest) : Long.numberOfTrailingZeros(rest);
      rest &= ~(1L << cell);
      int value = move(ply, cell, depth, Math.max(alpha, best), beta, bestCell == NO_MOVE);
      if (value > best) {
        best = value;
        bestCell = cell;
      }
    }
    if (best >= beta && ordering) {
      killers[ply] = bestCell;
      int at = historyOf(ply, bestCell);
      history[at] = Math.min(MOST_HISTORY, history[at] + depth * depth);
    }
    if (remembers) {
      int bound =
          best >= beta ? StudyTable.AT_LEAST : best > alpha ? StudyTable.EXACT : StudyTable.AT_MOST;
      table.store(board.own(ply), board.other(ply), best, bound, bestCell);
    }
    bestMove = bestCell;
    return best;
  }

  private void visit() {
    if ((++nodes & (NODES_BETWEEN_LOOKS - 1)) == 0 && stop.getAsBoolean()) {
      throw new SearchStopped();
    }
  }

  private boolean decides(int entry, int alpha, int beta) {
    int value = table.value(entry);
    return switch (table.bound(entry)) {
      case StudyTable.AT_LEAST -> value >= beta;
      case StudyTable.AT_MOST -> value <= alpha;
      default -> true;
    };
  }

  /** The value of a move, with the windows of the algorithm. */
  private int move(int ply, int cell, int depth, int low, int beta, boolean first) {
    if (algorithm == Algorithm.NEGAMAX) {
      return after(ply, cell, depth, -INFINITE, INFINITE);
    }
    if (first || algorithm == Algorithm.ALPHA_BETA) {
      return after(ply, cell, depth, low, beta);
    }
    int value = after(ply, cell, depth, low, low + 1);
    if (value <= low || value >= beta) {
      return value;
    }
    if (algorithm == Algorithm.PVS) {
      return after(ply, cell, depth, low, beta);
    }
    // Two stones before the end the reply has been compared with all others: the value is exact.
    boolean exact = depth <= 2 && kernel.sidesChange(ply);
    return exact ? value : after(ply, cell, depth, value, beta);
  }

  private int after(int ply, int cell, int depth, int low, int high) {
    int end = board.place(ply, cell);
    if (end != StudyBoard.NOT_OVER) {
      visit();
      return end;
    }
    return kernel.sidesChange(ply)
        ? -search(ply + 1, depth - 1, -high, -low)
        : search(ply + 1, depth - 1, low, high);
  }

  private int historyOf(int ply, int cell) {
    return (kernel.moverIsX(ply) ? 0 : kernel.cells()) + cell;
  }

  private void score(int ply, long moves, int entry) {
    int stored = entry == StudyTable.NOT_FOUND ? NO_MOVE : table.move(entry);
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      scores[ply][cell] =
          cell == stored
              ? STORED
              : cell == killers[ply] ? KILLER : history[historyOf(ply, cell)] + centre[cell];
    }
  }

  private int mostPromising(int ply, long moves) {
    int most = Long.numberOfTrailingZeros(moves);
    for (long rest = moves & (moves - 1); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      most = scores[ply][cell] > scores[ply][most] ? cell : most;
    }
    return most;
  }
}
