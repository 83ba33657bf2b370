package games.oxo.cluster.command;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Amounts of memory as users write them: 512m, 4g. */
final class MemorySize {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,7})([mg])b?");

  private MemorySize() {}

  /**
   * The number of bytes; 0 for an empty text.
   *
   * @throws InputException when it is no size
   */
  static long bytes(String option, String text) {
    if (text.isEmpty()) {
      return 0;
    }
    Matcher match = SIZE.matcher(text.toLowerCase(Locale.ROOT));
    if (!match.matches() || Long.parseLong(match.group(1)) == 0) {
      throw new InputException(
          Text.format("%s '%s' is not a size such as 512m or 4g", option, text));
    }
    return Long.parseLong(match.group(1)) << (match.group(2).equals("m") ? 20 : 30);
  }
}
