package games.oxo.search.solve.score;

import games.oxo.search.kernel.SlotTable;
import java.util.Arrays;

/**
 * State that the workers on one root share for a simplified ABDADA (Weill 1996): what is proven,
 * and which positions are being searched, so that others defer the moves that lead there. It uses
 * no locks: a mark that is lost or overwritten costs some work and changes no result.
 */
final class AbdadaMarks {
  private static final int BITS = 12;

  private final SlotTable table;
  private final long[] taken;
  private volatile boolean over;

  /**
   * @param several whether there is more than one worker
   */
  AbdadaMarks(SlotTable table, boolean several) {
    this.table = table;
    taken = new long[several ? 1 << BITS : 0];
  }

  SlotTable table() {
    return table;
  }

  /** Whether marks are of use. */
  boolean isOn() {
    return taken.length > 0;
  }

  /** Nothing is taken, and nobody has the answer yet. */
  void begin() {
    Arrays.fill(taken, 0);
    over = false;
  }

  /** One of the workers has the answer. */
  void end() {
    over = true;
  }

  boolean isOver() {
    return over;
  }

  boolean isTaken(long key) {
    return taken[place(key)] == key;
  }

  void take(long key) {
    taken[place(key)] = key;
  }

  void leave(long key) {
    if (taken[place(key)] == key) {
      taken[place(key)] = 0;
    }
  }

  private static int place(long key) {
    return (int) (key >>> (64 - BITS));
  }
}
