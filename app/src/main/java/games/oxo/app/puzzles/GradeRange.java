package games.oxo.app.puzzles;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.engines.Engines;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Grades as somebody writes them: {@code 5}, or {@code 4-7}. */
record GradeRange(int from, int to) {
  private static final Pattern FORM = Pattern.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?");

  /**
   * Reads grades; nothing stands for all of them.
   *
   * @throws InputException when the text is none
   */
  static GradeRange read(String text) {
    if (text.isEmpty()) {
      return new GradeRange(1, Engines.LEVELS);
    }
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      int from = Integer.parseInt(form.group(1));
      int to = form.group(2) == null ? from : Integer.parseInt(form.group(2));
      if (from >= 1 && from <= to && to <= Engines.LEVELS) {
        return new GradeRange(from, to);
      }
    }
    throw new InputException(
        Text.format(
            "--grade is '%s'; it must be a grade from 1 to %d, or two of them as in 4-7",
            text, Engines.LEVELS));
  }
}
