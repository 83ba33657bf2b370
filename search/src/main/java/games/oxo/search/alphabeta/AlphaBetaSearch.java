package games.oxo.search.alphabeta;

import games.oxo.game.board.Board;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;

/**
 * Depth-limited minimax with alpha-beta cuts, or as NegaScout with null windows after the first
 * move, and a static value where the depth ends. Values are for the player to move.
 *
 * <p>A win that is {@code n} stones away is worth {@link #WIN} - n, so that winners hurry and
 * losers delay. In score games a point is worth {@link #POINT}.
 *
 * <p>Line games and score games each have a class with a loop of its own: in a loop that served
 * both, Java's compiler would keep the branches of both, which costs line games a fifth of their
 * speed.
 */
abstract sealed class AlphaBetaSearch permits LineAlphaBeta, ScoreAlphaBeta {
  static final int WIN = 10_000;
  static final int POINT = 100;

  /** Larger than every value. */
  static final int INFINITE = 1_000_000;

  private static final int NODES_BETWEEN_LOOKS = 512;

  final Kernel kernel;
  final boolean nullWindows;
  final int[] bias;

  /** The cells in rings from the middle outwards: good moves first make more cuts. */
  final long[] tiers;

  long leaves;
  boolean sawHorizon;
  private final Clock clock;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  AlphaBetaSearch(Kernel kernel, boolean nullWindows, int[] bias, Clock clock) {
    this.kernel = kernel;
    this.nullWindows = nullWindows;
    this.bias = bias;
    this.clock = clock;
    Board board = kernel.game().board();
    tiers = new long[board.rings()];
    for (int ring = 1; ring <= tiers.length; ring++) {
      tiers[ring - 1] = board.ringCells(ring);
    }
  }

  /**
   * The search for a kernel's kind of game.
   *
   * @param bias what a stone on each cell is worth by itself
   */
  static AlphaBetaSearch of(Kernel kernel, boolean nullWindows, int[] bias, Clock clock) {
    return kernel.isLineGame()
        ? new LineAlphaBeta(kernel, nullWindows, bias, clock)
        : new ScoreAlphaBeta(kernel, nullWindows, bias, clock);
  }

  /**
   * The value, to the player who moves there, of placing a stone on a legal cell.
   *
   * @param depth stones to look ahead, this one included
   */
  abstract int valueOf(long own, long opponent, int cell, int depth);

  /**
   * Whether placing a stone on a legal cell is worth at least so much to the player who does.
   *
   * @param root how many stones lay on the board that the distance of wins is counted from
   */
  abstract boolean reaches(int value, long own, long opponent, int cell, int depth, int root);

  /** Positions judged since the search was made: by the static value, or because they had ended. */
  final long leaves() {
    return leaves;
  }

  /** Whether the last value rests on a static value somewhere, and so is no proof. */
  final boolean sawHorizon() {
    return sawHorizon;
  }

  final int lean(long stones) {
    int lean = 0;
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      lean += bias[Long.numberOfTrailingZeros(rest)];
    }
    return lean;
  }

  /** Looks at the clock from time to time. */
  final void look() {
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      if (clock.isOver(leaves)) {
        throw new SearchStopped();
      }
    }
  }
}
