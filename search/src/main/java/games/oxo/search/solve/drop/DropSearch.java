package games.oxo.search.solve.drop;

import games.oxo.search.kernel.SearchStopped;
import org.jspecify.annotations.Nullable;

/**
 * Negamax with null windows on a gravity game by one worker, with a transposition table, zugzwang
 * claims and ABDADA. A score is for the player to move: the number of stones that the winner has
 * left, the winning one included, negative for a loss, 0 for a draw.
 *
 * <p>A position comes as the stones of both players and the cells that would complete a line for
 * each, which may hold occupied cells. The player to move never can win at once: the player of the
 * last stone has made sure of that. It goes down as parameters, since most positions are decided
 * within a few instructions: through the entries of the stack instead, the workload connect4-exact
 * is 8% slower.
 */
final class DropSearch {
  /**
   * With this many empty cells or fewer, a position is searched without table and move ordering.
   * With them there are fewer positions in the same time ({@code docs/solving.md}); the number was
   * chosen by hand.
   */
  private static final int LATE_ENDGAME = 10;

  /**
   * With this many empty cells or fewer, positions are kept in a table that fits into the core's
   * cache. Without that table the set L2_R2 takes 1.59 s instead of 1.37 s ({@code
   * docs/solving.md}); the number was chosen by hand.
   */
  private static final int NEAR = 20;

  /** What fits a core's own cache. */
  private static final long NEAR_BYTES = 1 << 20;

  /**
   * The same with any number of empty cells, until one worker has visited this many nodes, which
   * took the set L1_R1 from 0.114 to 0.090 s ({@code docs/solving.md}).
   */
  private static final long FEW = 100_000;

  /** With this many stones or fewer, a table costs next to nothing. Chosen by hand. */
  private static final int EARLY = 22;

  /**
   * Mirror images are one position while there are so few stones that both may come up. Chosen by
   * hand.
   */
  private static final int MIRRORED = 12;

  private static final int NODES_BETWEEN_LOOKS = 1024;

  // A move is packed into one number: its merit above its cell.
  private static final int CELL_BITS = 6;
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;
  private static final int CENTRE_BITS = 5;
  private static final int KNOWN_BEST = 1 << 20;

  private final ColumnLayout columns;
  private final Threats threats;
  private final @Nullable ZugzwangClaims claims;
  private final DropTable far;
  private final DropTable near;
  private final AbdadaState abdada;
  private final int worker;
  private final int width;
  private final int cells;
  private final int[] centre;
  private final DropNode[] stack;
  private long nodes;
  private long nodesBefore;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  /**
   * @param far what all workers share
   * @param abdada what the other workers do, and when to stop
   * @param worker the number of this one, from 0
   */
  DropSearch(ColumnLayout columns, Threats threats, DropTable far, AbdadaState abdada, int worker) {
    this.columns = columns;
    this.threats = threats;
    this.far = far;
    this.abdada = abdada;
    this.worker = worker;
    near = new DropTable(columns.keyBits(), NEAR_BYTES);
    near.reserve();
    claims = columns.height % 2 == 0 ? new ZugzwangClaims(columns) : null;
    width = columns.width;
    cells = columns.cells;
    stack = new DropNode[cells + 1];
    for (int ply = 0; ply <= cells; ply++) {
      stack[ply] = new DropNode(ply, width);
    }
    centre = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      int x = cell % width;
      centre[cell] = Math.min(x, width - 1 - x);
    }
  }

  /** Whether a search from a position with this many stones uses the table that workers share. */
  boolean needsShared(int ply) {
    return cells - ply > NEAR;
  }

  /** Positions visited since it was made. */
  long nodes() {
    return nodes;
  }

  /** Positions visited since the question began. */
  long nodesOfQuestion() {
    return nodes - nodesBefore;
  }

  void beginQuestion() {
    nodesBefore = nodes;
  }

  void forget() {
    near.clear();
  }

  /**
   * Compares the score of a position with a number.
   *
   * @param ply how many stones there are, at least two less than cells
   * @return a number r: when it is above alpha, the score is at least r, otherwise at most r
   * @throws SearchStopped when it is told to stop
   */
  int search(long own, long other, long ownWins, long otherWins, int ply, int alpha) {
    return search(own, other, ownWins, otherWins, ply, alpha, false);
  }

  /**
   * @param claimed whether it is known that no claim helps here
   */
  private int search(
      long own, long other, long ownWins, long otherWins, int ply, int alpha, boolean claimed) {
    boolean turned = false;
    long legal;
    long tries;
    while (true) {
      nodes++;
      legal = columns.next(own | other);
      tries = nonLosingMoves(legal, otherWins);
      if (tries == 0) {
        return signed(-((cells - ply) >> 1), turned);
      }
      if (ply >= cells - 2) {
        return 0;
      }
      int least = least(ply);
      if (least > alpha) {
        return signed(least, turned);
      }
      int most = most(ply);
      if (most <= alpha) {
        return signed(most, turned);
      }
      if ((tries & (tries - 1)) != 0) {
        break;
      }
      // A forced stone needs neither a table nor a choice.
      long now = own | tries;
      long wins = ownWins | threats.after(now, Long.numberOfTrailingZeros(tries));
      own = other;
      other = now;
      ownWins = otherWins;
      otherWins = wins;
      ply++;
      alpha = -alpha - 1;
      turned = !turned;
      claimed = false;
    }
    if (!claimed) {
      int bound = claim(own, other, otherWins, ply, alpha);
      if (bound <= alpha) {
        return signed(bound, turned);
      }
    }
    int score =
        cells - ply <= LATE_ENDGAME
            ? searchLateEndgame(own, other, ownWins, otherWins, legal, tries, ply, alpha)
            : searchWithTable(stack[ply].set(own, other, ownWins, otherWins, alpha), legal, tries);
    return signed(score, turned);
  }

  private static int signed(int score, boolean turned) {
    return turned ? -score : score;
  }

  /** The least score of who cannot be beaten by the next stone of the other side. */
  private int least(int ply) {
    return -((cells - 2 - ply) >> 1);
  }

  /** The best score of who cannot win at once. */
  private int most(int ply) {
    return (cells - 1 - ply) >> 1;
  }

  /** The moves after which the other side does not win at once. */
  private long nonLosingMoves(long legal, long otherWins) {
    long tries = legal & ~(otherWins << width);
    long forced = otherWins & legal;
    if (forced == 0) {
      return tries;
    }
    return (forced & (forced - 1)) == 0 ? tries & forced : 0;
  }

  /** The most that the player to move can score, as far as zugzwang shows: at most the limit. */
  private int claim(long own, long other, long otherWins, int ply, int limit) {
    if (claims == null) {
      return ZugzwangClaims.NONE;
    }
    return (ply & 1) == 0
        ? claims.mostForFirst(own, other, otherWins, limit)
        : claims.mostForSecond(other, own, otherWins, limit);
  }

  /** Near the end, where table and move ordering cost more than they save; never stops. */
  private int searchLateEndgame(
      long own,
      long other,
      long ownWins,
      long otherWins,
      long legal,
      long tries,
      int ply,
      int alpha) {
    int best = -cells;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      long now = own | bit;
      long wins = ownWins | threats.after(now, Long.numberOfTrailingZeros(bit));
      if (nonLosingMoves((legal ^ bit) | bit >>> width, wins) == 0) {
        return most(ply);
      }
      int score = -search(other, now, otherWins, wins, ply + 1, -alpha - 1, false);
      if (score > alpha) {
        return score;
      }
      best = Math.max(best, score);
    }
    return best;
  }

  /**
   * What the table knows, or 0. Where the table is far from the core, it holds only positions with
   * the first player to move, or early ones: those between are soon reached from there. A small
   * question is done before the far table would be of use.
   */
  private long lookUp(DropNode node) {
    int ply = node.ply;
    boolean isNear = cells - ply <= NEAR || (nodesOfQuestion() < FEW && !abdada.isTogether());
    DropTable table = isNear ? near : far;
    boolean tabled = isNear || (ply & 1) == 0 || ply <= EARLY;
    node.near = isNear;
    node.tabled = tabled;
    node.facts = 0;
    if (tabled) {
      long key = key(node.own, node.own | node.other, ply);
      node.mirrored = key != columns.key(node.own, node.own | node.other);
      node.hash = table.hash(key);
      node.facts = table.find(node.hash);
    }
    return node.facts;
  }

  /**
   * With a table and moves in order: those that make the most winning cells first, then the centre.
   *
   * <p>This method is too long for the compiler to put it into {@link #search}, which must stay
   * small to be fast; so the sorting is not a method of its own.
   */
  private int searchWithTable(DropNode node, long legal, long tries) {
    look();
    long facts = lookUp(node);
    int first = DropTable.NO_COLUMN;
    if (facts != 0) {
      int low = DropTable.low(facts);
      if (low > node.alpha) {
        return low;
      }
      int high = DropTable.high(facts);
      if (high <= node.alpha) {
        return high;
      }
      first = turnedRound(DropTable.column(facts), node.mirrored);
    }
    int ply = node.ply;
    int alpha = node.alpha;
    long own = node.own;
    long other = node.other;
    long ownWins = node.ownWins;
    long occupied = own | other;
    long noUse = columns.above(node.otherWins & ~occupied) | occupied;
    node.end = 0;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      int cell = Long.numberOfTrailingZeros(bit);
      long now = own | bit;
      long wins = ownWins | threats.after(now, cell);
      long replies = (legal ^ bit) | bit >>> width;
      if (nonLosingMoves(replies, wins) == 0) {
        return most(ply);
      }
      int claimed = claim(other, now, wins, ply + 1, -alpha - 1);
      if (claimed <= -alpha - 1) {
        return -claimed;
      }
      int merit = 2 * Long.bitCount(wins & ~noUse);
      merit = (wins & replies) == 0 ? merit : merit - 1;
      merit = (merit << CENTRE_BITS) + centre[cell];
      merit = cell % width == first ? KNOWN_BEST : merit;
      node.insert((merit << CELL_BITS) | cell, wins);
    }
    node.sorted = node.end;
    return searchMoves(node);
  }

  private void look() {
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      if (abdada.isOver(worker, nodesOfQuestion())) {
        throw new SearchStopped();
      }
    }
  }

  /** Searches the moves in their order until one is above alpha, and stores the result. */
  private int searchMoves(DropNode node) {
    int ply = node.ply;
    int alpha = node.alpha;
    boolean shared = abdada.isShared(cells - ply);
    int best = -cells;
    int bestColumn = DropTable.NO_COLUMN;
    long other = node.other;
    long otherWins = node.otherWins;
    for (int i = 0; best <= alpha && i < node.end; i++) {
      int cell = node.moves[i] & CELL_MASK;
      long now = node.own | 1L << cell;
      if (shared && defers(node, i, now)) {
        continue;
      }
      int score = -search(other, now, otherWins, node.wins[i], ply + 1, -alpha - 1, true);
      if (shared) {
        abdada.finishSearch(worker, ply);
      }
      if (score > best) {
        best = score;
        bestColumn = cell % width;
      }
    }
    if (node.tabled) {
      store(node, best, bestColumn);
    }
    return best;
  }

  private void store(DropNode node, int best, int bestColumn) {
    long facts = node.facts;
    boolean above = best > node.alpha;
    int low = above ? best : facts != 0 ? DropTable.low(facts) : least(node.ply);
    int high = !above ? best : facts != 0 ? DropTable.high(facts) : most(node.ply);
    (node.near ? near : far).store(node.hash, low, high, turnedRound(bestColumn, node.mirrored));
  }

  /** Defers a move that another worker is searching; otherwise informs the others. */
  private boolean defers(DropNode node, int i, long now) {
    long key = key(node.other, node.other | now, node.ply + 1);
    if (i > 0 && i < node.sorted && abdada.isBeingSearched(node.ply, key)) {
      node.defer(i);
      return true;
    }
    abdada.startSearch(worker, node.ply, key);
    return false;
  }

  /**
   * The key of a position, the same for its mirror image as long as both may come up: the lesser of
   * the two in the layout of this search, which is not the board's.
   */
  private long key(long own, long occupied, int ply) {
    long key = columns.key(own, occupied);
    return ply > MIRRORED
        ? key
        : Math.min(key, columns.key(columns.mirror(own), columns.mirror(occupied)));
  }

  private int turnedRound(int column, boolean mirrored) {
    return mirrored && column != DropTable.NO_COLUMN ? width - 1 - column : column;
  }
}
