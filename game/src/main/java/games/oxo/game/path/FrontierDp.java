package games.oxo.game.path;

import games.oxo.game.board.Board;
import java.util.Arrays;

/**
 * The longest simple path through a set of cells by dynamic programming over a frontier (as in
 * Knuth's Simpath, The Art of Computer Programming 7.1.4). The cells are visited row by row (or
 * column by column, whichever frontier is shorter). The frontier are the visited cells that have a
 * neighbour still to come; all that the rest of the sweep must know of the path pieces chosen so
 * far is how they end on the frontier. So a state gives each frontier cell one of
 *
 * <ul>
 *   <li>its own slot: no piece uses the cell yet,
 *   <li>another slot: the cell ends a piece whose other end is that frontier cell,
 *   <li>{@link #INNER}: a piece runs through the cell,
 *   <li>{@link #LOOSE}: the cell ends a piece whose other end lies behind the frontier for good,
 * </ul>
 *
 * packed as 4 bits a slot into a long, and of all choices with the same state only the most edges
 * matter. A finished path has two ends, so a state with more than two loose ends is dropped.
 */
final class FrontierDp {
  /**
   * Enough for every board of 64 cells without holes: 9 rows across a hexagon, 8 across a square,
   * and one more.
   */
  private static final int SLOTS = 14;

  private static final int INNER = 14;
  private static final int LOOSE = 15;

  private final long[] touching;
  private final int[] order;
  private final int[] slotOf;
  private final boolean[] slotTaken = new boolean[SLOTS];
  private LongIntMap states = new LongIntMap();
  private LongIntMap next = new LongIntMap();
  private int mostEdges;

  FrontierDp(Board board) {
    touching = new long[board.cells()];
    order = new int[board.cells()];
    slotOf = new int[board.cells()];
    boolean byColumn = board.rows() < board.columns();
    int count = 0;
    for (int outer = 0; outer < (byColumn ? board.columns() : board.rows()); outer++) {
      for (int inner = 0; inner < (byColumn ? board.rows() : board.columns()); inner++) {
        int cell = byColumn ? board.cell(inner, outer) : board.cell(outer, inner);
        if (cell >= 0) {
          touching[cell] = board.touching(cell);
          order[count++] = cell;
        }
      }
    }
  }

  /** Whether the frontier has at most as many cells as there are slots, on the full board too. */
  boolean hasRoom() {
    long visited = 0;
    for (int entering : order) {
      int frontier = 1;
      for (long rest = visited; rest != 0; rest &= rest - 1) {
        frontier += (touching[Long.numberOfTrailingZeros(rest)] & ~visited) != 0 ? 1 : 0;
      }
      if (frontier > SLOTS) {
        return false;
      }
      visited |= 1L << entering;
    }
    return true;
  }

  int longest(long cells) {
    mostEdges = 0;
    Arrays.fill(slotTaken, false);
    states.clear();
    states.putMax(0, 0);
    long visited = 0;
    for (int cell : order) {
      if ((cells >>> cell & 1) == 0) {
        continue;
      }
      enter(cell);
      for (long back = touching[cell] & visited; back != 0; back &= back - 1) {
        chooseEdge(slotOf[Long.numberOfTrailingZeros(back)], slotOf[cell]);
      }
      visited |= 1L << cell;
      for (long near = (touching[cell] | 1L << cell) & visited; near != 0; near &= near - 1) {
        int leaving = Long.numberOfTrailingZeros(near);
        if ((touching[leaving] & cells & ~visited) == 0) {
          leave(leaving);
        }
      }
    }
    return cells == 0 ? 0 : mostEdges + 1;
  }

  private void enter(int cell) {
    int slot = 0;
    while (slotTaken[slot]) {
      slot++;
    }
    slotTaken[slot] = true;
    slotOf[cell] = slot;
    next.clear();
    for (int i = states.first(); i >= 0; i = states.after(i)) {
      next.putMax(with(states.key(i), slot, slot), states.value(i));
    }
    flip();
  }

  /**
   * Every state continues without the edge between two frontier cells, and with it where possible.
   */
  private void chooseEdge(int a, int b) {
    next.clear();
    for (int i = states.first(); i >= 0; i = states.after(i)) {
      long state = states.key(i);
      int edges = states.value(i);
      next.putMax(state, edges);
      int endA = get(state, a);
      int endB = get(state, b);
      if (endA == INNER || endB == INNER || endA == b) {
        continue;
      }
      long joined = state;
      joined = endA == a ? joined : with(joined, a, INNER);
      joined = endB == b ? joined : with(joined, b, INNER);
      if (endA == LOOSE && endB == LOOSE) {
        finish(joined, edges + 1);
        continue;
      }
      if (endA != LOOSE) {
        joined = with(joined, endA, endB);
      }
      if (endB != LOOSE) {
        joined = with(joined, endB, endA);
      }
      next.putMax(joined, edges + 1);
    }
    flip();
  }

  /** A cell whose neighbours have all been visited goes behind the frontier. */
  private void leave(int cell) {
    int slot = slotOf[cell];
    slotTaken[slot] = false;
    next.clear();
    for (int i = states.first(); i >= 0; i = states.after(i)) {
      long state = states.key(i);
      int end = get(state, slot);
      long rest = with(state, slot, 0);
      if (end == slot || end == INNER) {
        next.putMax(rest, states.value(i));
      } else if (end == LOOSE) {
        finish(rest, states.value(i));
      } else {
        long loose = with(rest, end, LOOSE);
        if (looseEnds(loose) <= 2) {
          next.putMax(loose, states.value(i));
        }
      }
    }
    flip();
  }

  /** A piece has both ends behind the frontier: it is the whole path, if no other piece is open. */
  private void finish(long state, int edges) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int end = get(state, slot);
      if (slotTaken[slot] && end != slot && end != INNER) {
        return;
      }
    }
    mostEdges = Math.max(mostEdges, edges);
  }

  private int looseEnds(long state) {
    int count = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      count += slotTaken[slot] && get(state, slot) == LOOSE ? 1 : 0;
    }
    return count;
  }

  private void flip() {
    LongIntMap swap = states;
    states = next;
    next = swap;
  }

  private static int get(long state, int slot) {
    return (int) (state >>> (4 * slot)) & 15;
  }

  private static long with(long state, int slot, int end) {
    return (state & ~(15L << (4 * slot))) | ((long) end << (4 * slot));
  }
}
