package games.oxo.search.solve.line;

import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.ValueScale;
import java.util.Objects;

/**
 * Negamax with null windows and a transposition table by one worker: whether a position of a line
 * game is worth at least so much on the {@link ValueScale}. A game that is won soon is worth more,
 * so a window above zero is also a limit of depth.
 *
 * <p>Both players' cells that complete a line are carried down. They tell at once what wins, what
 * threatens, what must be blocked and what is suicide, so that what is left to search are positions
 * with at least two moves, after each of which the other side has an answer.
 *
 * <p>The search can be stopped and continued exactly: see {@link #resume}.
 */
final class WindowSearch {
  /** With so few free cells it is quicker to search than to remember. */
  private static final int FREE_WITHOUT_TABLE = 6;

  /** The last number of stones at which images of a position share what is known. */
  private static final int FOLD_UNTIL = 6;

  private static final int FIRST = 1 << 20;
  private static final int NOWHERE = -1;

  private final Kernel kernel;
  private final ValueScale scale;
  private final LineBoundTable table;
  private final PositionCode codes;
  private final MoveOrder order;
  private final NodeBudget budget;
  private final int cells;
  private final boolean loseLines;
  private final int lastWithTable;
  private final LineState[] stack;
  private final WindowNode[] nodes;
  private int rootPly;
  private int rootBeta;
  private int stoppedAt = NOWHERE;

  /**
   * @param worker which worker this is; each has an order of moves of its own
   */
  WindowSearch(Kernel kernel, LineBoundTable table, NodeBudget budget, int worker) {
    this.kernel = kernel;
    this.table = table;
    this.budget = budget;
    scale = new ValueScale(kernel.game());
    codes = new PositionCode(kernel, FOLD_UNTIL);
    order = new MoveOrder(kernel, worker);
    cells = kernel.cells();
    loseLines = Objects.requireNonNull(kernel.game().definition().line()).lose() != 0;
    lastWithTable = cells - FREE_WITHOUT_TABLE - 1;
    stack = LineState.stack(kernel);
    nodes = new WindowNode[cells];
    for (int ply = 0; ply < cells; ply++) {
      nodes[ply] = new WindowNode(stack[ply], cells);
    }
  }

  /**
   * Searches a position that is not over.
   *
   * @param own the stones of the player to move
   * @param ply how many stones there are
   * @return a number r: when r is at least beta, the value is at least r; otherwise at most r
   * @throws SearchStopped when the budget says so
   */
  int search(long own, long other, int ply, int beta) {
    rootPly = ply;
    rootBeta = beta;
    stack[ply].set(own, other);
    return search(stack[ply], beta);
  }

  /** Whether a search was stopped and can be continued. */
  boolean isStopped() {
    return stoppedAt != NOWHERE;
  }

  /** Gives up a search that was stopped. */
  void abandon() {
    if (isStopped()) {
      stoppedAt = NOWHERE;
      for (WindowNode node : nodes) {
        node.open = false;
      }
    }
  }

  /** Continues the search that was stopped, exactly as if it had not been. */
  int resume() {
    return resume(stack[rootPly], rootBeta);
  }

  /** The value of a position on the way to where the search was stopped. */
  private int resume(LineState at, int beta) {
    if (at.ply == stoppedAt) {
      stoppedAt = NOWHERE;
      return visit(at, beta);
    }
    int value = at.sidesChange() ? -resume(at.next(), 1 - beta) : resume(at.next(), beta);
    WindowNode node = nodes[at.ply];
    if (!node.open) {
      // The move was forced.
      return value;
    }
    node.open = false;
    return value > node.best
        ? searchMoves(node, node.next + 1, value, node.cells[node.next])
        : searchMoves(node, node.next + 1, node.best, node.bestCell);
  }

  private int search(LineState at, int beta) {
    if (budget.countNode()) {
      stoppedAt = at.ply;
      throw new SearchStopped();
    }
    return visit(at, beta);
  }

  private int visit(LineState at, int beta) {
    int ply = at.ply;
    long legal = at.legal();
    if ((at.ownWins & legal) != 0) {
      return scale.win(ply + 1);
    }
    long tries = at.nonLosingMoves(legal);
    if (tries == 0) {
      return -scale.win((legal & ~at.ownLoses) == 0 ? ply + 1 : ply + 2);
    }
    if ((tries & (tries - 1)) != 0) {
      return choose(nodes[ply], tries, beta);
    }
    if (ply + 1 == cells) {
      return 0;
    }
    LineState next = at.place(Long.numberOfTrailingZeros(tries));
    return at.sidesChange() ? -search(next, 1 - beta) : search(next, beta);
  }

  /** Where several moves neither win nor lose at once. */
  private int choose(WindowNode node, long tries, int beta) {
    node.beta = beta;
    boolean plain = kernel.plainFrom(node.state.ply);
    int first = lookUp(node, plain);
    if (node.low >= beta) {
      return node.low;
    }
    if (node.high < beta) {
      return node.high;
    }
    node.nodesBefore = budget.nodes();
    int best = sortMoves(node, tries, first, plain);
    return best >= beta ? best : searchMoves(node, 0, best, first);
  }

  /** Sets what is known of the value, and tells the move to try first. */
  private int lookUp(WindowNode node, boolean plain) {
    LineState at = node.state;
    int ply = at.ply;
    node.low = -scale.win(plain ? ply + 3 : ply + 2);
    node.high = most(at);
    node.remember = ply <= lastWithTable && node.low < node.beta && node.high >= node.beta;
    if (!node.remember) {
      return LineBoundTable.NO_CELL;
    }
    node.code = codes.of(at.own, at.other, ply);
    node.image = codes.image();
    long facts = table.find(node.code);
    if (facts == 0) {
      return LineBoundTable.NO_CELL;
    }
    node.low = Math.max(node.low, LineBoundTable.low(facts));
    node.high = Math.min(node.high, LineBoundTable.high(facts));
    return codes.fromImage(LineBoundTable.cell(facts), node.image);
  }

  /**
   * Puts the moves that need a search in order.
   *
   * @return what the mover gets at least by the others; the first that reaches beta is enough
   */
  private int sortMoves(WindowNode node, long tries, int first, boolean plain) {
    LineState at = node.state;
    int ply = at.ply;
    int beta = node.beta;
    // What a move is worth at most, and at least, after which the other side has an answer.
    int mostLater = plain ? Math.max(0, scale.win(ply + 4)) : node.high;
    int leastLater = plain ? Math.min(0, -scale.win(ply + 4)) : node.low;
    long free = at.free();
    node.count = 0;
    // Moves that are left out lose no later.
    int best = -scale.win(ply + 2);
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long bit = rest & -rest;
      long wins = at.winsAfter(cell);
      long loses = at.losesAfter(cell);
      boolean threatens = false;
      if (plain) {
        long answers = free & ~bit;
        if (kernel.nonLosingMoves(answers, at.otherLoses, wins, ply + 1) == 0) {
          best = Math.max(best, scale.win((answers & ~at.otherLoses) == 0 ? ply + 2 : ply + 3));
          if (best >= beta) {
            return best;
          }
          continue;
        }
        // With two safe cells left the mover does not lose by the next stone either.
        long safe = answers & ~loses;
        if (leastLater >= beta && (safe & (safe - 1)) != 0) {
          return leastLater;
        }
        if (mostLater < beta) {
          best = Math.max(best, mostLater);
          continue;
        }
        threatens = (wins & answers) != 0;
      } else if (at.sidesChange()) {
        threatens = (wins & kernel.legal(at.occupied() | bit, ply + 1)) != 0;
      }
      long closed = free & ~bit & loses & ~at.ownLoses;
      boolean otherSafe = (at.otherLoses & bit) == 0;
      int score =
          cell == first ? FIRST : order.score(at.own, at.other, cell, threatens, closed, otherSafe);
      node.insert(cell, score, wins, loses);
    }
    return best;
  }

  /**
   * Searches the moves from one on, until one reaches beta, and stores the result.
   *
   * @param bestSoFar what the mover gets at least by those before
   * @param cellOfBest the move to try first another time, unless a better one is found
   */
  private int searchMoves(WindowNode node, int from, int bestSoFar, int cellOfBest) {
    LineState at = node.state;
    int beta = node.beta;
    boolean turns = at.sidesChange();
    int best = bestSoFar;
    int bestCell = cellOfBest;
    int i = from;
    try {
      for (; i < node.count && best < beta; i++) {
        LineState next = at.place(node.cells[i], node.wins[i], node.loses[i]);
        int value = turns ? -search(next, 1 - beta) : search(next, beta);
        if (value > best) {
          best = value;
          bestCell = node.cells[i];
        }
      }
    } catch (SearchStopped e) {
      node.suspend(i, best, bestCell);
      throw e;
    }
    boolean reached = best >= beta;
    int low = reached ? Math.max(node.low, best) : node.low;
    int high = reached ? node.high : Math.min(node.high, best);
    if (node.remember) {
      int work = 64 - Long.numberOfLeadingZeros(budget.nodes() - node.nodesBefore);
      table.store(node.code, low, high, codes.toImage(bestCell, node.image), Math.max(1, work));
    }
    return reached ? low : high;
  }

  /** No position is worth more to a mover who cannot win at once. */
  private int most(LineState at) {
    int ply = at.ply;
    boolean late =
        kernel.plainFrom(ply)
            ? Long.bitCount(at.free() & ~at.otherLoses) > 1
            : !loseLines && at.sidesChange();
    return scale.win(late ? ply + 3 : ply + 2);
  }
}
