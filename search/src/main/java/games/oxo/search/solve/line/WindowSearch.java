package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.PositionKey;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.solve.ValueScale;

/**
 * Negamax with null windows and a transposition table by one worker: whether a position of a line
 * game is worth at least a given value on the {@link ValueScale}. Quick wins are worth more, so a
 * window above zero is also a depth limit.
 *
 * <p>Both players' cells that complete a line are carried down the tree. They show at once which
 * moves win, threaten, must be blocked or lose, so that what is left to search are positions with
 * at least two moves, after each of which the other side has an answer.
 */
final class WindowSearch {
  /** With so few free cells a search is faster than a table look-up. Chosen by hand. */
  private static final int FREE_WITHOUT_TABLE = 6;

  /**
   * The last number of stones at which images of a position share what is known; later they seldom
   * meet. Chosen by hand.
   */
  private static final int FOLD_UNTIL = 6;

  private static final int FIRST = 1 << 20;

  private final ValueScale scale;
  private final SlotTable table;
  private final PositionKey keys;
  private final MoveOrder order;
  private final ThreatZones zones;
  private final NodeBudget budget;
  private final int cells;
  private final boolean loseLines;
  private final int lastWithTable;
  private final WindowNode[] stack;

  /**
   * @param worker which worker this is; each has an order of moves of its own
   */
  WindowSearch(SearchRules rules, SlotTable table, NodeBudget budget, int worker) {
    this.table = table;
    this.budget = budget;
    scale = new ValueScale(rules.game());
    keys = PositionKey.exact(rules, FOLD_UNTIL);
    order = new MoveOrder(rules, worker);
    zones = new ThreatZones(rules, scale);
    cells = rules.cells();
    loseLines = !rules.losing().isNone();
    lastWithTable = cells - FREE_WITHOUT_TABLE - 1;
    stack = WindowNode.stack(rules);
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
    stack[ply].at.set(own, other);
    return search(stack[ply].at, beta);
  }

  /** Forgets what is not in the table. */
  void forget() {
    zones.forget();
  }

  /** The value of a position: by its lines alone if they decide, otherwise by its moves. */
  private int search(LineState at, int beta) {
    if (budget.countNode()) {
      throw new SearchStopped();
    }
    long legal = at.legal();
    if ((at.ownWins & legal) != 0) {
      return scale.win(at.ply + 1);
    }
    long tries = at.nonLosingMoves(legal);
    if (tries == 0) {
      return -scale.win((legal & ~at.ownLoses) == 0 ? at.ply + 1 : at.ply + 2);
    }
    if ((tries & (tries - 1)) != 0) {
      return choose(stack[at.ply], tries, beta);
    }
    if (at.ply + 1 == cells) {
      return 0;
    }
    return after(at, at.place(Long.numberOfTrailingZeros(tries)), beta);
  }

  /** The value, to the player who moved, of the position after a move. */
  private int after(LineState at, LineState next, int beta) {
    return at.sidesChange() ? -search(next, 1 - beta) : search(next, beta);
  }

  /** The value of a position in which several moves neither win nor lose at once. */
  private int choose(WindowNode node, long tries, int beta) {
    setBounds(node);
    boolean remember = node.at.ply <= lastWithTable && node.low < beta && node.high >= beta;
    if (remember) {
      recall(node);
    }
    if (node.low >= beta) {
      return node.low;
    }
    if (node.high < beta) {
      return node.high;
    }
    long left = leaveOut(node, tries, beta);
    if (node.best < beta) {
      left = leaveOutDecided(node, left, beta);
    }
    if (node.best >= beta) {
      return node.best;
    }
    sort(node, left);
    long before = budget.nodes();
    searchMoves(node, beta);
    if (node.best >= beta) {
      node.low = Math.max(node.low, node.best);
    } else {
      node.high = Math.min(node.high, node.best);
    }
    if (remember) {
      store(node, budget.nodes() - before);
    }
    return node.best >= beta ? node.low : node.high;
  }

  /** What the value is at least and at most where nobody wins or loses by the next stone. */
  private void setBounds(WindowNode node) {
    LineState at = node.at;
    boolean plain = node.plain;
    boolean late =
        plain ? Long.bitCount(at.free() & ~at.otherLoses) > 1 : !loseLines && at.sidesChange();
    node.low = -scale.win(plain ? at.ply + 3 : at.ply + 2);
    node.high = scale.win(late ? at.ply + 3 : at.ply + 2);
    node.bestCell = BoundFacts.NO_CELL;
  }

  /** Takes over what the table knows. */
  private void recall(WindowNode node) {
    LineState at = node.at;
    node.key = keys.of(at.own, at.other, at.ply);
    node.image = keys.image();
    long facts = table.find(node.key);
    if (facts != 0) {
      node.low = Math.max(node.low, BoundFacts.low(facts));
      node.high = Math.min(node.high, BoundFacts.high(facts));
      node.bestCell = keys.fromImage(BoundFacts.cell(facts), node.image);
    }
  }

  /**
   * Leaves out moves that need not be searched: all if the mover wins by threats, and those that do
   * not spoil a win by threats of the other side.
   *
   * @return the moves that are left; the best value is that of those left out, which lose no later
   */
  private long leaveOut(WindowNode node, long tries, int beta) {
    node.best = -scale.win(node.at.ply + 2);
    if (!node.wide || node.bestCell != BoundFacts.NO_CELL) {
      return tries;
    }
    zones.look(node.at);
    if (zones.value() >= beta) {
      node.best = zones.value();
      return 0;
    }
    if (zones.lossOfOthers() >= beta) {
      return tries;
    }
    node.best = Math.max(node.best, zones.lossOfOthers());
    return tries & zones.spoilers();
  }

  /**
   * Leaves out moves whose value the next stones decide, unless one of them is good enough.
   *
   * @return the moves that must be searched, if the best value so far is not enough
   */
  private long leaveOutDecided(WindowNode node, long tries, int beta) {
    LineState at = node.at;
    long free = at.free();
    long left = tries;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long bit = rest & -rest;
      long wins = at.winsAfter(cell);
      long loses = at.losesAfter(cell);
      node.winsAfter[cell] = wins;
      node.losesAfter[cell] = loses;
      if (node.plain && isDecided(node, free & ~bit, wins, loses, beta)) {
        if (node.best >= beta) {
          return 0;
        }
        left &= ~bit;
      }
    }
    return left;
  }

  /** Puts the moves in order that must be searched. */
  private void sort(WindowNode node, long tries) {
    LineState at = node.at;
    long open = at.free() & ~at.ownLoses;
    int first = node.bestCell;
    node.count = 0;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long closed = open & ~(rest & -rest) & node.losesAfter[cell];
      int score =
          cell == first ? FIRST : order.score(at, cell, node.winsAfter[cell], closed, node.wide);
      node.insert(cell, score);
    }
  }

  /**
   * Whether the next stones decide what a move is worth, as far as it must be known, where both
   * sides may go anywhere. Then it counts in the best value.
   *
   * @param left the cells that are free after the move
   * @param wins the cells where the mover then wins
   * @param loses the cells where the mover then loses
   */
  private boolean isDecided(WindowNode node, long left, long wins, long loses, int beta) {
    int ply = node.at.ply;
    long otherSafe = left & ~node.at.otherLoses;
    long threats = left & wins;
    // Whether the other side has a move that does not lose; to ask the rules for it is 3% slower.
    boolean answered =
        threats == 0
            ? otherSafe != 0
            : (threats & (threats - 1)) == 0 && (threats & otherSafe) != 0;
    if (!answered) {
      node.best = Math.max(node.best, scale.win(otherSafe == 0 ? ply + 2 : ply + 3));
      return true;
    }
    // With two safe cells left the mover does not lose by the next stone either.
    long safe = left & ~loses;
    int leastLater = Math.min(0, -scale.win(ply + 4));
    if (leastLater >= beta && (safe & (safe - 1)) != 0) {
      node.best = leastLater;
      return true;
    }
    int mostLater = Math.max(0, scale.win(ply + 4));
    if (mostLater < beta) {
      node.best = Math.max(node.best, mostLater);
      return true;
    }
    return false;
  }

  /** Searches the moves until one is good enough. */
  private void searchMoves(WindowNode node, int beta) {
    LineState at = node.at;
    for (int i = 0; i < node.count && node.best < beta; i++) {
      int cell = node.move(i);
      int value = after(at, at.place(cell, node.winsAfter[cell], node.losesAfter[cell]), beta);
      if (value > node.best) {
        node.best = value;
        node.bestCell = cell;
      }
    }
  }

  private void store(WindowNode node, long nodes) {
    int work = 64 - Long.numberOfLeadingZeros(nodes);
    int cell = keys.toImage(node.bestCell, node.image);
    table.store(node.key, BoundFacts.of(node.low, node.high, cell), Math.max(1, work));
  }
}
