package games.oxo.search.solve.score;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;

/**
 * Alpha-beta with null windows on the positions that come of one frame, by one worker.
 *
 * <p>Whatever happens, a player ends with the margin that its stones are sure of. So a move that
 * makes the mover sure of beta needs no look at the replies; and where the other side could be sure
 * of more than the mover wants to allow by one stone on a cell, the mover must take that cell, and
 * has failed if there are two.
 */
final class ScoreWindowSearch {
  /** With fewer empty cells a position is searched faster than looked up. */
  private static final int TABLE_FROM = 5;

  /** With fewer empty cells a position is not worth sharing. */
  private static final int SHARE_FROM = 8;

  private static final int FIRST = 1 << 24;

  private final Kernel kernel;
  private final Frame frame;
  private final Prospects prospects;
  private final ScoreBoundTable table;
  private final Keys keys;
  private final Shared shared;
  private final long all;
  private final int[][] order;
  private Clock clock;
  private long nodes;

  /** The move with which the last search of a position reached beta, if it did. */
  private int cutMove;

  private long clockNodes;
  private long lastNode;

  ScoreWindowSearch(Kernel kernel, Frame frame, Prospects prospects, Shared shared, Clock clock) {
    this.kernel = kernel;
    this.frame = frame;
    this.prospects = prospects;
    this.shared = shared;
    this.clock = clock;
    table = shared.table();
    keys = new Keys(frame);
    all = frame.all();
    order = new int[kernel.cells()][frame.size()];
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
   * @param most after about so many nodes it gives up
   * @throws SearchStopped when the clock says so, another worker has the answer, or it gives up
   */
  int search(long own, long other, int ply, int beta, long most) {
    lastNode = most < Long.MAX_VALUE ? nodes + most : most;
    return search(own, other, ply, beta);
  }

  private void look() {
    if (nodes >= lastNode || shared.isOver() || clock.isOver(nodes - clockNodes)) {
      throw new SearchStopped();
    }
  }

  private int search(long own, long other, int ply, int beta) {
    if ((++nodes & 511) == 0) {
      look();
    }
    boolean x = kernel.moverIsX(ply);
    long empty = all & ~(own | other);
    int size = Long.bitCount(empty);
    int stones = frame.stones(x) - Long.bitCount(own);
    if (stones == size) {
      return Prospects.sure(prospects.of(x, own | empty));
    }
    boolean free = kernel.freeFrom(ply);
    long moves = free ? empty : legal(own | other, ply);
    int[] list = order[ply];
    int count = 0;
    int best = Integer.MIN_VALUE;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long after = prospects.of(x, own | (rest & -rest));
      best = Math.max(best, Prospects.sure(after));
      list[count++] = Prospects.mean(after);
    }
    if (best >= beta || stones == 1) {
      return best;
    }
    boolean change = kernel.sidesChange(ply);
    int threats = 0;
    int mostFeared = Integer.MIN_VALUE;
    int nextFeared = Integer.MIN_VALUE;
    int forced = 0;
    count = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long after = prospects.of(!x, other | (rest & -rest));
      int feared = Prospects.sure(after);
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
      int score = list[count] + Prospects.mean(after);
      list[count++] = score * 64 + Long.numberOfTrailingZeros(rest);
    }
    if (threats > 0 && free && change) {
      if (threats > 1) {
        return -nextFeared;
      }
      // Any other move allows this.
      best = Math.max(best, -mostFeared);
      list[0] = list[forced];
      count = 1;
    }
    if (size < TABLE_FROM) {
      return best(own, other, ply, beta, best, count);
    }
    long key = keys.of(own, other);
    long facts = table.find(key);
    int low = Integer.MIN_VALUE;
    int high = Integer.MAX_VALUE;
    int move = ScoreBoundTable.NO_MOVE;
    if (facts != 0) {
      low = ScoreBoundTable.low(facts);
      if (low >= beta) {
        return low;
      }
      high = ScoreBoundTable.high(facts);
      if (high < beta) {
        return high;
      }
      move = ScoreBoundTable.move(facts);
      tryFirst(move, list, count);
    }
    best = best(own, other, ply, beta, best, count);
    if (best >= beta) {
      low = best;
      move = cutMove;
    } else {
      high = Math.min(high, best);
    }
    table.store(key, low, high, move, size);
    return best;
  }

  private long legal(long added, int ply) {
    return frame.fromBoard(kernel.legal(frame.x() | frame.o() | frame.toBoard(added), ply));
  }

  private static void tryFirst(int move, int[] list, int count) {
    for (int i = 0; i < count; i++) {
      if ((list[i] & 63) == move) {
        list[i] = FIRST * 64 + move;
      }
    }
  }

  /** Searches the listed moves, the most promising first, until one reaches beta. */
  private int best(long own, long other, int ply, int beta, int atLeast, int count) {
    int[] list = order[ply];
    boolean share = shared.isOn() && count > 1 && kernel.cells() - ply >= SHARE_FROM;
    int best = atLeast;
    int later = 0;
    for (int i = 0; i < count; i++) {
      int move = mostPromising(list, i, count);
      if (share && i > 0 && shared.isTaken(keys.ofThis(own | 1L << move, other))) {
        list[later++] = move;
        continue;
      }
      best = Math.max(best, after(own | 1L << move, other, ply, beta, share));
      if (best >= beta) {
        cutMove = move;
        return best;
      }
    }
    for (int i = 0; i < later; i++) {
      best = Math.max(best, after(own | 1L << list[i], other, ply, beta, false));
      if (best >= beta) {
        cutMove = list[i];
        return best;
      }
    }
    return best;
  }

  /** Brings the most promising of the moves from number {@code i} on to that place. */
  private static int mostPromising(int[] list, int i, int count) {
    int most = i;
    for (int j = i + 1; j < count; j++) {
      most = list[j] > list[most] ? j : most;
    }
    int entry = list[most];
    list[most] = list[i];
    list[i] = entry;
    return entry & 63;
  }

  /** The value to the player who has just moved. */
  private int after(long own, long other, int ply, int beta, boolean share) {
    long key = share ? keys.ofThis(own, other) : 0;
    if (share) {
      shared.take(key);
    }
    int value =
        kernel.sidesChange(ply)
            ? -search(other, own, ply + 1, 1 - beta)
            : search(own, other, ply + 1, beta);
    if (share) {
      shared.leave(key);
    }
    return value;
  }
}
