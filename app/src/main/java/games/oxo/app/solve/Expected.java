package games.oxo.app.solve;

import games.oxo.game.text.PositionLine;
import games.oxo.search.Value;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The value that somebody noted behind a position, for the side to move: a score where the game has
 * one, or W, D or L with or without the plies to the end.
 *
 * @param text as it was written
 * @param kind null when a score was noted
 * @param number the score, or the plies with 0 for none
 */
record Expected(String text, Value.@Nullable Kind kind, int number) {
  /** What the notes of a line say, or null when their first word is no value. */
  static @Nullable Expected of(List<String> notes, boolean hasScores) {
    String first = notes.isEmpty() ? "" : notes.get(0);
    if (PositionLine.isNumber(first)) {
      return hasScores ? new Expected(first, null, Integer.parseInt(first)) : null;
    }
    if (!PositionLine.isResult(first)) {
      return null;
    }
    Value.Kind kind =
        switch (first.substring(0, 1).toUpperCase(Locale.ROOT)) {
          case "W" -> Value.Kind.WIN;
          case "L" -> Value.Kind.LOSS;
          default -> Value.Kind.DRAW;
        };
    boolean hasPlies = notes.size() > 1 && PositionLine.isNumber(notes.get(1));
    return hasPlies && !hasScores
        ? new Expected(first + " " + notes.get(1), kind, Integer.parseInt(notes.get(1)))
        : new Expected(first, kind, 0);
  }

  /** Whether a proven value is the expected one, as far as both tell. */
  boolean agrees(Value value, boolean weak) {
    if (kind == null) {
      int score = (int) value.score();
      return weak ? Integer.signum(number) == Integer.signum(score) : number == score;
    }
    boolean pliesTell = number > 0 && value.plies() > 0;
    return kind == value.kind() && (!pliesTell || number == value.plies());
  }
}
