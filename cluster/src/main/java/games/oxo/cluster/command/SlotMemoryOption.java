package games.oxo.cluster.command;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** Option: the memory for the tables of each task that runs at the same time. */
final class SlotMemoryOption {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,6})([mg])");
  private static final long MOST_BYTES = 1L << 30;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "Memory for the tables of each core, 1m to 1g (default: 256m). Executors need more than"
              + " this times their cores.")
  private String size = "256m";

  /**
   * In bytes.
   *
   * @throws InputException when it is no size
   */
  long bytes() {
    Matcher match = SIZE.matcher(size.toLowerCase(Locale.ROOT));
    if (match.matches()) {
      long bytes = Long.parseLong(match.group(1)) << (match.group(2).equals("m") ? 20 : 30);
      if (bytes >= 1 << 20 && bytes <= MOST_BYTES) {
        return bytes;
      }
    }
    throw new InputException(Text.format("--memory '%s' is not a size from 1m to 1g", size));
  }
}
