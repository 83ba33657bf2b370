package games.oxo.search.alphabeta;

import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;

/** Alpha-beta search of score games; at the depth limit, the points so far are compared. */
final class ScoreAlphaBeta extends AlphaBetaSearch {
  private final ScoreRules scores;

  /** For each number of stones the stones of the player to move, and of the other. */
  private final long[] own;

  private final long[] other;
  private int rootPly;

  ScoreAlphaBeta(Kernel kernel, Pruning pruning, int[] bias, Clock clock, LeafCount count) {
    super(kernel, pruning, bias, clock, count);
    scores = kernel.game().newScoreRules().orElseThrow();
    own = new long[kernel.cells() + 1];
    other = new long[kernel.cells() + 1];
  }

  @Override
  int begin(long mover, long opponent, int cell, int depth, int from, int alpha, int beta) {
    rootPly = Long.bitCount(mover | opponent);
    own[rootPly] = mover;
    other[rootPly] = opponent;
    Node node = nodes[rootPly];
    node.open(lean(mover) - lean(opponent), depth, alpha, beta);
    node.cell = cell;
    return place(rootPly, node.lean, cell, depth, alpha, beta);
  }

  @Override
  int resume() {
    return resumeChild(rootPly);
  }

  /** The value to the mover of placing a stone on a cell, within a window. */
  private int place(int ply, int lean, int cell, int depth, int alpha, int beta) {
    boolean full = ply + 1 == kernel.cells();
    if (full || depth <= 1) {
      leaves++;
      look();
      return evaluate(ply, lean, cell);
    }
    look();
    return descend(ply, lean, cell, depth, alpha, beta);
  }

  private int descend(int ply, int lean, int cell, int depth, int alpha, int beta) {
    long stones = own[ply] | 1L << cell;
    boolean change = kernel.sidesChange(ply);
    own[ply + 1] = change ? other[ply] : stones;
    other[ply + 1] = change ? stones : other[ply];
    Node node = nodes[ply + 1];
    if (change) {
      node.open(-lean - bias[cell], depth - 1, -beta, -alpha);
      return -search(ply + 1, node, -INFINITE);
    }
    node.open(lean + bias[cell], depth - 1, alpha, beta);
    return search(ply + 1, node, -INFINITE);
  }

  /**
   * The value of a position by trying its moves.
   *
   * @param resumed the value of the move that the node was suspended in, if it was
   */
  private int search(int ply, Node node, int resumed) {
    long legal = kernel.legal(own[ply] | other[ply], ply);
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
          value = place(ply, lean, cell, depth, low, beta);
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
        value = place(ply, lean, cell, depth, low, high);
      }
    } catch (SearchStopped e) {
      node.save(low, best, cell, high, tier, rest);
      suspended(ply);
      throw e;
    }
  }

  /** Continues in the node in which the search was stopped, down the nodes that saved a place. */
  private int resumeChild(int ply) {
    Node node = nodes[ply];
    if (wasStoppedBelow(ply)) {
      return node.depth <= 1 || ply + 1 == kernel.cells()
          ? evaluate(ply, node.lean, node.cell)
          : descend(ply, node.lean, node.cell, node.depth, node.low, node.high);
    }
    int value = search(ply + 1, nodes[ply + 1], resumeChild(ply + 1));
    return kernel.sidesChange(ply) ? -value : value;
  }

  /** The margin of points after a stone, for the mover; before the last one with the bias. */
  private int evaluate(int ply, int lean, int cell) {
    long stones = own[ply] | 1L << cell;
    boolean full = ply + 1 == kernel.cells();
    sawHorizon |= !full;
    int margin = POINT * (scores.points(stones) - scores.points(other[ply]));
    if (scores.tookLong()) {
      lookSoon();
    }
    return full ? margin : margin + lean + bias[cell];
  }
}
