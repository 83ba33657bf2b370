package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** Option: the most memory that a command may fill with positions. */
public final class MemoryOption {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,9})\\s*([kmgt])b?");

  /** The share of the Java heap that can be filled: its old generation, with something to spare. */
  private static final double SHARE = 0.5;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "At most this much memory, such as 512m or 4g (default: about half of what Java has).")
  private String size = "";

  /** Sets what {@code --memory} would. */
  public void set(String text) {
    size = text;
  }

  /** The size as it was given, or nothing. */
  public String text() {
    return size;
  }

  /** Whether somebody has said how much. */
  public boolean isGiven() {
    return !size.isEmpty();
  }

  /** What to do when it does not suffice. */
  public String advice() {
    return size.isEmpty() || bytes() > 0.9 * available()
        ? "OXO_JAVA_OPTS=-Xmx… gives Java more"
        : "--memory allows more";
  }

  private static long available() {
    return (long) (Runtime.getRuntime().maxMemory() * SHARE);
  }

  /**
   * The memory that was asked for, in bytes; otherwise what this Java can spare.
   *
   * @throws InputException when it is no size, or more than Java has
   */
  public long bytes() {
    long available = available();
    if (size.isEmpty()) {
      return available;
    }
    Matcher match = SIZE.matcher(size.strip().toLowerCase(Locale.ROOT));
    if (!match.matches()) {
      throw new InputException(Text.format("--memory '%s' is not a size such as 512m or 4g", size));
    }
    int power = 10 * ("kmgt".indexOf(match.group(2)) + 1);
    double bytes = Double.parseDouble(match.group(1)) * (1L << power);
    if (bytes < 1 << 20 || bytes > available) {
      throw new InputException(
          Text.format(
              "--memory %s is out of range; here it can be 1m to %dm", size, available >> 20));
    }
    return (long) bytes;
  }
}
