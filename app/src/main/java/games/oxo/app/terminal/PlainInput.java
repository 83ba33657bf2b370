package games.oxo.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Plain lines: from a pipe, which are shown as if typed, or from a terminal that cannot edit. */
final class PlainInput implements LineInput {
  private final Terminal terminal;
  private final boolean silent;
  private final BufferedReader lines;

  /**
   * @param silent whether neither prompt nor line is shown
   */
  PlainInput(Terminal terminal, boolean silent) {
    this.terminal = terminal;
    this.silent = silent;
    lines = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
  }

  @Override
  public @Nullable String read(String prompt, Completion completion) {
    if (!silent) {
      terminal.out().print(prompt);
      terminal.out().flush();
    }
    try {
      String line = lines.readLine();
      if (!silent && (line == null || !terminal.keyboard())) {
        terminal.out().println(line == null ? "" : line.strip());
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Standard input stays open: it is not ours. */
  @Override
  public void close() {}
}
