package games.oxo.app.match;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Time for a whole game as the user writes it: {@code 10} or {@code 10+0.1}, in seconds.
 *
 * @param millis for the game
 * @param incrementMillis for every move
 */
record ClockText(long millis, long incrementMillis) {
  private static final Pattern FORM =
      Pattern.compile("([0-9]{1,6}(?:\\.[0-9]{1,3})?)(?:\\+([0-9]{1,6}(?:\\.[0-9]{1,3})?))?");

  /**
   * @throws InputException when it has not that form
   */
  static ClockText read(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches() || millis(form.group(1)) == 0) {
      throw new InputException(
          Text.format(
                  "--clock is '%s'; it must be seconds for a game, or seconds+seconds for a game and each",
                  text)
              + " move, such as 10+0.1");
    }
    return new ClockText(millis(form.group(1)), form.group(2) == null ? 0 : millis(form.group(2)));
  }

  private static long millis(String seconds) {
    return Math.round(Double.parseDouble(seconds) * 1000);
  }
}
