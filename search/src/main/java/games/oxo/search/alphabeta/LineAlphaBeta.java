package games.oxo.search.alphabeta;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.LineTables;

/** Alpha-beta search of line games, which carries the cells that complete a line down the tree. */
final class LineAlphaBeta extends AlphaBetaSearch {
  /** Three of a possible four: a free cell that would complete a winning line. */
  private static final int THREAT = 100;

  /** A free cell where the player would lose. */
  private static final int BARRED = -4;

  private final LineTables lines;
  private final LineState[] stack;
  private int rootPly;

  LineAlphaBeta(Kernel kernel, Pruning pruning, int[] bias, Clock clock, LeafCount count) {
    super(kernel, pruning, bias, clock, count);
    lines = kernel.lines();
    stack = LineState.stack(kernel);
  }

  @Override
  int begin(long own, long opponent, int cell, int depth, int from, int alpha, int beta) {
    LineState at = stack[Long.bitCount(own | opponent)];
    at.set(own, opponent);
    rootPly = from;
    leans[at.ply] = lean(own) - lean(opponent);
    return place(at, cell, depth, alpha, beta);
  }

  /** The value to the mover of placing a stone on a cell, within a window. */
  private int place(LineState at, int cell, int depth, int alpha, int beta) {
    if (at.winsAt(cell)) {
      leaves++;
      return WIN - (at.ply + 1 - rootPly);
    }
    if (at.losesAt(cell)) {
      leaves++;
      return (at.ply + 1 - rootPly) - WIN;
    }
    if (at.ply + 1 == kernel.cells()) {
      leaves++;
      return 0;
    }
    int lean = leans[at.ply] + bias[cell];
    if (depth <= 1) {
      leaves++;
      sawHorizon = true;
      look();
      return evaluate(at, cell) + lean;
    }
    look();
    LineState next = at.place(cell);
    boolean change = at.sidesChange();
    leans[next.ply] = change ? -lean : lean;
    return change ? -search(next, depth - 1, -beta, -alpha) : search(next, depth - 1, alpha, beta);
  }

  private int search(LineState at, int depth, int alpha, int beta) {
    return depth == 1 ? frontier(at, alpha, beta) : inner(at, depth, alpha, beta);
  }

  /** The value of a position by trying its moves, from the middle of the board outwards. */
  private int inner(LineState at, int depth, int alpha, int beta) {
    long legal = at.legal();
    int low = alpha;
    int best = -INFINITE;
    for (long tier : tiers) {
      for (long rest = legal & tier; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        int high = nullWindows && best > -INFINITE ? low + 1 : beta;
        int value = place(at, cell, depth, low, high);
        if (high < beta && value > low && value < beta) {
          value = place(at, cell, depth, low, beta);
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

  /**
   * The value of a position whose moves are the last that are looked at. Nearly all of the time is
   * spent here, so everything is in local variables.
   */
  private int frontier(LineState at, int alpha, int beta) {
    long own = at.own;
    long ownWins = at.ownWins;
    long ownLoses = at.ownLoses;
    long otherWins = at.otherWins;
    long otherBarred = at.otherLoses & ~otherWins;
    long free = at.free();
    long legal = at.legal();
    int win = WIN - (at.ply + 1 - rootPly);
    boolean last = at.ply + 1 == kernel.cells();
    int lean = leans[at.ply];
    int low = alpha;
    int best = -INFINITE;
    for (long tier : tiers) {
      for (long rest = legal & tier; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        long bit = 1L << cell;
        int high = nullWindows && best > -INFINITE ? low + 1 : beta;
        int value;
        leaves++;
        if ((ownWins & bit) != 0) {
          value = win;
        } else if ((ownLoses & bit) != 0) {
          value = -win;
        } else if (last) {
          value = 0;
        } else {
          sawHorizon = true;
          look();
          long now = own | bit;
          long wins = ownWins | lines.wins(now, cell);
          long loses = ownLoses | lines.loses(now, cell);
          long left = free & ~bit;
          int threats = Long.bitCount(wins & left) - Long.bitCount(otherWins & left);
          int barred = Long.bitCount(loses & left & ~wins) - Long.bitCount(otherBarred & left);
          value = THREAT * threats + BARRED * barred + lean + bias[cell];
        }
        if (high < beta && value > low && value < beta) {
          // A second search of a leaf finds the same, and counts.
          leaves++;
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

  /** The static value, to the mover, of the position after a stone, without the bias. */
  private int evaluate(LineState at, int cell) {
    long own = at.own | 1L << cell;
    long wins = at.ownWins | lines.wins(own, cell);
    long loses = at.ownLoses | lines.loses(own, cell);
    long free = kernel.all() & ~(own | at.other);
    int threats = Long.bitCount(wins & free) - Long.bitCount(at.otherWins & free);
    int barred =
        Long.bitCount(loses & free & ~wins) - Long.bitCount(at.otherLoses & free & ~at.otherWins);
    return THREAT * threats + BARRED * barred;
  }
}
