package games.oxo.match.record;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * The checksum in the last field of each line of a log, by which damage is seen. A line without one
 * comes from an older program, or from somebody who has changed it on purpose.
 */
final class LineCheck {
  static final String FIELD = "check";

  private static final Pattern LINE =
      Pattern.compile("(.*),\"" + FIELD + "\":\"([0-9a-f]{8})\"\\}", Pattern.DOTALL);

  private LineCheck() {}

  /** A JSON object with its checksum, and the end of the line. */
  static String added(String object) {
    String open = object.substring(0, object.length() - 1);
    return Text.format("%s,\"%s\":\"%s\"}\n", open, FIELD, sum(open));
  }

  /**
   * Refuses a line that is not as it was written.
   *
   * @param line has the field
   */
  static void check(String line) {
    Matcher parts = LINE.matcher(line.stripTrailing());
    if (!parts.matches() || !parts.group(2).equals(sum(parts.group(1)))) {
      throw new InputException(
          Text.format(
              "it was changed since it was written; whoever did so on purpose takes '%s' out of it",
              FIELD));
    }
  }

  private static String sum(String text) {
    CRC32C sum = new CRC32C();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return Text.format("%08x", sum.getValue());
  }
}
