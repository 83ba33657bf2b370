package games.oxo.search.alphabeta;

import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.Stopped;
import org.jspecify.annotations.Nullable;

/**
 * Depth-limited minimax with alpha-beta cuts, or as NegaScout with null windows after the first
 * move, and a static value where the depth ends. Values are for the player to move.
 *
 * <p>A win that is {@code n} stones away is worth {@link #WIN} - n, so that winners hurry and
 * losers delay. In score games a point is worth {@link #POINT}.
 */
final class ClassicSearch {
  static final int WIN = 10_000;
  static final int POINT = 100;

  /** Larger than every value. */
  static final int INFINITE = 1_000_000;

  /** Three of a possible four: a free cell that would complete a winning line. */
  private static final int THREAT = 100;

  /** A free cell where the player would lose. */
  private static final int BARRED = -4;

  private static final int NODES_BETWEEN_LOOKS = 512;

  private final Kernel kernel;
  private final boolean nullWindows;
  private final int[] bias;
  private final Clock clock;
  private final @Nullable LineTables lines;
  private final @Nullable ScoreRules scores;
  private final long[] tiers;
  private long leaves;
  private int nodesToLook = NODES_BETWEEN_LOOKS;
  private boolean sawHorizon;
  private int rootPly;

  /**
   * @param bias what a stone on each cell is worth by itself
   */
  ClassicSearch(Kernel kernel, boolean nullWindows, int[] bias, Clock clock) {
    this.kernel = kernel;
    this.nullWindows = nullWindows;
    this.bias = bias;
    this.clock = clock;
    lines = kernel.isLineGame() ? kernel.lines() : null;
    scores = kernel.game().newScoreRules().orElse(null);
    // From the middle outwards: good moves first make more cuts.
    int rings = kernel.game().board().rings();
    tiers = new long[rings];
    for (int ring = 1; ring <= rings; ring++) {
      tiers[ring - 1] = kernel.game().board().ringCells(ring);
    }
  }

  /** Positions judged since the search was made: by the static value, or because they had ended. */
  long leaves() {
    return leaves;
  }

  /** Whether the last value rests on a static value somewhere, and so is no proof. */
  boolean sawHorizon() {
    return sawHorizon;
  }

  /**
   * The value, to the player who moves there, of placing a stone on a legal cell.
   *
   * @param depth stones to look ahead, this one included
   */
  int valueOf(long own, long opponent, int cell, int depth) {
    sawHorizon = false;
    rootPly = Long.bitCount(own | opponent);
    return place(
        own,
        opponent,
        lines == null ? 0 : lines.allWins(own),
        lines == null ? 0 : lines.allLoses(own),
        lines == null ? 0 : lines.allWins(opponent),
        lines == null ? 0 : lines.allLoses(opponent),
        lean(own) - lean(opponent),
        rootPly,
        cell,
        depth,
        -INFINITE,
        INFINITE);
  }

  private int lean(long stones) {
    int lean = 0;
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      lean += bias[Long.numberOfTrailingZeros(rest)];
    }
    return lean;
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
      return lines != null ? 0 : POINT * margin(now, opponent);
    }
    long wins = lines == null ? 0 : ownWins | lines.wins(now, cell);
    long loses = lines == null ? 0 : ownLoses | lines.loses(now, cell);
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
        boolean scout = nullWindows && best > -INFINITE && beta - low > 1;
        int value =
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
                scout ? low + 1 : beta);
        if (scout && value > low && value < beta) {
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
                  beta);
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
    if (lines == null) {
      return POINT * margin(first, second);
    }
    long free = kernel.all() & ~(first | second);
    int threats = Long.bitCount(firstWins & free) - Long.bitCount(secondWins & free);
    int barred =
        Long.bitCount(firstLoses & free & ~firstWins)
            - Long.bitCount(secondLoses & free & ~secondWins);
    return THREAT * threats + BARRED * barred;
  }

  private int margin(long own, long opponent) {
    return scores == null ? 0 : scores.points(own) - scores.points(opponent);
  }

  private void look() {
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      if (clock.isOver(leaves)) {
        throw new Stopped();
      }
    }
  }
}
