package games.oxo.search.pvs;

import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.PositionKey;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;

/**
 * Principal-variation search (Marsland and Campbell 1982) of a line game by one worker, with a
 * transposition table, killer moves and the history heuristic. Values are for the player to move; a
 * game that is won with stone number n of the whole game is worth {@link #WIN} - n, so that the
 * value of a position does not depend on where the search began.
 *
 * <p>At every node the cells that complete lines decide what needs trying: a win is taken, a threat
 * is blocked, two threats are lost, and moves that lose at once are left out. A forced move costs
 * no depth, and where the depth ends, a quiescence search follows threats. Above that, wins by
 * threats alone are looked for, and where the other side has one, the moves that spoil it are tried
 * first. Late moves are searched a stone less deeply first (late move reductions).
 */
final class PvsSearch {
  static final int WIN = 10_000;

  /** Larger than every value. */
  static final int INFINITE = 20_000;

  /** Values beyond this are proven wins or losses. */
  static final int DECIDED = WIN - 100;

  private static final int NODES_BETWEEN_LOOKS = 256;

  /** The last stone count at which images share a key; later they seldom meet. Chosen by hand. */
  private static final int FOLD_UNTIL = 5;

  /**
   * So many threats in a row are followed where the depth ends, which in Yavalath is worth more
   * than two plies; the number was chosen by hand.
   */
  private static final int MOST_THREATS = 7;

  private static final int UNKNOWN = PvsNode.UNKNOWN;

  // How moves are ordered: what is larger goes first. Chosen by hand, so that the history outweighs
  // no threat, and a threat no killer.
  private static final int FIRST = 1 << 30;
  private static final int KILLER = 1 << 20;
  private static final int THREAT = 1 << 18;
  private static final int MOST_HISTORY = 1 << 16;

  /** From this depth on late moves are searched less deeply. Chosen by hand. */
  private static final int REDUCE_FROM = 3;

  /**
   * So many moves are searched in full. Measured: 3 or 4 are no better ({@code docs/engines.md}).
   */
  private static final int MOVES_IN_FULL = 6;

  /**
   * From this depth on wins by threats are looked for. Measured: 1 is no better ({@code
   * docs/engines.md}).
   */
  private static final int THREATS_FROM = 2;

  /**
   * How many positions a search for a win by threats may take; as in mcts-solver. Chosen by hand.
   */
  private static final int THREAT_NODES = 60;

  /** Memory for what such searches did not find. */
  private static final long CACHE_BYTES = 1 << 18;

  private final SearchRules rules;
  private final LineTables lines;
  private final SlotTable table;
  private final PositionKey keys;
  private final TupleEvaluation evaluation;
  private final ThreatSearch threats;
  private final Clock clock;
  private final int cells;
  private final int[] centre;
  private final int[] history;
  private final PvsNode[] stack;
  private PvsNode root;
  private boolean reduces;
  private long nodes;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  PvsSearch(SearchRules rules, TupleEvaluation evaluation, SlotTable table, Clock clock) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.table = table;
    this.clock = clock;
    lines = rules.lines();
    threats = new ThreatSearch(rules, new FailureCache(CACHE_BYTES));
    keys = PositionKey.hashed(rules, FOLD_UNTIL);
    cells = rules.cells();
    centre = new int[cells];
    history = new int[2 * cells];
    stack = PvsNode.stack(rules);
    root = stack[0];
    for (int cell = 0; cell < cells; cell++) {
      centre[cell] = rules.game().board().rings() - rules.game().board().ring(cell);
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

  /**
   * Sets the position whose moves are searched; the game is not over in it.
   *
   * @param reduce whether late moves are searched less deeply first; then a win that is found is
   *     not always the shortest within the depth
   */
  void setRoot(long own, long other, boolean reduce) {
    reduces = reduce;
    root = stack[Long.bitCount(own | other)];
    root.at.set(own, other);
    boolean x = rules.moverIsX(root.ply);
    root.tuples = evaluation.tuples(x ? own : other, x ? other : own);
  }

  /** What the root looks like, without any search. */
  int staticValue() {
    return evaluation.of(root.at, tuplesOf(root), rules.moverIsX(root.ply));
  }

  /**
   * The value of placing a stone on a legal cell of the root, to the player who does. At most
   * alpha: the true value is not above the one returned; at least beta: not below it; between: it
   * is that value. All to the given depth.
   *
   * @param depth stones to look ahead, this one included
   * @throws SearchStopped when the clock says so
   */
  int valueOf(int cell, int depth, int alpha, int beta) {
    return place(root.at, cell, depth, alpha, beta);
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
    child.move = cell;
    child.tuples = UNKNOWN;
    nodes++;
    look();
    return at.sidesChange()
        ? -search(child, depth - 1, -beta, -alpha)
        : search(child, depth - 1, alpha, beta);
  }

  /** The value of a node: by its lines alone if they decide, otherwise by its moves. */
  private int search(PvsNode node, int depth, int alpha, int beta) {
    LineState at = node.at;
    int ply = at.ply;
    long legal = at.legal();
    if ((at.ownWins & legal) != 0) {
      return WIN - (ply + 1);
    }
    long tries = at.nonLosingMoves(legal);
    if (tries == 0) {
      return ((legal & ~at.ownLoses) == 0 ? ply + 1 : ply + 2) - WIN;
    }
    if ((tries & (tries - 1)) == 0) {
      return place(at, Long.numberOfTrailingZeros(tries), depth + 1, alpha, beta);
    }
    if (WIN - (ply + 3) <= alpha) {
      int most = WIN - soonestWin(at);
      if (most <= alpha) {
        return most;
      }
    }
    return depth <= 0
        ? quiescence(node, tries, depth, alpha, beta)
        : searchMoves(node, tries, depth, alpha, beta);
  }

  /** The value of a node with a choice of moves: from the table, by threats, or by the moves. */
  private int searchMoves(PvsNode node, long tries, int depth, int alpha, int beta) {
    LineState at = node.at;
    long key = keys.of(at.own, at.other, at.ply);
    int image = keys.image();
    long facts = table.find(key);
    int first = PvsFacts.NO_CELL;
    if (facts != 0) {
      if (isEnough(facts, depth, alpha, beta)) {
        return PvsFacts.value(facts);
      }
      first = keys.fromImage(PvsFacts.cell(facts), image);
    }
    followThreats(node, tries, depth);
    int best = node.sure;
    int bestCell = node.sureCell;
    if (best < beta) {
      order(node, tries, first);
      // A search to the end of the game proves draws, so it leaves out nothing.
      boolean mayReduce = reduces && depth >= REDUCE_FROM && depth < cells - node.ply;
      int low = Math.max(alpha, best);
      int count = 0;
      for (long rest = tries; rest != 0 && best < beta; ) {
        if ((rest & node.zone) == 0 && low >= node.limit) {
          best = Math.max(best, node.limit);
          break;
        }
        int cell = next(node.moveScores, rest);
        rest &= ~(1L << cell);
        count++;
        boolean scout = best > -INFINITE && beta - low > 1;
        boolean late = mayReduce && count > MOVES_IN_FULL && best > -INFINITE;
        int reduction = late && node.moveScores[cell] < THREAT ? 1 : 0;
        int value =
            place(at, cell, depth - reduction, low, scout || reduction > 0 ? low + 1 : beta);
        if (reduction > 0 && value > low) {
          value = place(at, cell, depth, low, scout ? low + 1 : beta);
        }
        if (scout && value > low && value < beta) {
          value = place(at, cell, depth, low, beta);
        }
        if (value > best) {
          best = value;
          bestCell = cell;
          low = Math.max(low, value);
        }
      }
      if (best >= beta) {
        recordCutoff(node, bestCell, depth);
      }
    }
    int bound = bound(best, alpha, beta);
    table.store(key, PvsFacts.of(best, bound, keys.toImage(bestCell, image)), depth);
    return best;
  }

  private static int bound(int best, int alpha, int beta) {
    if (best >= beta) {
      return PvsFacts.AT_LEAST;
    }
    return best > alpha ? PvsFacts.EXACT : PvsFacts.AT_MOST;
  }

  /**
   * Looks for wins by threats before the moves are put in order. The mover's own win is a bound,
   * and may be enough. If the other side would win so after a pass, all moves but those that spoil
   * that win lose to it; they come last, and are left out where that is bad enough.
   */
  private void followThreats(PvsNode node, long tries, int depth) {
    LineState at = node.at;
    node.sure = -INFINITE;
    node.sureCell = PvsFacts.NO_CELL;
    node.zone = -1L;
    node.limit = INFINITE;
    if (depth < THREATS_FROM || !rules.plainFrom(at.ply)) {
      return;
    }
    if (threats.moverWins(at, THREAT_NODES)) {
      node.sure = WIN - (at.ply + 2 * threats.length() + 1);
      node.sureCell = threats.firstMove();
    } else if (threats.otherWins(at, THREAT_NODES)) {
      node.limit = at.ply + 2 * threats.length() + 2 - WIN;
      node.zone = threats.spoilers(at, tries);
    }
  }

  /** Whether what the table has of a position decides it. */
  private static boolean isEnough(long facts, int depth, int alpha, int beta) {
    int value = PvsFacts.value(facts);
    int bound = PvsFacts.bound(facts);
    boolean deepEnough = PvsFacts.depth(facts) >= depth;
    // A win or a loss once found stays one, however deep one looks.
    if ((bound & PvsFacts.AT_LEAST) != 0 && value >= beta && (deepEnough || value > DECIDED)) {
      return true;
    }
    if ((bound & PvsFacts.AT_MOST) != 0 && value <= alpha && (deepEnough || value < -DECIDED)) {
      return true;
    }
    return bound == PvsFacts.EXACT && deepEnough;
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
    long open = rules.legal(at.occupied(), at.ply + 1) & ~at.otherLoses;
    return (open & (open - 1)) == 0 ? at.ply + 2 : at.ply + 3;
  }

  /**
   * The value where the depth ends: the static value, or what the mover reaches by threats alone,
   * each of which leaves the other side one answer.
   */
  private int quiescence(PvsNode node, long tries, int depth, int alpha, int beta) {
    LineState at = node.at;
    int best = evaluation.of(at, tuplesOf(node), rules.moverIsX(at.ply));
    if (depth <= -MOST_THREATS || !at.sidesChange()) {
      return best;
    }
    for (long rest = tries; rest != 0 && best < beta; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (at.threatsAfter(cell) != 0) {
        best = Math.max(best, place(at, cell, depth, Math.max(alpha, best), beta));
      }
    }
    return best;
  }

  /** What the tuples are worth to X, from what they were in the position before. */
  private int tuplesOf(PvsNode node) {
    if (node.tuples == UNKNOWN) {
      PvsNode parent = stack[node.ply - 1];
      LineState at = parent.at;
      int gain =
          rules.moverIsX(at.ply)
              ? evaluation.gainOfX(at.own, at.other, node.move)
              : evaluation.gainOfO(at.other, at.own, node.move);
      node.tuples = tuplesOf(parent) + gain;
    }
    return node.tuples;
  }

  /** The best move stored for the root, or {@link PvsFacts#NO_CELL}. */
  int storedAtRoot() {
    return stored(root.at);
  }

  /** The best move stored for a position, or {@link PvsFacts#NO_CELL}. */
  int stored(LineState at) {
    long facts = table.find(keys.of(at.own, at.other, at.ply));
    return facts == 0 ? PvsFacts.NO_CELL : keys.fromImage(PvsFacts.cell(facts), keys.image());
  }

  private void order(PvsNode node, long tries, int first) {
    LineState at = node.at;
    long own = at.own;
    long other = at.other;
    long ownWins = at.ownWins;
    int ply = at.ply;
    int[] moveScores = node.moveScores;
    int killer = node.killer;
    int second = node.secondKiller;
    int side = rules.moverIsX(ply) ? 0 : cells;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long now = own | 1L << cell;
      long threats = lines.wins(now, cell) & ~ownWins & rules.legal(now | other, ply + 1);
      int score = Long.bitCount(threats) * THREAT + history[side + cell] + centre[cell];
      if ((node.zone >>> cell & 1) == 0) {
        score -= FIRST;
      } else if (cell == first) {
        score = FIRST;
      } else if (cell == killer || cell == second) {
        score += KILLER;
      }
      moveScores[cell] = score;
    }
  }

  /** Of the moves left the one to try next. */
  private static int next(int[] moveScores, long moves) {
    int best = Integer.MIN_VALUE;
    int chosen = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (moveScores[cell] > best) {
        best = moveScores[cell];
        chosen = cell;
      }
    }
    return chosen;
  }

  /** Remembers a move that made all others needless. */
  private void recordCutoff(PvsNode node, int cell, int depth) {
    node.addKiller(cell);
    int at = (rules.moverIsX(node.ply) ? 0 : cells) + cell;
    history[at] = Math.min(MOST_HISTORY, history[at] + depth * depth);
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
