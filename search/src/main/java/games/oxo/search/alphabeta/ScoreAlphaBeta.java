package games.oxo.search.alphabeta;

import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;

/** The classic search of score games; where the depth ends, the points so far are compared. */
final class ScoreAlphaBeta extends AlphaBetaSearch {
  private final ScoreRules scores;

  ScoreAlphaBeta(Kernel kernel, boolean nullWindows, int[] bias, Clock clock) {
    super(kernel, nullWindows, bias, clock);
    scores = kernel.game().newScoreRules().orElseThrow();
  }

  @Override
  int valueOf(long own, long opponent, int cell, int depth) {
    sawHorizon = false;
    return within(own, opponent, cell, depth, -INFINITE, INFINITE);
  }

  @Override
  boolean reaches(int value, long own, long opponent, int cell, int depth, int root) {
    return within(own, opponent, cell, depth, value - 1, value) >= value;
  }

  private int within(long own, long opponent, int cell, int depth, int alpha, int beta) {
    int ply = Long.bitCount(own | opponent);
    int lean = lean(own) - lean(opponent);
    return place(own, opponent, lean, ply, cell, depth, alpha, beta);
  }

  /** The value to the mover of placing a stone on {@code cell}, within a window. */
  private int place(
      long own, long opponent, int lean, int ply, int cell, int depth, int alpha, int beta) {
    long now = own | 1L << cell;
    int leanNow = lean + bias[cell];
    boolean full = ply + 1 == kernel.cells();
    if (full || depth <= 1) {
      leaves++;
      look();
      sawHorizon |= !full;
      int margin = POINT * (scores.points(now) - scores.points(opponent));
      return full ? margin : margin + leanNow;
    }
    return kernel.sidesChange(ply)
        ? -search(opponent, now, -leanNow, ply + 1, depth - 1, -beta, -alpha)
        : search(now, opponent, leanNow, ply + 1, depth - 1, alpha, beta);
  }

  private int search(long own, long opponent, int lean, int ply, int depth, int alpha, int beta) {
    look();
    long legal = kernel.legal(own | opponent, ply);
    int best = -INFINITE;
    int low = alpha;
    for (long tier : tiers) {
      for (long rest = legal & tier; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        boolean scout = nullWindows && best > -INFINITE;
        int high = scout ? low + 1 : beta;
        int value = place(own, opponent, lean, ply, cell, depth, low, high);
        if (high < beta && value > low && value < beta) {
          value = place(own, opponent, lean, ply, cell, depth, low, beta);
        }
        if (value > best) {
          best = value;
          if (value >= beta) {
            return value;
          }
          low = Math.max(low, value);
        }
      }
    }
    return best;
  }
}
