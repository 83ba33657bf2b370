package games.oxo.app.value;

import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;

/** Values in words for people. */
public final class ValueWords {
  private ValueWords() {}

  /** A value in a few words: {@code 53%}, {@code wins in 3}, {@code loses by 2}, {@code draw}. */
  public static String of(Value value) {
    if (value.isDraw()) {
      return "draw";
    }
    if (value instanceof Ending ending) {
      String distance = ending.plies() > 0 ? " in " + ending.plies() : "";
      return (ending.isWin() ? "wins" : "loses") + distance;
    }
    if (value instanceof Margin margin) {
      return (margin.isWin() ? "wins by " : "loses by ") + Math.abs(margin.points());
    }
    return estimate(value);
  }

  /** A value for a cell of the board. */
  public static String brief(Value value) {
    return value.isWin() ? "win" : value.isLoss() ? "-" : value.isDraw() ? "=" : estimate(value);
  }

  private static String estimate(Value value) {
    return value instanceof Chance chance
        ? Math.round(100 * chance.expected()) + "%"
        : RawValue.text(value);
  }
}
