package games.oxo.search.pvs;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchStopped;

/**
 * Principal-variation search (Marsland and Campbell 1982) of a line game by one worker, with a
 * transposition table, killer moves and the history heuristic. Values are for the player to move; a
 * game that is won with stone number n of the whole game is worth {@link #WIN} - n, so that the
 * value of a position does not depend on where the search began.
 *
 * <p>At every node the cells that complete lines decide what needs trying: a win is taken, a threat
 * is blocked, two threats are lost, and moves that lose at once are left out. A forced move costs
 * no depth, and where the depth ends, a quiescence search follows threats.
 *
 * <p>When the clock stops it, {@link SearchStopped} unwinds the recursion. The nodes of the stack
 * know where they were, and {@link #resume} continues down the same way as if nothing had happened.
 */
final class PvsSearch {
  static final int WIN = 10_000;

  /** Larger than every value. */
  static final int INFINITE = 20_000;

  /** Values beyond this tell who wins. */
  static final int DECIDED = WIN - 100;

  private static final int NODES_BETWEEN_LOOKS = 256;

  /** So many threats in a row are followed where the depth ends. */
  private static final int MOST_THREATS = 7;

  /** The table does not decide a node. */
  private static final int NO_CUT = Integer.MIN_VALUE;

  // How moves are ordered: what is larger goes first.
  private static final int FIRST = 1 << 30;
  private static final int KILLER = 1 << 20;
  private static final int THREAT = 1 << 18;
  private static final int MOST_HISTORY = 1 << 16;

  private final Kernel kernel;
  private final TranspositionTable table;
  private final PositionKey keys;
  private final StaticEvaluation evaluation;
  private final Clock clock;
  private final int cells;
  private final int[] centre;
  private final int[] history;
  private final PvsNode[] stack;
  private PvsNode root;
  private long nodes;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  PvsSearch(Kernel kernel, TranspositionTable table, Clock clock) {
    this.kernel = kernel;
    this.table = table;
    this.clock = clock;
    keys = new PositionKey(kernel.game());
    evaluation = new StaticEvaluation(kernel);
    cells = kernel.cells();
    centre = new int[cells];
    history = new int[2 * cells];
    stack = PvsNode.stack(kernel);
    root = stack[0];
    for (int cell = 0; cell < cells; cell++) {
      centre[cell] = kernel.game().board().rings() - kernel.game().board().ring(cell);
    }
  }

  /** Positions visited. */
  long nodes() {
    return nodes;
  }

  /** Halves what was learned about the order of moves, before the next depth. */
  void ageHistory() {
    for (int i = 0; i < history.length; i++) {
      history[i] >>= 1;
    }
  }

  /** Sets the position whose moves are searched; the game is not over in it. */
  void setRoot(long own, long other) {
    root = stack[Long.bitCount(own | other)];
    root.at.set(own, other);
  }

  /**
   * The value of placing a stone on a legal cell of the root, to the player who does. At most
   * alpha: the true value is not above the one returned; at least beta: not below it; between: it
   * is that value. All to the given depth.
   *
   * @param depth stones to look ahead, this one included
   * @throws SearchStopped when the clock says so; {@link #resume} continues
   */
  int valueOf(int cell, int depth, int alpha, int beta) {
    return place(root.at, cell, depth, alpha, beta);
  }

  /**
   * Continues where the clock stopped.
   *
   * @return what the stopped call would have returned
   * @throws SearchStopped when the clock says so again
   */
  int resume() {
    return resumeChild(root);
  }

  private int place(LineState at, int cell, int depth, int alpha, int beta) {
    if (at.winsAt(cell)) {
      return WIN - (at.ply + 1);
    }
    if (at.losesAt(cell)) {
      return at.ply + 1 - WIN;
    }
    if (at.ply + 1 == cells) {
      return 0;
    }
    at.place(cell);
    PvsNode child = stack[at.ply + 1];
    return at.sidesChange()
        ? -search(child, depth - 1, -beta, -alpha)
        : search(child, depth - 1, alpha, beta);
  }

  private int search(PvsNode node, int depth, int alpha, int beta) {
    nodes++;
    node.begin(depth, alpha, beta);
    look();
    return open(node);
  }

  private int resumeChild(PvsNode node) {
    int value = resume(stack[node.ply + 1]);
    return node.at.sidesChange() ? -value : value;
  }

  private int resume(PvsNode node) {
    return switch (node.stage) {
      case PvsNode.NEW -> open(node);
      case PvsNode.FORCED -> resumeChild(node);
      case PvsNode.MOVES -> tryMoves(node, resumeChild(node));
      default -> followThreats(node, resumeChild(node));
    };
  }

  /** The value of a node that has been counted. */
  private int open(PvsNode node) {
    LineState at = node.at;
    long legal = at.legal();
    if ((at.ownWins & legal) != 0) {
      return WIN - (at.ply + 1);
    }
    long tries = at.nonLosingMoves(legal);
    if (tries == 0) {
      return ((legal & ~at.ownLoses) == 0 ? at.ply + 1 : at.ply + 2) - WIN;
    }
    if ((tries & (tries - 1)) == 0) {
      node.stage = PvsNode.FORCED;
      int cell = Long.numberOfTrailingZeros(tries);
      return place(at, cell, node.depth + 1, node.alpha, node.beta);
    }
    if (WIN - (at.ply + 3) <= node.alpha) {
      int most = WIN - soonestWin(at);
      if (most <= node.alpha) {
        return most;
      }
    }
    return node.depth <= 0 ? quiescence(node, tries) : inner(node, tries);
  }

  /** The value of a node with a choice of moves, from the table or by trying them. */
  private int inner(PvsNode node, long tries) {
    LineState at = node.at;
    node.key = keys.of(at.own, at.other, at.ply);
    node.image = keys.image();
    long facts = table.find(node.key);
    int first = TranspositionTable.NO_CELL;
    if (facts != 0) {
      int cut = cut(node, facts);
      if (cut != NO_CUT) {
        return cut;
      }
      first = keys.fromImage(TranspositionTable.cell(facts), node.image);
    }
    order(node, tries, first);
    node.open(PvsNode.MOVES, tries, -INFINITE);
    return tryMoves(node, -INFINITE);
  }

  /** What the table knows of a node, where that is enough. */
  private static int cut(PvsNode node, long facts) {
    int value = TranspositionTable.value(facts);
    int bound = TranspositionTable.bound(facts);
    boolean deepEnough = TranspositionTable.depth(facts) >= node.depth;
    // A win or a loss once found stays one, however deep one looks.
    boolean cuts =
        ((bound & TranspositionTable.AT_LEAST) != 0
                && value >= node.beta
                && (deepEnough || value > DECIDED))
            || ((bound & TranspositionTable.AT_MOST) != 0
                && value <= node.alpha
                && (deepEnough || value < -DECIDED))
            || (bound == TranspositionTable.EXACT && deepEnough);
    return cuts ? value : NO_CUT;
  }

  /**
   * Tries the moves of a node.
   *
   * @param value that of the move which was searched before, or less than any
   */
  private int tryMoves(PvsNode node, int value) {
    int found = value;
    while (true) {
      if (node.scout && found > node.low && found < node.beta) {
        node.scout = false;
        found = place(node.at, node.cell, node.depth, node.low, node.beta);
        continue;
      }
      if (node.improve(found)) {
        recordCutoff(node);
        break;
      }
      if (node.rest == 0) {
        break;
      }
      int cell = next(node);
      node.cell = cell;
      node.rest &= ~(1L << cell);
      node.scout = node.best > -INFINITE && node.beta - node.low > 1;
      found = place(node.at, cell, node.depth, node.low, node.scout ? node.low + 1 : node.beta);
    }
    int bound =
        node.best >= node.beta
            ? TranspositionTable.AT_LEAST
            : node.best > node.alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    int bestCell = keys.toImage(node.bestCell, node.image);
    table.store(node.key, node.best, node.depth, bound, bestCell);
    return node.best;
  }

  /**
   * The first stone that can win for a mover who cannot win at once: its next one, or one of the
   * other side's before that if it may have to complete a losing line.
   */
  private int soonestWin(LineState at) {
    if (!at.sidesChange()) {
      return at.ply + 2;
    }
    // The mover can take one of the cells where the other side does not lose, but not two.
    long open = kernel.legal(at.occupied(), at.ply + 1) & ~at.otherLoses;
    return (open & (open - 1)) == 0 ? at.ply + 2 : at.ply + 3;
  }

  /**
   * The value where the depth ends: the static value, or what the mover reaches by threats alone,
   * each of which leaves the other side one answer.
   */
  private int quiescence(PvsNode node, long tries) {
    int standing = evaluation.of(node.at);
    if (standing >= node.beta || node.depth <= -MOST_THREATS || !node.at.sidesChange()) {
      return standing;
    }
    node.open(PvsNode.THREATS, tries, standing);
    return followThreats(node, -INFINITE);
  }

  private int followThreats(PvsNode node, int value) {
    boolean cut = node.improve(value);
    while (!cut && node.rest != 0) {
      int cell = Long.numberOfTrailingZeros(node.rest);
      node.rest &= node.rest - 1;
      if (node.at.threatsAfter(cell) != 0) {
        node.cell = cell;
        cut = node.improve(place(node.at, cell, node.depth, node.low, node.beta));
      }
    }
    return node.best;
  }

  /** The best move stored for a position, or {@link TranspositionTable#NO_CELL}. */
  int stored(LineState at) {
    long facts = table.find(keys.of(at.own, at.other, at.ply));
    return facts == 0
        ? TranspositionTable.NO_CELL
        : keys.fromImage(TranspositionTable.cell(facts), keys.image());
  }

  private void order(PvsNode node, long tries, int first) {
    int side = kernel.moverIsX(node.ply) ? 0 : cells;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int threats = Long.bitCount(node.at.threatsAfter(cell));
      int score = threats * THREAT + history[side + cell] + centre[cell];
      if (cell == first) {
        score = FIRST;
      } else if (cell == node.killer || cell == node.secondKiller) {
        score += KILLER;
      }
      node.moveScores[cell] = score;
    }
  }

  /** Of the moves left the one to try next. */
  private static int next(PvsNode node) {
    int[] moveScores = node.moveScores;
    int best = Integer.MIN_VALUE;
    int chosen = 0;
    for (long rest = node.rest; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (moveScores[cell] > best) {
        best = moveScores[cell];
        chosen = cell;
      }
    }
    return chosen;
  }

  /** Remembers a move that made all others needless. */
  private void recordCutoff(PvsNode node) {
    node.addKiller(node.cell);
    int at = (kernel.moverIsX(node.ply) ? 0 : cells) + node.cell;
    history[at] = Math.min(MOST_HISTORY, history[at] + node.depth * node.depth);
  }

  private void look() {
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      if (clock.isOver(nodes)) {
        throw new SearchStopped();
      }
    }
  }
}
