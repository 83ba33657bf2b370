package games.oxo.search.value;

import games.oxo.game.words.Text;

/**
 * A value as the bare number that the classic programs for these games print after a move: a win in
 * n moves is 10000 - n, a chance runs from -1 to 1, everything else is its own number.
 */
public final class RawValue {
  private static final int WIN = 10_000;

  private RawValue() {}

  /** The number. */
  public static double of(Value value) {
    if (value instanceof Ending ending) {
      return ending.result().sign() * (ending.plies() == 0 ? 1 : WIN - ending.plies());
    }
    if (value instanceof Margin margin) {
      return margin.points();
    }
    if (value instanceof Chance chance) {
      return chance.mean();
    }
    return ((Points) value).amount();
  }

  /** The number without needless digits: {@code 8}, {@code 0.53}. */
  public static String text(Value value) {
    return text(of(value));
  }

  static String text(double number) {
    double whole = Math.rint(number);
    return Math.abs(number - whole) < 1e-9
        ? Long.toString((long) whole)
        : Text.format("%.2f", number);
  }
}
