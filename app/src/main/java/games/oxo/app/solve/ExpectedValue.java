package games.oxo.app.solve;

import games.oxo.game.text.PositionLine;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The expected value noted after a position, for the side to move: a score where the game has one,
 * or W, D or L with or without the plies to the end.
 *
 * @param text as it was written
 * @param result null when a score was noted
 * @param number the score, or the plies with 0 for none
 */
record ExpectedValue(String text, @Nullable Result result, int number) {
  /** What the notes of a line say, or null when their first word is no value. */
  static @Nullable ExpectedValue of(List<String> notes, boolean hasScores) {
    String first = notes.isEmpty() ? "" : notes.get(0);
    if (PositionLine.isNumber(first)) {
      return hasScores ? new ExpectedValue(first, null, Integer.parseInt(first)) : null;
    }
    if (!PositionLine.isResult(first)) {
      return null;
    }
    Result result =
        switch (first.substring(0, 1).toUpperCase(Locale.ROOT)) {
          case "W" -> Result.WIN;
          case "L" -> Result.LOSS;
          default -> Result.DRAW;
        };
    boolean hasPlies = notes.size() > 1 && PositionLine.isNumber(notes.get(1));
    return hasPlies && !hasScores
        ? new ExpectedValue(first + " " + notes.get(1), result, Integer.parseInt(notes.get(1)))
        : new ExpectedValue(first, result, 0);
  }

  /**
   * Whether a proven value is the expected one, as far as both tell.
   *
   * @param score the customary number for the value, if there is one
   */
  boolean agrees(Proven value, OptionalInt score) {
    if (result == null) {
      return score.isPresent()
          ? number == score.getAsInt()
          : Integer.signum(number) == value.result().sign();
    }
    boolean pliesTell = number > 0 && value.plies() > 0;
    return result == value.result() && (!pliesTell || number == value.plies());
  }
}
