package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Option: the file that a command writes. */
public final class OutputOption {
  /** What is said of a file without which a command does not begin. */
  private static final String NEEDED = "none; it must be given";

  private final String otherwise;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write (default: ${DEFAULT-VALUE}).")
  private String file;

  private OutputOption(String otherwise) {
    this.otherwise = otherwise;
    file = otherwise;
  }

  /** A file that must be given. */
  public static OutputOption needed() {
    return new OutputOption(NEEDED);
  }

  /**
   * A file for which the command has a name if none is given.
   *
   * @param words says which
   */
  public static OutputOption otherwise(String words) {
    return new OutputOption(words);
  }

  /** Whether a file was given. */
  public boolean isGiven() {
    return !file.equals(otherwise) && !file.isEmpty();
  }

  /** The file as it was given; empty if it was not. */
  public String text() {
    return isGiven() ? file : "";
  }

  /**
   * The file that was given.
   *
   * @throws InputException when it is no path
   */
  public Optional<Path> path() {
    return isGiven() ? Optional.of(UserPath.of(file)) : Optional.empty();
  }

  /**
   * The file, which must be given.
   *
   * @param missing says what to do when it is not
   * @throws InputException when it is not given, or no path
   */
  public Path path(String missing) {
    return path().orElseThrow(() -> new InputException(missing));
  }
}
