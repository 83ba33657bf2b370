package games.oxo.match.play;

import games.oxo.game.words.Text;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An option that a program announces: {@code option name seed type spin default 1 min 0 max 9}.
 *
 * @param name as the program writes it
 * @param least the least number that it takes
 * @param most the greatest, not less than {@code least}
 */
record ProgramOption(String name, long least, long most) {
  private static final Pattern FORM =
      Pattern.compile("option\\s+name\\s+(.+?)(?:\\s+type(?:\\s+(.*))?)?");
  private static final Pattern LEAST = Pattern.compile("\\bmin\\s+(-?[0-9]{1,18})\\b");
  private static final Pattern MOST = Pattern.compile("\\bmax\\s+(-?[0-9]{1,18})\\b");

  /** Reads a line; empty when it announces no option. */
  static Optional<ProgramOption> read(String line) {
    Matcher form = FORM.matcher(line.strip());
    if (!form.matches()) {
      return Optional.empty();
    }
    String type = form.group(2) == null ? "" : form.group(2);
    long least = number(LEAST, type, 0);
    long most = number(MOST, type, Integer.MAX_VALUE);
    return Optional.of(new ProgramOption(form.group(1), least, Math.max(least, most)));
  }

  private static long number(Pattern pattern, String text, long otherwise) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Long.parseLong(matcher.group(1)) : otherwise;
  }

  /** The command that sets it. */
  String set(String value) {
    return Text.format("setoption name %s value %s", name, value);
  }

  /** The command that sets it to a number, or to one that it takes instead. */
  String set(long number) {
    // The bounds have at most 18 digits, so that this does not overflow.
    return set(Long.toString(least + Math.floorMod(number, most - least + 1)));
  }
}
