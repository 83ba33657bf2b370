package games.oxo.cli.terminal;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;

/**
 * A writer for the texts of picocli, which would print the stack of an {@link OutputLost}. The
 * stream below remembers that it is lost.
 */
public final class HelpOutput extends Writer {
  private final PrintStream out;

  public HelpOutput(PrintStream out) {
    this.out = out;
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    guarded(() -> out.print(String.valueOf(text, from, count)));
  }

  @Override
  public void flush() throws IOException {
    guarded(out::flush);
  }

  private static void guarded(Runnable step) throws IOException {
    try {
      step.run();
    } catch (OutputLost e) {
      throw new IOException(e);
    }
  }

  /** The stream is not ours. */
  @Override
  public void close() {}
}
