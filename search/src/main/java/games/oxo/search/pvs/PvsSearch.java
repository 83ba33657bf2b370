package games.oxo.search.pvs;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchStopped;
import java.util.Arrays;

/**
 * Principal-variation search of a line game by one worker. Values are for the player to move; a
 * game that is won with stone number n of the whole game is worth {@link #WIN} - n, so that the
 * value of a position does not depend on where the search began.
 *
 * <p>At every node the threat masks decide what needs trying: a win is taken, a threat is blocked,
 * two threats are lost, and moves that lose at once are left out. A forced move costs no depth, and
 * where the depth ends, threats are followed on.
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

  // How moves are ordered: what is larger goes first.
  private static final int FIRST = 1 << 30;
  private static final int KILLER = 1 << 20;
  private static final int THREAT = 1 << 18;
  private static final int MOST_HISTORY = 1 << 16;

  private final Kernel kernel;
  private final LineTables lines;
  private final TranspositionTable table;
  private final PositionKey keys;
  private final StaticEvaluation judge;
  private final Clock clock;
  private final int cells;
  private final int[] centre;
  private final int[] killers;
  private final int[] history;
  private final int[] moveScores;
  private long nodes;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  PvsSearch(Kernel kernel, TranspositionTable table, Clock clock) {
    this.kernel = kernel;
    this.table = table;
    this.clock = clock;
    lines = kernel.lines();
    keys = new PositionKey(kernel.game());
    judge = new StaticEvaluation(kernel);
    cells = kernel.cells();
    centre = new int[cells];
    killers = new int[2 * (cells + 1)];
    Arrays.fill(killers, TranspositionTable.NO_CELL);
    history = new int[2 * cells];
    moveScores = new int[64 * (cells + 1)];
    for (int cell = 0; cell < cells; cell++) {
      centre[cell] = kernel.game().board().rings() - kernel.game().board().ring(cell);
    }
  }

  /** Positions visited. */
  long nodes() {
    return nodes;
  }

  /** Lets what was learned about the order of moves ageHistory, before the next depth. */
  void ageHistory() {
    for (int i = 0; i < history.length; i++) {
      history[i] >>= 1;
    }
  }

  /**
   * The value of placing a stone on a legal cell, to the player who does.
   *
   * @param depth stones to look ahead, this one included
   */
  int place(
      long own,
      long other,
      long ownWins,
      long ownLoses,
      long otherWins,
      long otherLoses,
      int ply,
      int cell,
      int depth,
      int alpha,
      int beta) {
    long bit = 1L << cell;
    if ((ownWins & bit) != 0) {
      return WIN - (ply + 1);
    }
    if ((ownLoses & bit) != 0) {
      return ply + 1 - WIN;
    }
    if (ply + 1 == cells) {
      return 0;
    }
    long now = own | bit;
    long wins = ownWins | lines.wins(now, cell);
    long loses = ownLoses | lines.loses(now, cell);
    return kernel.sidesChange(ply)
        ? -search(other, now, otherWins, otherLoses, wins, loses, ply + 1, depth - 1, -beta, -alpha)
        : search(now, other, wins, loses, otherWins, otherLoses, ply + 1, depth - 1, alpha, beta);
  }

  /**
   * The value of a position that is not over. At most alpha: the true value is not above the one
   * returned; at least beta: not below it; between: it is that value. All to the given depth.
   */
  int search(
      long own,
      long other,
      long ownWins,
      long ownLoses,
      long otherWins,
      long otherLoses,
      int ply,
      int depth,
      int alpha,
      int beta) {
    nodes++;
    look();
    long legal = kernel.legal(own | other, ply);
    if ((ownWins & legal) != 0) {
      return WIN - (ply + 1);
    }
    long tries = kernel.nonLosingMoves(legal, ownLoses, otherWins, ply);
    if (tries == 0) {
      return ((legal & ~ownLoses) == 0 ? ply + 1 : ply + 2) - WIN;
    }
    if ((tries & (tries - 1)) == 0) {
      return place(
          own,
          other,
          ownWins,
          ownLoses,
          otherWins,
          otherLoses,
          ply,
          Long.numberOfTrailingZeros(tries),
          depth + 1,
          alpha,
          beta);
    }
    if (WIN - (ply + 3) <= alpha) {
      int most = WIN - soonestWin(own | other, otherLoses, ply);
      if (most <= alpha) {
        return most;
      }
    }
    if (depth <= 0) {
      return quiescence(
          own, other, ownWins, ownLoses, otherWins, otherLoses, tries, ply, depth, alpha, beta);
    }
    long key = keys.of(own, other, ply);
    int image = keys.image();
    long facts = table.find(key);
    int first = TranspositionTable.NO_CELL;
    if (facts != 0) {
      int value = TranspositionTable.value(facts);
      int bound = TranspositionTable.bound(facts);
      first = keys.fromImage(TranspositionTable.cell(facts), image);
      boolean deepEnough = TranspositionTable.depth(facts) >= depth;
      // A win or a loss once found stays one, however deep one looks.
      if ((bound & TranspositionTable.AT_LEAST) != 0
          && value >= beta
          && (deepEnough || value > DECIDED)) {
        return value;
      }
      if ((bound & TranspositionTable.AT_MOST) != 0
          && value <= alpha
          && (deepEnough || value < -DECIDED)) {
        return value;
      }
      if (bound == TranspositionTable.EXACT && deepEnough) {
        return value;
      }
    }
    order(own, other, ownWins, tries, ply, first);
    int best = -INFINITE;
    int bestCell = TranspositionTable.NO_CELL;
    int low = alpha;
    for (long rest = tries; rest != 0; ) {
      int cell = next(rest, ply);
      rest &= ~(1L << cell);
      boolean scout = best > -INFINITE && beta - low > 1;
      int value =
          place(
              own,
              other,
              ownWins,
              ownLoses,
              otherWins,
              otherLoses,
              ply,
              cell,
              depth,
              low,
              scout ? low + 1 : beta);
      if (scout && value > low && value < beta) {
        value =
            place(
                own, other, ownWins, ownLoses, otherWins, otherLoses, ply, cell, depth, low, beta);
      }
      if (value > best) {
        best = value;
        bestCell = cell;
        low = Math.max(low, value);
        if (value >= beta) {
          recordCutoff(cell, ply, depth);
          break;
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    table.store(key, best, depth, bound, keys.toImage(bestCell, image));
    return best;
  }

  /**
   * The first stone that can win for a mover who cannot win at once: its next one, or one of the
   * other side's before that if it may have to complete a losing line.
   */
  private int soonestWin(long occupied, long otherLoses, int ply) {
    if (!kernel.sidesChange(ply)) {
      return ply + 2;
    }
    // The mover can take one of the cells where the other side does not lose, but not two.
    long open = kernel.legal(occupied, ply + 1) & ~otherLoses;
    return (open & (open - 1)) == 0 ? ply + 2 : ply + 3;
  }

  /**
   * The value where the depth ends: the static value, or what the mover reaches by threats alone,
   * each of which leaves the other side one answer.
   */
  private int quiescence(
      long own,
      long other,
      long ownWins,
      long ownLoses,
      long otherWins,
      long otherLoses,
      long tries,
      int ply,
      int depth,
      int alpha,
      int beta) {
    int best = judge.of(own, other, ownWins, ownLoses, otherWins, otherLoses);
    if (best >= beta || depth <= -MOST_THREATS || !kernel.sidesChange(ply)) {
      return best;
    }
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (threats(own, other, ownWins, cell, ply) != 0) {
        int value =
            place(
                own,
                other,
                ownWins,
                ownLoses,
                otherWins,
                otherLoses,
                ply,
                cell,
                depth,
                Math.max(alpha, best),
                beta);
        if (value > best) {
          best = value;
          if (value >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  /** The cells where the mover, after a stone on this one, threatens to win with the next. */
  private long threats(long own, long other, long ownWins, int cell, int ply) {
    long now = own | 1L << cell;
    return lines.wins(now, cell) & ~ownWins & kernel.legal(now | other, ply + 1);
  }

  /** The best move stored for a position, or {@link TranspositionTable#NO_CELL}. */
  int stored(long own, long other, int ply) {
    long facts = table.find(keys.of(own, other, ply));
    return facts == 0
        ? TranspositionTable.NO_CELL
        : keys.fromImage(TranspositionTable.cell(facts), keys.image());
  }

  private void order(long own, long other, long ownWins, long tries, int ply, int first) {
    int at = 64 * ply;
    int side = kernel.moverIsX(ply) ? 0 : cells;
    int killer = killers[2 * ply];
    int second = killers[2 * ply + 1];
    for (long rest = tries; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long made = threats(own, other, ownWins, cell, ply);
      int score = Long.bitCount(made) * THREAT + history[side + cell] + centre[cell];
      if (cell == first) {
        score = FIRST;
      } else if (cell == killer || cell == second) {
        score += KILLER;
      }
      moveScores[at + cell] = score;
    }
  }

  /** Of the moves left the one to try next. */
  private int next(long rest, int ply) {
    int at = 64 * ply;
    int best = Integer.MIN_VALUE;
    int chosen = 0;
    for (long each = rest; each != 0; each &= each - 1) {
      int cell = Long.numberOfTrailingZeros(each);
      if (moveScores[at + cell] > best) {
        best = moveScores[at + cell];
        chosen = cell;
      }
    }
    return chosen;
  }

  /** Remembers a move that made all others needless. */
  private void recordCutoff(int cell, int ply, int depth) {
    if (killers[2 * ply] != cell) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = cell;
    }
    int at = (kernel.moverIsX(ply) ? 0 : cells) + cell;
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
