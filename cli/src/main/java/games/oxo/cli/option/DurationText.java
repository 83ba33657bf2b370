package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as people write them: {@code 500ms}, {@code 90s}, {@code 30m}, {@code 8h}. */
public final class DurationText {
  private static final Pattern TIME = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

  private DurationText() {}

  /**
   * The milliseconds of a time.
   *
   * @param option how the message names it
   * @throws InputException when it is none
   */
  public static long millis(String option, String text) {
    Matcher time = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
    long number = time.matches() ? Long.parseLong(time.group(1)) : 0;
    if (number == 0) {
      throw new InputException(
          Text.format("%s '%s' is not a time such as 500ms, 90s, 30m or 8h", option, text));
    }
    return number
        * switch (time.group(2)) {
          case "ms" -> 1;
          case "s" -> 1000;
          case "m" -> 60_000;
          default -> 3_600_000;
        };
  }
}
