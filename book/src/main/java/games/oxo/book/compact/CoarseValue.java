package games.oxo.book.compact;

import games.oxo.book.BookValue;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;

/**
 * Values in a hundred steps, for books that must be small: a proven win, draw or loss without its
 * distance, or a chance in per cent.
 */
final class CoarseValue {
  private static final int PER_CENT = 100;
  private static final int WIN = PER_CENT + 1;
  private static final int DRAW = PER_CENT + 2;
  private static final int LOSS = PER_CENT + 3;

  /** The number of different values. */
  static final int COUNT = PER_CENT + 4;

  private CoarseValue() {}

  /** The number of a value, from 0. */
  static int number(Value value) {
    if (value instanceof Proven proven) {
      return switch (proven.result()) {
        case WIN -> WIN;
        case DRAW -> DRAW;
        case LOSS -> LOSS;
      };
    }
    return (int) Math.round(PER_CENT * BookValue.chance(value));
  }

  /** The value with this number. */
  static Value of(int number) {
    return switch (number) {
      case WIN -> Ending.of(Result.WIN);
      case DRAW -> Ending.DRAW;
      case LOSS -> Ending.of(Result.LOSS);
      default -> new Chance(number / (double) PER_CENT);
    };
  }
}
