package games.oxo.search.solve.score;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;

/**
 * Negamax with null windows and a transposition table below one root, by one worker.
 *
 * <p>Whatever happens, a player ends with at least the sure margin of its stones. So a move that
 * makes the mover sure of beta needs no search of the replies; and where the other side could
 * become sure of more than the mover wants to allow with one stone on a cell, the mover must take
 * that cell, and has failed if there are two.
 */
final class ScoreWindowSearch {
  /** With fewer empty cells a position is searched faster than looked up. Chosen by hand. */
  private static final int TABLE_FROM = 5;

  /** With fewer empty cells a position is not worth sharing. Chosen by hand. */
  private static final int SHARE_FROM = 8;

  private static final int FIRST = 1 << 24;
  private static final int NODES_BETWEEN_LOOKS = 512;

  /** Not a margin: the moves must be searched. */
  private static final int UNDECIDED = Integer.MIN_VALUE;

  private final SearchRules rules;
  private final CompactRoot root;
  private final MarginBounds margins;
  private final SlotTable table;
  private final CompactKeys keys;
  private final AbdadaMarks marks;
  private final long all;
  private final ScoreNode[] stack;
  private Clock clock;
  private long nodes;
  private long clockNodes;
  private long lastNode;

  ScoreWindowSearch(CompactRoot root, MarginBounds margins, AbdadaMarks marks, Clock clock) {
    rules = root.rules();
    this.root = root;
    this.margins = margins;
    this.marks = marks;
    this.clock = clock;
    table = marks.table();
    keys = new CompactKeys(root);
    all = root.all();
    stack = new ScoreNode[rules.cells()];
    for (int ply = 0; ply < stack.length; ply++) {
      stack[ply] = new ScoreNode(ply, root.size());
    }
  }

  /** Obeys a clock from now on. */
  void use(Clock newClock) {
    if (newClock != clock) {
      clock = newClock;
      clockNodes = nodes;
    }
  }

  long nodes() {
    return nodes;
  }

  /**
   * Compares the value of a position with beta; see {@link games.oxo.search.solve.Prober#probe}.
   *
   * @param own the stones that the player to move has added
   * @param other the stones that the other player has added
   * @param ply how many stones there are on the whole board, which is not full
   * @param most after about this many nodes it gives up
   * @throws SearchStopped when the clock says so, another worker has the answer, or it gives up
   */
  int search(long own, long other, int ply, int beta, long most) {
    lastNode = most < Long.MAX_VALUE ? nodes + most : most;
    return search(own, other, ply, beta);
  }

  /** Whether the search was stopped because it took too many nodes. */
  boolean hasGivenUp() {
    return nodes >= lastNode;
  }

  private int search(long own, long other, int ply, int beta) {
    boolean look = (++nodes & (NODES_BETWEEN_LOOKS - 1)) == 0 || margins.tookLong();
    if (look && mustStop()) {
      throw new SearchStopped();
    }
    return visit(own, other, ply, beta);
  }

  private boolean mustStop() {
    return nodes >= lastNode || marks.isOver() || clock.isOver(nodes - clockNodes);
  }

  private static void set(ScoreNode node, long own, long other, int beta) {
    node.own = own;
    node.other = other;
    node.beta = beta;
  }

  private int visit(long own, long other, int ply, int beta) {
    boolean x = rules.moverIsX(ply);
    long empty = all & ~(own | other);
    int stones = root.stones(x) - Long.bitCount(own);
    if (stones == Long.bitCount(empty)) {
      return MarginBounds.sure(margins.of(x, own | empty));
    }
    ScoreNode node = stack[ply];
    boolean free = rules.freeFrom(ply);
    long moves = free ? empty : legal(own | other, ply);
    int[] means = node.moves;
    int count = 0;
    int best = Integer.MIN_VALUE;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long after = margins.of(x, own | (rest & -rest));
      best = Math.max(best, MarginBounds.sure(after));
      means[count++] = MarginBounds.mean(after);
    }
    if (best >= beta || stones == 1) {
      return best;
    }
    set(node, own, other, beta);
    node.best = best;
    node.empty = Long.bitCount(empty);
    int decided = prepare(node, moves, x, free && rules.sidesChange(ply));
    return decided != UNDECIDED ? decided : searchMoves(node);
  }

  /**
   * Gives the moves their merit, after what the other side would be sure of on each cell, and asks
   * the table. One long method, which the compiler keeps out of {@link #visit}: most positions end
   * there, and it must stay small to be fast.
   *
   * @param takes whether the mover can keep the other side from any cell, but only from one
   * @return the value if the other side cannot be kept from what it wants, or the table knows it
   */
  private int prepare(ScoreNode node, long moves, boolean x, boolean takes) {
    int[] list = node.moves;
    int beta = node.beta;
    int threats = 0;
    int mostFeared = Integer.MIN_VALUE;
    int nextFeared = Integer.MIN_VALUE;
    int forced = 0;
    int count = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long after = margins.of(!x, node.other | (rest & -rest));
      int feared = MarginBounds.sure(after);
      if (-feared < beta) {
        threats++;
        forced = count;
      }
      if (feared > mostFeared) {
        nextFeared = mostFeared;
        mostFeared = feared;
      } else if (feared > nextFeared) {
        nextFeared = feared;
      }
      int merit = list[count] + MarginBounds.mean(after);
      list[count++] = merit * 64 + Long.numberOfTrailingZeros(rest);
    }
    if (threats > 0 && takes) {
      if (threats > 1) {
        return -nextFeared;
      }
      // Any other move allows this.
      node.best = Math.max(node.best, -mostFeared);
      list[0] = list[forced];
      count = 1;
    }
    node.count = count;
    node.end = count;
    node.tabled = node.empty >= TABLE_FROM;
    if (node.tabled) {
      long key = keys.of(node.own, node.other);
      long facts = table.findOfEpoch(key);
      int low = facts == 0 ? Integer.MIN_VALUE : ScoreFacts.low(facts);
      int high = facts == 0 ? Integer.MAX_VALUE : ScoreFacts.high(facts);
      if (low >= beta || high < beta) {
        return low >= beta ? low : high;
      }
      node.key = key;
      node.low = low;
      node.high = high;
      node.move = ScoreFacts.NO_MOVE;
      if (facts != 0) {
        node.move = ScoreFacts.move(facts);
        node.tryFirst(node.move, FIRST);
      }
    }
    return UNDECIDED;
  }

  private long legal(long added, int ply) {
    return root.fromBoard(rules.legal(root.x() | root.o() | root.toBoard(added), ply));
  }

  /** Searches the moves until one reaches beta, and stores the result. */
  private int searchMoves(ScoreNode node) {
    int ply = node.ply;
    int beta = node.beta;
    boolean share = isShared(node);
    boolean change = rules.sidesChange(ply);
    int best = node.best;
    int i = 0;
    for (; i < node.end && best < beta; i++) {
      int move = i < node.count ? node.mostPromising(i) : node.moves[i];
      if (share && defers(node, i, move)) {
        continue;
      }
      long own = node.own | 1L << move;
      int value =
          change
              ? -search(node.other, own, ply + 1, 1 - beta)
              : search(own, node.other, ply + 1, beta);
      if (share && i < node.count) {
        marks.leave(keyAfter(node, move));
      }
      best = Math.max(best, value);
    }
    if (node.tabled) {
      boolean reached = best >= beta;
      int low = reached ? best : node.low;
      int high = reached ? node.high : Math.min(node.high, best);
      int move = reached ? node.moves[i - 1] & 63 : node.move;
      int work = Math.min(node.empty, SlotTable.MOST_WORK);
      table.store(node.key, ScoreFacts.of(low, high, move), work);
    }
    return best;
  }

  private boolean isShared(ScoreNode node) {
    return marks.isOn() && node.count > 1 && rules.cells() - node.ply >= SHARE_FROM;
  }

  private long keyAfter(ScoreNode node, int move) {
    return keys.ofThis(node.own | 1L << move, node.other);
  }

  /** Defers a move that another worker is searching; otherwise informs the others. */
  private boolean defers(ScoreNode node, int i, int move) {
    if (i >= node.count) {
      return false;
    }
    long key = keyAfter(node, move);
    if (i > 0 && marks.isTaken(key)) {
      node.moves[node.end++] = move;
      return true;
    }
    marks.take(key);
    return false;
  }
}
