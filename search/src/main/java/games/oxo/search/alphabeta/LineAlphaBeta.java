package games.oxo.search.alphabeta;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchStopped;

/** Alpha-beta search of line games, which carries the cells that complete a line down the tree. */
final class LineAlphaBeta extends AlphaBetaSearch {
  /** Three of a possible four: a free cell that would complete a winning line. */
  private static final int THREAT = 100;

  /** A free cell where the player would lose. */
  private static final int BARRED = -4;

  private final LineTables lines;
  private final LineState[] stack;
  private LineState root;
  private int rootPly;

  LineAlphaBeta(Kernel kernel, Pruning pruning, int[] bias, Clock clock, LeafCount count) {
    super(kernel, pruning, bias, clock, count);
    lines = kernel.lines();
    stack = LineState.stack(kernel);
    root = stack[0];
  }

  @Override
  int begin(long own, long opponent, int cell, int depth, int from, int alpha, int beta) {
    root = stack[Long.bitCount(own | opponent)];
    root.set(own, opponent);
    rootPly = from;
    Node node = nodes[root.ply];
    node.open(lean(own) - lean(opponent), depth, alpha, beta);
    node.cell = cell;
    return place(root, node.lean, cell, depth, alpha, beta);
  }

  @Override
  int resume() {
    return resumeChild(root, nodes[root.ply]);
  }

  /** The value to the mover of placing a stone on a cell, within a window. */
  private int place(LineState at, int lean, int cell, int depth, int alpha, int beta) {
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
    if (depth <= 1) {
      leaves++;
      sawHorizon = true;
      look();
      return evaluate(at, cell) + lean + bias[cell];
    }
    look();
    return descend(at, lean, cell, depth, alpha, beta);
  }

  private int descend(LineState at, int lean, int cell, int depth, int alpha, int beta) {
    LineState next = at.place(cell);
    Node node = nodes[next.ply];
    if (at.sidesChange()) {
      node.open(-lean - bias[cell], depth - 1, -beta, -alpha);
      return -search(next, node, -INFINITE);
    }
    node.open(lean + bias[cell], depth - 1, alpha, beta);
    return search(next, node, -INFINITE);
  }

  private int search(LineState at, Node node, int resumed) {
    return node.depth == 1 ? frontier(at, node, resumed) : inner(at, node, resumed);
  }

  /**
   * The value of a position whose moves are the last that are looked at. Nearly all of the time is
   * spent here, so everything is in local variables.
   */
  private int frontier(LineState at, Node node, int resumed) {
    long own = at.own;
    long ownWins = at.ownWins;
    long ownLoses = at.ownLoses;
    long otherWins = at.otherWins;
    long otherBarred = at.otherLoses & ~otherWins;
    long free = at.free();
    long legal = at.legal();
    int win = WIN - (at.ply + 1 - rootPly);
    boolean last = at.ply + 1 == kernel.cells();
    int lean = node.lean;
    int beta = node.beta;
    int low = node.low;
    int best = node.best;
    int cell = node.cell;
    int high = node.high;
    int tier = node.tier;
    long rest = node.rest;
    int value = resumed;
    try {
      while (true) {
        if (high < beta && value > low && value < beta) {
          high = beta;
        } else {
          if (value > best) {
            best = value;
            if (value >= beta) {
              return value;
            }
            low = prunes ? Math.max(low, value) : low;
          }
          while (rest == 0) {
            if (++tier == tiers.length) {
              return best;
            }
            rest = legal & tiers[tier];
          }
          cell = Long.numberOfTrailingZeros(rest);
          rest &= rest - 1;
          high = nullWindows && best > -INFINITE ? low + 1 : beta;
        }
        long bit = 1L << cell;
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
      }
    } catch (SearchStopped e) {
      node.save(low, best, cell, high, tier, rest);
      suspended(at.ply);
      throw e;
    }
  }

  /**
   * The value of a position by trying its moves.
   *
   * @param resumed the value of the move that the node was suspended in, if it was
   */
  private int inner(LineState at, Node node, int resumed) {
    long legal = at.legal();
    int lean = node.lean;
    int depth = node.depth;
    int beta = node.beta;
    int low = node.low;
    int best = node.best;
    int cell = node.cell;
    int high = node.high;
    int tier = node.tier;
    long rest = node.rest;
    int value = resumed;
    try {
      while (true) {
        if (high < beta && value > low && value < beta) {
          high = beta;
          value = place(at, lean, cell, depth, low, beta);
          continue;
        }
        if (value > best) {
          best = value;
          if (value >= beta) {
            return value;
          }
          low = prunes ? Math.max(low, value) : low;
        }
        while (rest == 0) {
          if (++tier == tiers.length) {
            return best;
          }
          rest = legal & tiers[tier];
        }
        cell = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        high = nullWindows && best > -INFINITE ? low + 1 : beta;
        value = place(at, lean, cell, depth, low, high);
      }
    } catch (SearchStopped e) {
      node.save(low, best, cell, high, tier, rest);
      suspended(at.ply);
      throw e;
    }
  }

  /** Continues in the node in which the search was stopped, down the nodes that saved a place. */
  private int resumeChild(LineState at, Node node) {
    if (wasStoppedBelow(at.ply)) {
      return node.depth <= 1
          ? evaluate(at, node.cell) + node.lean + bias[node.cell]
          : descend(at, node.lean, node.cell, node.depth, node.low, node.high);
    }
    LineState next = at.next();
    Node child = nodes[next.ply];
    int value = search(next, child, resumeChild(next, child));
    return at.sidesChange() ? -value : value;
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
