package games.oxo.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Plain lines: from a pipe, which are shown as if typed, or from a terminal that cannot edit. */
final class PlainInput implements LineInput {
  private final Terminal terminal;
  private final boolean silent;
  private final InputLines lines;

  /**
   * @param silent whether neither prompt nor line is shown
   */
  PlainInput(Terminal terminal, boolean silent) {
    this.terminal = terminal;
    this.silent = silent;
    lines = new InputLines(terminal.in());
  }

  @Override
  public @Nullable String read(String prompt, Completion completion) {
    if (!silent) {
      terminal.out().print(prompt);
      terminal.out().flush();
    }
    try {
      String line = nextLine();
      if (!silent && (line == null || !terminal.keyboard())) {
        terminal.out().println(line == null ? "" : line.strip());
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The next line that is not too long; of others that is said. */
  private @Nullable String nextLine() throws IOException {
    InputLines.Line line = lines.read();
    while (line != null && line.tooLong()) {
      terminal.err().println("oxo: " + InputLines.TOO_LONG);
      line = lines.read();
    }
    return line == null ? null : line.text();
  }

  /** Standard input stays open: it is not ours. */
  @Override
  public void close() {}
}
