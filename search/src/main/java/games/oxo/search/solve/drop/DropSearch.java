package games.oxo.search.solve.drop;

import games.oxo.search.kernel.SearchStopped;
import org.jspecify.annotations.Nullable;

/**
 * Null-window search of a gravity game by one worker. A score is for the player to move: the number
 * of stones that the winner has left, the winning one included, negative for a loss, 0 for a draw.
 *
 * <p>A position comes as the stones of both players and the cells that would complete a line for
 * each, which may hold occupied cells. The player to move never can win at once: whoever places a
 * stone has seen to that.
 */
final class DropSearch {
  /** With so many empty cells or fewer a position is searched without table and order. */
  private static final int LEAN = 10;

  /** With so many empty cells or fewer positions are kept in a table that fits near the core. */
  private static final int NEAR = 20;

  private static final long NEAR_BYTES = 1 << 20;

  /** The same with any number of empty cells, until one worker has visited so many nodes. */
  private static final long FEW = 100_000;

  /** With so many stones or fewer a table costs nothing to speak of. */
  private static final int EARLY = 22;

  /** Mirror images are one position while there are so few stones that both may come up. */
  private static final int MIRRORED = 12;

  private static final int NODES_BETWEEN_LOOKS = 1024;

  // A move is packed into one number: its merit above its cell.
  private static final int CELL_BITS = 6;
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;
  private static final int CENTRE_BITS = 5;
  private static final int KNOWN_BEST = 1 << 20;

  private final ColumnLayout columns;
  private final Threats threats;
  private final @Nullable ZugzwangClaims followUp;
  private final DropTable far;
  private final DropTable near;
  private final AbdadaState team;
  private final int worker;
  private final int width;
  private final int cells;
  private final long[] childWins;
  private final int[] childMoves;
  private final int[] centre;
  private long nodes;
  private long nodesBefore;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  /**
   * @param far what all workers share
   * @param team tells what the others do, and when to stop
   * @param worker the number of this one, from 0
   */
  DropSearch(ColumnLayout columns, Threats threats, DropTable far, AbdadaState team, int worker) {
    this.columns = columns;
    this.threats = threats;
    this.far = far;
    this.team = team;
    this.worker = worker;
    near = new DropTable(columns.keyBits(), NEAR_BYTES);
    near.reserve();
    followUp = columns.height % 2 == 0 ? new ZugzwangClaims(columns) : null;
    width = columns.width;
    cells = columns.cells;
    childWins = new long[(cells + 1) * width];
    childMoves = new int[(cells + 1) * width];
    centre = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      int x = cell % width;
      centre[cell] = Math.min(x, width - 1 - x);
    }
  }

  /** Whether a search from a position with so many stones uses the table that workers share. */
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
      tries = sensible(legal, otherWins);
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
        cells - ply <= LEAN
            ? lean(own, other, ownWins, otherWins, legal, tries, ply, alpha)
            : full(own, other, ownWins, otherWins, legal, tries, ply, alpha);
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
  private long sensible(long legal, long otherWins) {
    long tries = legal & ~(otherWins << width);
    long forced = otherWins & legal;
    if (forced == 0) {
      return tries;
    }
    return (forced & (forced - 1)) == 0 ? tries & forced : 0;
  }

  /** The most that the player to move can score, as far as zugzwang tells: at most the limit. */
  private int claim(long own, long other, long otherWins, int ply, int limit) {
    if (followUp == null) {
      return ZugzwangClaims.NONE;
    }
    return (ply & 1) == 0
        ? followUp.mostForFirst(own, other, otherWins, limit)
        : followUp.mostForSecond(other, own, otherWins, limit);
  }

  /** Near the end, where remembering and sorting cost more than they save. */
  private int lean(
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
      if (sensible((legal ^ bit) | bit >>> width, wins) == 0) {
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
   * With a table and moves in order. Where the table is far from the core, it holds only positions
   * with the first player to move, or early ones: those between are soon reached from there. A
   * small question is done before the far table would be of use.
   */
  private int full(
      long own,
      long other,
      long ownWins,
      long otherWins,
      long legal,
      long tries,
      int ply,
      int alpha) {
    look();
    long occupied = own | other;
    boolean isNear = cells - ply <= NEAR || (nodesOfQuestion() < FEW && !team.isTogether());
    DropTable table = isNear ? near : far;
    boolean tabled = isNear || (ply & 1) == 0 || ply <= EARLY;
    boolean mirrored = false;
    long hash = 0;
    int first = DropTable.NO_COLUMN;
    int low = least(ply);
    int high = most(ply);
    if (tabled) {
      long key = key(own, occupied, ply);
      mirrored = key != columns.key(own, occupied);
      hash = table.hash(key);
      long facts = table.find(hash);
      if (facts != 0) {
        low = DropTable.low(facts);
        if (low > alpha) {
          return low;
        }
        high = DropTable.high(facts);
        if (high <= alpha) {
          return high;
        }
        first = turnedRound(DropTable.column(facts), mirrored);
      }
    }
    int base = ply * width;
    int end = base;
    long noUse = columns.above(otherWins & ~occupied) | occupied;
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      int cell = Long.numberOfTrailingZeros(bit);
      long now = own | bit;
      long wins = ownWins | threats.after(now, cell);
      long replies = (legal ^ bit) | bit >>> width;
      if (sensible(replies, wins) == 0) {
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
      insert(base, end++, (merit << CELL_BITS) | cell, wins);
    }
    int best = -cells;
    int bestColumn = DropTable.NO_COLUMN;
    boolean shared = team.isWorthIt(cells - ply);
    // With others at work: first what nobody else is searching now, then what was put off.
    for (int pass = 0; pass < 2 && best <= alpha; pass++) {
      int putOff = base;
      for (int i = base; i < end && best <= alpha; i++) {
        int cell = childMoves[i] & CELL_MASK;
        long now = own | 1L << cell;
        if (shared) {
          long key = key(other, other | now, ply + 1);
          if (pass == 0 && i > base && team.isBusy(ply, key)) {
            childMoves[putOff] = childMoves[i];
            childWins[putOff++] = childWins[i];
            continue;
          }
          team.begin(worker, ply, key);
        }
        int score = -search(other, now, otherWins, childWins[i], ply + 1, -alpha - 1, true);
        if (shared) {
          team.end(worker, ply);
        }
        if (score > best) {
          best = score;
          bestColumn = cell % width;
        }
      }
      end = putOff;
    }
    if (tabled) {
      table.store(
          hash,
          best > alpha ? best : low,
          best > alpha ? high : best,
          turnedRound(bestColumn, mirrored));
    }
    return best;
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

  /** Puts a move where it belongs among those from {@code base} to {@code end}, best first. */
  private void insert(int base, int end, int move, long wins) {
    int at = end;
    while (at > base && childMoves[at - 1] < move) {
      childMoves[at] = childMoves[at - 1];
      childWins[at] = childWins[at - 1];
      at--;
    }
    childMoves[at] = move;
    childWins[at] = wins;
  }

  private void look() {
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      if (team.isOver(nodesOfQuestion())) {
        throw new SearchStopped();
      }
    }
  }
}
