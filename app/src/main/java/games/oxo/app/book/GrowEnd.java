package games.oxo.app.book;

import games.oxo.app.option.InRange;
import games.oxo.app.option.OptionRange;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** Options: when the growing of a book ends. */
final class GrowEnd {
  private static final Pattern TIME = Pattern.compile("([0-9]{1,9})\\s*(ms|s|m|h)");
  private static final Map<String, Long> MILLIS =
      Map.of("ms", 1L, "s", 1_000L, "m", 60_000L, "h", 3_600_000L);

  @Option(names = "--games", paramLabel = "N", description = "selfplay: end after this many games.")
  @InRange(OptionRange.GAMES)
  private long games;

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "expand: end when this many positions have been expanded.")
  @InRange(OptionRange.GAMES)
  private long positions;

  @Option(
      names = "--wall",
      paramLabel = "TIME",
      description = "End after this time, such as 90s, 30m or 8h (default: go on until Ctrl-C).")
  private String wall = "";

  /**
   * How many games or positions.
   *
   * @throws InputException when the end is one of the other method
   */
  long most(GrowMethod method) {
    if (method == GrowMethod.EXPAND && games > 0) {
      throw new InputException("--games is for --method selfplay; expand ends by --positions");
    }
    if (method == GrowMethod.SELFPLAY && positions > 0) {
      throw new InputException("--positions is for --method expand; selfplay ends by --games");
    }
    return Math.max(games, positions);
  }

  /**
   * How many milliseconds; 0 without end.
   *
   * @throws InputException when it is no time
   */
  long millis() {
    if (wall.isEmpty()) {
      return 0;
    }
    Matcher match = TIME.matcher(wall.strip().toLowerCase(Locale.ROOT));
    if (!match.matches() || Long.parseLong(match.group(1)) == 0) {
      throw new InputException(
          Text.format("--wall '%s' is not a time such as 90s, 30m or 8h", wall));
    }
    return Long.parseLong(match.group(1)) * MILLIS.getOrDefault(match.group(2), 1L);
  }
}
