package games.oxo.search.solve.line;

import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.PositionKey;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.solve.ValueScale;
import java.util.Objects;

/**
 * Negamax with null windows and a transposition table by one worker: whether a position of a line
 * game is worth at least a given value on the {@link ValueScale}. Quick wins are worth more, so a
 * window above zero is also a depth limit.
 *
 * <p>Both players' cells that complete a line are carried down the tree. They show at once which
 * moves win, threaten, must be blocked or lose, so that what is left to search are positions with
 * at least two moves, after each of which the other side has an answer.
 *
 * <p>The six sets of cells of a position go down as parameters, and a position with a choice is
 * searched by one long method. Measured: through {@code kernel.LineState} instead it is 7% slower,
 * and as slow when the method is divided, since most positions are decided within a few
 * instructions.
 */
final class WindowSearch {
  /** With so few free cells a search is faster than a table look-up. Chosen by hand. */
  private static final int FREE_WITHOUT_TABLE = 6;

  /**
   * The last number of stones at which images of a position share what is known; later they seldom
   * meet. Chosen by hand.
   */
  private static final int FOLD_UNTIL = 6;

  /**
   * With so many free cells a search for threats pays before a position is searched. Chosen by
   * hand.
   */
  private static final int WIDE = 25;

  private static final int FIRST = 1 << 20;

  private final Kernel kernel;
  private final LineTables lines;
  private final ValueScale scale;
  private final SlotTable table;
  private final PositionKey codes;
  private final MoveOrder order;
  private final ThreatZones zones;
  private final NodeBudget budget;
  private final int cells;
  private final boolean loseLines;
  private final int lastWithTable;

  // The moves of each number of stones, best first, with the mover's cells after them.
  private final int[] moves;

  private final int[] scores;
  private final long[] winsAfter;
  private final long[] losesAfter;

  /**
   * @param worker which worker this is; each has an order of moves of its own
   */
  WindowSearch(Kernel kernel, SlotTable table, NodeBudget budget, int worker) {
    this.kernel = kernel;
    this.table = table;
    this.budget = budget;
    lines = kernel.lines();
    scale = new ValueScale(kernel.game());
    codes = PositionKey.exact(kernel, FOLD_UNTIL);
    order = new MoveOrder(kernel, worker);
    zones = new ThreatZones(kernel, scale);
    cells = kernel.cells();
    loseLines = Objects.requireNonNull(kernel.game().definition().line()).lose() != 0;
    lastWithTable = cells - FREE_WITHOUT_TABLE - 1;
    moves = new int[64 * (cells + 1)];
    scores = new int[64 * (cells + 1)];
    winsAfter = new long[64 * (cells + 1)];
    losesAfter = new long[64 * (cells + 1)];
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
    return search(
        own,
        other,
        lines.allWins(own),
        lines.allLoses(own),
        lines.allWins(other),
        lines.allLoses(other),
        ply,
        beta);
  }

  /** Forgets what is not in the table. */
  void forget() {
    zones.forget();
  }

  private int search(
      long own,
      long other,
      long ownWins,
      long ownLoses,
      long otherWins,
      long otherLoses,
      int ply,
      int beta) {
    if (budget.countNode()) {
      throw new SearchStopped();
    }
    long legal = kernel.legal(own | other, ply);
    if ((ownWins & legal) != 0) {
      return scale.win(ply + 1);
    }
    long tries = kernel.nonLosingMoves(legal, ownLoses, otherWins, ply);
    if (tries == 0) {
      return -scale.win((legal & ~ownLoses) == 0 ? ply + 1 : ply + 2);
    }
    if ((tries & (tries - 1)) != 0) {
      return choose(own, other, ownWins, ownLoses, otherWins, otherLoses, tries, ply, beta);
    }
    if (ply + 1 == cells) {
      return 0;
    }
    int cell = Long.numberOfTrailingZeros(tries);
    long now = own | tries;
    long wins = ownWins | lines.wins(now, cell);
    long loses = ownLoses | lines.loses(now, cell);
    return kernel.sidesChange(ply)
        ? -search(other, now, otherWins, otherLoses, wins, loses, ply + 1, 1 - beta)
        : search(now, other, wins, loses, otherWins, otherLoses, ply + 1, beta);
  }

  /** The same where several moves neither win nor lose at once. */
  private int choose(
      long own,
      long other,
      long ownWins,
      long ownLoses,
      long otherWins,
      long otherLoses,
      long tries,
      int ply,
      int beta) {
    boolean plain = kernel.plainFrom(ply);
    int low = -scale.win(plain ? ply + 3 : ply + 2);
    int high = most(own | other, otherLoses, ply);
    boolean remember = ply <= lastWithTable && low < beta && high >= beta;
    long code = 0;
    int image = 0;
    int first = BoundFacts.NO_CELL;
    if (remember) {
      code = codes.of(own, other, ply);
      image = codes.image();
      long facts = table.find(code);
      if (facts != 0) {
        low = Math.max(low, BoundFacts.low(facts));
        high = Math.min(high, BoundFacts.high(facts));
        first = codes.fromImage(BoundFacts.cell(facts), image);
      }
    }
    if (low >= beta) {
      return low;
    }
    if (high < beta) {
      return high;
    }
    int leftOut = -scale.win(ply + 2);
    boolean wide = plain && cells - ply >= WIDE;
    if (wide && first == BoundFacts.NO_CELL) {
      zones.look(own, other, ply);
      if (zones.value() >= beta) {
        return zones.value();
      }
      if (zones.lossOfOthers() < beta) {
        leftOut = Math.max(leftOut, zones.lossOfOthers());
        tries &= zones.spoilers();
      }
    }
    long before = budget.nodes();
    boolean turns = kernel.sidesChange(ply);
    // What a move is worth at most, and at least, after which the other side has an answer.
    int mostLater = plain ? Math.max(0, scale.win(ply + 4)) : high;
    int leastLater = plain ? Math.min(0, -scale.win(ply + 4)) : low;
    long free = kernel.all() & ~(own | other);
    int base = 64 * ply;
    int end = base;
    // Moves that are left out lose no later.
    int best = leftOut;
    int bestCell = first;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long bit = rest & -rest;
      long now = own | bit;
      long wins = ownWins | lines.wins(now, cell);
      long loses = ownLoses | lines.loses(now, cell);
      boolean threatens = false;
      if (plain) {
        long answers = free & ~bit;
        if (kernel.nonLosingMoves(answers, otherLoses, wins, ply + 1) == 0) {
          int value = scale.win((answers & ~otherLoses) == 0 ? ply + 2 : ply + 3);
          if (value >= beta) {
            return value;
          }
          best = Math.max(best, value);
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
      } else if (turns) {
        threatens = (wins & kernel.legal(now | other, ply + 1)) != 0;
      }
      long closed = free & ~bit & loses & ~ownLoses;
      int score =
          cell == first
              ? FIRST
              : order.score(own, other, cell, threatens, closed, (otherLoses & bit) == 0, wide);
      insert(base, end++, cell, score, wins, loses);
    }
    for (int at = base; at < end && best < beta; at++) {
      int cell = moves[at];
      long now = own | 1L << cell;
      long wins = winsAfter[at];
      long loses = losesAfter[at];
      int value =
          turns
              ? -search(other, now, otherWins, otherLoses, wins, loses, ply + 1, 1 - beta)
              : search(now, other, wins, loses, otherWins, otherLoses, ply + 1, beta);
      if (value > best) {
        best = value;
        bestCell = cell;
      }
    }
    if (best >= beta) {
      low = Math.max(low, best);
    } else {
      high = Math.min(high, best);
    }
    if (remember) {
      store(code, low, high, codes.toImage(bestCell, image), before);
    }
    return best >= beta ? low : high;
  }

  private void store(long code, int low, int high, int cell, long nodesBefore) {
    int work = 64 - Long.numberOfLeadingZeros(budget.nodes() - nodesBefore);
    table.store(code, BoundFacts.of(low, high, cell), Math.max(1, work));
  }

  /** Puts a move where it belongs among those from base on, which end here. */
  private void insert(int base, int end, int cell, int score, long wins, long loses) {
    int at = end;
    while (at > base && scores[at - 1] < score) {
      moves[at] = moves[at - 1];
      scores[at] = scores[at - 1];
      winsAfter[at] = winsAfter[at - 1];
      losesAfter[at] = losesAfter[at - 1];
      at--;
    }
    moves[at] = cell;
    scores[at] = score;
    winsAfter[at] = wins;
    losesAfter[at] = loses;
  }

  /** No position is worth more to a mover who cannot win at once. */
  private int most(long occupied, long otherLoses, int ply) {
    boolean late =
        kernel.plainFrom(ply)
            ? Long.bitCount(kernel.all() & ~occupied & ~otherLoses) > 1
            : !loseLines && kernel.sidesChange(ply);
    return scale.win(late ? ply + 3 : ply + 2);
  }
}
