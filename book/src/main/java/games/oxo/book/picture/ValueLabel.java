package games.oxo.book.picture;

import games.oxo.game.words.Text;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Values in a few characters, for a cell of a board: {@code W7} for a win in seven moves, {@code
 * L12}, {@code =}, {@code +3} points, {@code 62%}, {@code ~2.5} points by estimate.
 */
public final class ValueLabel {
  private ValueLabel() {}

  /** The characters. */
  public static String text(Value value) {
    if (value instanceof Ending ending) {
      String plies = ending.plies() == 0 ? "" : Integer.toString(ending.plies());
      return ending.isDraw() ? "=" : (ending.isWin() ? "W" : "L") + plies;
    }
    if (value instanceof Margin margin) {
      return margin.points() == 0 ? "=" : signed(margin.points());
    }
    if (value instanceof Chance chance) {
      return Math.round(100 * chance.expected()) + "%";
    }
    Points points = (Points) value;
    return points.unit() == Points.Unit.HUNDREDTHS
        ? "~" + Text.format("%.1f", points.rank())
        : signed(Math.round(points.amount()));
  }

  private static String signed(long number) {
    return (number > 0 ? "+" : "") + number;
  }

  /**
   * What the characters mean, in a sentence: of each kind of value that there is the first one, so
   * that nothing is explained that cannot be seen.
   */
  public static String legend(Collection<Value> values) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (Value value : values) {
      String meaning = meaning(value);
      parts.putIfAbsent(meaning.replaceFirst(" [0-9].*", ""), text(value) + " " + meaning);
    }
    return String.join(", ", parts.values());
  }

  private static String meaning(Value value) {
    if (value.isDraw()) {
      return "draw";
    }
    String proven = value.isWin() ? "proven win" : "proven loss";
    if (value instanceof Margin margin) {
      int by = Math.abs(margin.points());
      return Text.format("%s by %d %s", proven, by, by == 1 ? "point" : "points");
    }
    if (value instanceof Ending ending) {
      int plies = ending.plies();
      return plies == 0
          ? proven
          : Text.format("%s in %d %s", proven, plies, plies == 1 ? "move" : "moves");
    }
    if (value instanceof Chance) {
      return "chance by estimate";
    }
    return ((Points) value).unit() == Points.Unit.HUNDREDTHS
        ? "points ahead by estimate"
        : "the engine's own evaluation";
  }
}
