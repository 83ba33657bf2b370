package games.oxo.book.picture;

import games.oxo.game.words.Text;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

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
        ? "~" + Text.format("%.1f", points.rank() + 0.0)
        : signed(Math.round(points.amount()));
  }

  private static String signed(long number) {
    return (number > 0 ? "+" : "") + number;
  }

  /** What the characters of these values mean, in a sentence. */
  public static String legend(Collection<Value> values) {
    Set<String> parts = new LinkedHashSet<>();
    for (Value value : values) {
      if (value.isDraw()) {
        parts.add("= draw");
      } else if (value instanceof Margin) {
        parts.add("+3 proven win by 3 points");
      } else if (value instanceof Ending ending) {
        String letter = ending.isWin() ? "W" : "L";
        String word = ending.isWin() ? "win" : "loss";
        parts.add(
            ending.plies() == 0
                ? Text.format("%s proven %s", letter, word)
                : Text.format("%s7 proven %s in 7 moves", letter, word));
      } else if (value instanceof Chance) {
        parts.add("62% chance by estimate");
      } else {
        parts.add(
            ((Points) value).unit() == Points.Unit.HUNDREDTHS
                ? "~2.5 points ahead by estimate"
                : "+13 the engine's own evaluation");
      }
    }
    return String.join(", ", parts);
  }
}
