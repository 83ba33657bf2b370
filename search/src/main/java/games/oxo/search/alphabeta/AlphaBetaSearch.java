package games.oxo.search.alphabeta;

import games.oxo.game.board.Board;
import games.oxo.game.definition.ScoreRule;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Margin;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;

/**
 * Depth-limited negamax, plain or with alpha-beta cuts (Knuth and Moore 1975), or as NegaScout
 * (Reinefeld 1983) with null windows after the first move, and a static evaluation at the depth
 * limit. Values are for the player to move.
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

  /** Larger than every value, also with what the cells are worth by themselves. */
  static final int INFINITE = 10 * POINT * ScoreRule.MAX_MARGIN;

  private static final int NODES_BETWEEN_LOOKS = 512;

  final Kernel kernel;

  /** Whether windows are narrowed by what has been found, so that there are cuts. */
  final boolean prunes;

  final boolean nullWindows;
  final int[] bias;

  /** The cells in rings from the middle outwards: good moves first make more cuts. */
  final long[] tiers;

  /** For each number of stones what they are worth by their cells to the player to move. */
  final int[] leans;

  long leaves;
  boolean sawHorizon;

  private final Clock clock;
  private final LeafCount count;

  /** How many leaves the count has. */
  private long counted;

  private int nodesToLook = NODES_BETWEEN_LOOKS;

  AlphaBetaSearch(Kernel kernel, Pruning pruning, int[] bias, Clock clock, LeafCount count) {
    this.kernel = kernel;
    prunes = pruning != Pruning.NONE;
    nullWindows = pruning == Pruning.NULL_WINDOWS;
    this.bias = bias;
    this.clock = clock;
    this.count = count;
    Board board = kernel.game().board();
    tiers = new long[board.rings()];
    for (int ring = 1; ring <= tiers.length; ring++) {
      tiers[ring - 1] = board.ringCells(ring);
    }
    leans = new int[kernel.cells() + 1];
  }

  /**
   * The search for a kernel's kind of game.
   *
   * @param bias what a stone on each cell is worth by itself
   * @param count what the clock's limit is for
   */
  static AlphaBetaSearch of(
      Kernel kernel, Pruning pruning, int[] bias, Clock clock, LeafCount count) {
    return kernel.hasLines()
        ? new LineAlphaBeta(kernel, pruning, bias, clock, count)
        : new ScoreAlphaBeta(kernel, pruning, bias, clock, count);
  }

  /**
   * The value, to the player who moves there, of placing a stone on a legal cell.
   *
   * @param depth stones to look ahead, this one included
   * @throws SearchStopped when the clock says so
   */
  final int valueOf(long own, long opponent, int cell, int depth) {
    sawHorizon = false;
    return begin(own, opponent, cell, depth, Long.bitCount(own | opponent), -INFINITE, INFINITE);
  }

  /**
   * The same, as far as it is of use to compare it with a number: it is at least that number if and
   * only if the true value is.
   *
   * @param root how many stones lay on the board that the distance of wins is counted from
   */
  final int compare(int value, long own, long opponent, int cell, int depth, int root) {
    return begin(own, opponent, cell, depth, root, value - 1, value);
  }

  abstract int begin(long own, long opponent, int cell, int depth, int root, int alpha, int beta);

  /** The score of the search that a value stands for. */
  static int score(Value value) {
    int unit = value instanceof Margin ? POINT : 1;
    return unit * (int) RawValue.of(value);
  }

  /** Positions judged since the search was made: by the static value, or because they had ended. */
  final long leaves() {
    return leaves;
  }

  /** Whether the last value rests on a static value somewhere, and so is not a proof. */
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

  /** Makes the next look at the clock come at once. */
  final void lookSoon() {
    nodesToLook = 0;
  }

  /** Looks at the clock from time to time. */
  final void look() {
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      long more = leaves - counted;
      counted = leaves;
      if (clock.isOver(count.add(more))) {
        throw new SearchStopped();
      }
    }
  }
}
