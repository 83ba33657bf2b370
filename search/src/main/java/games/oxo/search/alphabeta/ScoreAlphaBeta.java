package games.oxo.search.alphabeta;

import games.oxo.game.rules.PointCounter;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;

/** Alpha-beta search of score games; at the depth limit, the points so far are compared. */
final class ScoreAlphaBeta extends AlphaBetaSearch {
  private final PointCounter scores;

  /** For each number of stones the stones of the player to move, and of the other. */
  private final long[] own;

  private final long[] other;

  ScoreAlphaBeta(Kernel kernel, Pruning pruning, int[] bias, Clock clock, LeafCount count) {
    super(kernel, pruning, bias, clock, count);
    scores = kernel.rules().newCounter();
    own = new long[kernel.cells() + 1];
    other = new long[kernel.cells() + 1];
  }

  @Override
  int begin(long mover, long opponent, int cell, int depth, int from, int alpha, int beta) {
    int ply = Long.bitCount(mover | opponent);
    own[ply] = mover;
    other[ply] = opponent;
    leans[ply] = lean(mover) - lean(opponent);
    return place(ply, cell, depth, alpha, beta);
  }

  /** The value to the mover of placing a stone on a cell, within a window. */
  private int place(int ply, int cell, int depth, int alpha, int beta) {
    boolean full = ply + 1 == kernel.cells();
    if (full || depth <= 1) {
      leaves++;
      look();
      return evaluate(ply, cell);
    }
    look();
    long stones = own[ply] | 1L << cell;
    int lean = leans[ply] + bias[cell];
    boolean change = kernel.sidesChange(ply);
    own[ply + 1] = change ? other[ply] : stones;
    other[ply + 1] = change ? stones : other[ply];
    leans[ply + 1] = change ? -lean : lean;
    return change
        ? -search(ply + 1, depth - 1, -beta, -alpha)
        : search(ply + 1, depth - 1, alpha, beta);
  }

  /** The value of a position by trying its moves, from the middle of the board outwards. */
  private int search(int ply, int depth, int alpha, int beta) {
    long legal = kernel.legal(own[ply] | other[ply], ply);
    int low = alpha;
    int best = -INFINITE;
    for (long tier : tiers) {
      for (long rest = legal & tier; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        int high = nullWindows && best > -INFINITE ? low + 1 : beta;
        int value = place(ply, cell, depth, low, high);
        if (high < beta && value > low && value < beta) {
          value = place(ply, cell, depth, low, beta);
        }
        if (value >= beta) {
          return value;
        }
        best = Math.max(best, value);
        low = prunes ? Math.max(low, value) : low;
      }
    }
    return best;
  }

  /** The margin of points after a stone, for the mover; before the last one with the bias. */
  private int evaluate(int ply, int cell) {
    long stones = own[ply] | 1L << cell;
    boolean full = ply + 1 == kernel.cells();
    sawHorizon |= !full;
    int margin = POINT * (scores.points(stones) - scores.points(other[ply]));
    if (scores.tookLong()) {
      lookSoon();
    }
    return full ? margin : margin + leans[ply] + bias[cell];
  }
}
