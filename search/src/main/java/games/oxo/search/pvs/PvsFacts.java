package games.oxo.search.pvs;

import games.oxo.search.kernel.BitField;
import games.oxo.search.kernel.SlotTable;

/**
 * What the principal-variation search keeps of a position in its {@link SlotTable}: the value, what
 * kind of bound it is, and the best move. The work is the depth; each search is an epoch.
 *
 * <pre>
 *    63   58 57    49 48    25 24  18 17   16 15     0
 *   | depth | search |        | cell | bound | value  |
 * </pre>
 */
final class PvsFacts {
  /** The value is at least, at most, or exactly the one stored. */
  static final int AT_LEAST = 1;

  static final int AT_MOST = 2;
  static final int EXACT = 3;

  /** Stands for no best move. */
  static final int NO_CELL = SlotTable.NO_CELL;

  private static final BitField VALUE = BitField.lowest(16);
  private static final BitField BOUND = VALUE.above(2);
  private static final BitField CELL = BOUND.above(7);

  private PvsFacts() {}

  static long of(int value, int bound, int cell) {
    return VALUE.with(value) | BOUND.with(bound) | CELL.with(cell);
  }

  static int value(long facts) {
    return VALUE.signedIn(facts);
  }

  static int bound(long facts) {
    return BOUND.in(facts);
  }

  /** The best move, or {@link #NO_CELL}. */
  static int cell(long facts) {
    return CELL.in(facts);
  }

  static int depth(long facts) {
    return SlotTable.work(facts);
  }
}
