package games.oxo.search.solve.score;

import games.oxo.search.kernel.BitField;
import games.oxo.search.kernel.SlotTable;

/**
 * What is proven of a position of a score game in its {@link SlotTable}: a lower and an upper
 * bound, and a good move. The work is the number of empty cells; what was found below another root
 * is of an earlier epoch.
 *
 * <pre>
 *    63   58 57   49 48  42 41  21 20   0
 *   | empty | epoch | move | high | low  |
 * </pre>
 */
final class ScoreFacts {
  /** Stands for no move. */
  static final int NO_MOVE = SlotTable.NO_CELL;

  /** Bounds beyond these are stored as these where that is true, and otherwise not at all. */
  private static final int MOST = (1 << 20) - 1;

  private static final BitField LOW = BitField.lowest(21);
  private static final BitField HIGH = LOW.above(21);
  private static final BitField MOVE = HIGH.above(7);

  private ScoreFacts() {}

  static long of(int low, int high, int move) {
    return LOW.with(field(low)) | HIGH.with(field(high)) | MOVE.with(move);
  }

  private static int field(int bound) {
    return Math.max(-MOST, Math.min(bound, MOST)) + MOST;
  }

  /** The value is at least this; the least int if nothing is known. */
  static int low(long facts) {
    int field = LOW.in(facts);
    return field == 0 ? Integer.MIN_VALUE : field - MOST;
  }

  /** The value is at most this; the largest int if nothing is known. */
  static int high(long facts) {
    int field = HIGH.in(facts);
    return field == 2 * MOST ? Integer.MAX_VALUE : field - MOST;
  }

  /** A good move, or {@link #NO_MOVE}. */
  static int move(long facts) {
    return MOVE.in(facts);
  }
}
