package games.oxo.search.alphabeta;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;

/** The classic search of line games, which carries the cells that complete a line down the tree. */
final class LineAlphaBeta extends AlphaBetaSearch {
  /** Three of a possible four: a free cell that would complete a winning line. */
  private static final int THREAT = 100;

  /** A free cell where the player would lose. */
  private static final int BARRED = -4;

  private final LineTables lines;
  private int rootPly;

  LineAlphaBeta(Kernel kernel, boolean nullWindows, int[] bias, Clock clock) {
    super(kernel, nullWindows, bias, clock);
    lines = kernel.lines();
  }

  @Override
  int valueOf(long own, long opponent, int cell, int depth) {
    sawHorizon = false;
    rootPly = Long.bitCount(own | opponent);
    return within(own, opponent, cell, depth, -INFINITE, INFINITE);
  }

  @Override
  boolean reaches(int value, long own, long opponent, int cell, int depth, int root) {
    rootPly = root;
    return within(own, opponent, cell, depth, value - 1, value) >= value;
  }

  private int within(long own, long opponent, int cell, int depth, int alpha, int beta) {
    return place(
        own,
        opponent,
        lines.allWins(own),
        lines.allLoses(own),
        lines.allWins(opponent),
        lines.allLoses(opponent),
        lean(own) - lean(opponent),
        Long.bitCount(own | opponent),
        cell,
        depth,
        alpha,
        beta);
  }

  /** The value to the mover of placing a stone on {@code cell}, within a window. */
  private int place(
      long own,
      long opponent,
      long ownWins,
      long ownLoses,
      long otherWins,
      long otherLoses,
      int lean,
      int ply,
      int cell,
      int depth,
      int alpha,
      int beta) {
    long bit = 1L << cell;
    if ((ownWins & bit) != 0) {
      leaves++;
      return WIN - (ply + 1 - rootPly);
    }
    if ((ownLoses & bit) != 0) {
      leaves++;
      return (ply + 1 - rootPly) - WIN;
    }
    long now = own | bit;
    boolean full = (now | opponent) == kernel.all();
    if (full) {
      leaves++;
      return 0;
    }
    long wins = ownWins | lines.wins(now, cell);
    long loses = ownLoses | lines.loses(now, cell);
    int leanNow = lean + bias[cell];
    if (depth <= 1) {
      leaves++;
      sawHorizon = true;
      look();
      return judge(now, opponent, wins, loses, otherWins, otherLoses) + leanNow;
    }
    return kernel.sidesChange(ply)
        ? -search(
            opponent,
            now,
            otherWins,
            otherLoses,
            wins,
            loses,
            -leanNow,
            ply + 1,
            depth - 1,
            -beta,
            -alpha)
        : search(
            now,
            opponent,
            wins,
            loses,
            otherWins,
            otherLoses,
            leanNow,
            ply + 1,
            depth - 1,
            alpha,
            beta);
  }

  private int search(
      long own,
      long opponent,
      long ownWins,
      long ownLoses,
      long otherWins,
      long otherLoses,
      int lean,
      int ply,
      int depth,
      int alpha,
      int beta) {
    look();
    long legal = kernel.legal(own | opponent, ply);
    int best = -INFINITE;
    int low = alpha;
    for (long tier : tiers) {
      for (long rest = legal & tier; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        boolean scout = nullWindows && best > -INFINITE;
        int high = scout ? low + 1 : beta;
        int value;
        while (true) {
          value =
              place(
                  own,
                  opponent,
                  ownWins,
                  ownLoses,
                  otherWins,
                  otherLoses,
                  lean,
                  ply,
                  cell,
                  depth,
                  low,
                  high);
          if (high == beta || value <= low || value >= beta) {
            break;
          }
          high = beta;
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

  /** The static value of a position to the first of the two. */
  private int judge(
      long first, long second, long firstWins, long firstLoses, long secondWins, long secondLoses) {
    long free = kernel.all() & ~(first | second);
    int threats = Long.bitCount(firstWins & free) - Long.bitCount(secondWins & free);
    int barred =
        Long.bitCount(firstLoses & free & ~firstWins)
            - Long.bitCount(secondLoses & free & ~secondWins);
    return THREAT * threats + BARRED * barred;
  }
}
