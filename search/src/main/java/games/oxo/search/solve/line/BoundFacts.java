package games.oxo.search.solve.line;

import games.oxo.search.kernel.BitField;
import games.oxo.search.kernel.SlotTable;

/**
 * What the search with null windows keeps of a position in its {@link SlotTable}: the value is at
 * least {@code low} and at most {@code high}, and which move to try first. The work is the number
 * of bits of the number of nodes, at least 1.
 *
 * <pre>
 *    63  58 57             23 22  16 15   8 7    0
 *   | work |                 | cell | high | low  |
 * </pre>
 */
final class BoundFacts {
  /** Stands for no move. */
  static final int NO_CELL = SlotTable.NO_CELL;

  private static final BitField LOW = BitField.lowest(8);
  private static final BitField HIGH = LOW.above(8);
  private static final BitField CELL = HIGH.above(7);

  private BoundFacts() {}

  static long of(int low, int high, int cell) {
    return LOW.with(low) | HIGH.with(high) | CELL.with(cell);
  }

  /** The value is at least this. */
  static int low(long facts) {
    return LOW.signedIn(facts);
  }

  /** The value is at most this. */
  static int high(long facts) {
    return HIGH.signedIn(facts);
  }

  /** The move to try first, or {@link #NO_CELL}. */
  static int cell(long facts) {
    return CELL.in(facts);
  }
}
