package games.oxo.cli.terminal;

import java.io.IOException;
import java.util.Locale;

/** Thrown out of the work of a command when what it prints cannot be written any more. */
public final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1;

  OutputLost(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /**
   * Says what happened, unless the reader has simply had enough, as {@code head} has.
   *
   * @return the exit status
   */
  public int report(Terminal terminal) {
    String reason = String.valueOf(getMessage());
    if (reason.toLowerCase(Locale.ROOT).contains("pipe")) {
      return ExitStatus.NO_READER;
    }
    terminal.complain("the output could not be written: " + reason);
    return ExitStatus.OUTPUT_LOST;
  }
}
