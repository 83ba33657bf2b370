package games.oxo.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Standard output that ends the work when it is lost: a full disk or a closed pipe throws {@link
 * OutputLost} where Java's own stream goes on in silence, and so does whatever is done to it later.
 */
public final class CheckedOutput extends PrintStream {
  public CheckedOutput(OutputStream out) {
    // Nothing is buffered here. With automatic flushing each piece of a line would be flushed, and
    // what wraps lines for a screen waits for their ends.
    super(new Guard(out), false, StandardCharsets.UTF_8);
  }

  /** The stream below, whose exceptions the print stream would swallow. */
  private static final class Guard extends OutputStream {
    private final OutputStream out;
    private volatile @Nullable OutputLost lost;

    Guard(OutputStream out) {
      this.out = out;
    }

    private interface Step {
      void run() throws IOException;
    }

    private void guarded(Step step) {
      OutputLost before = lost;
      if (before != null) {
        throw before;
      }
      try {
        step.run();
      } catch (IOException e) {
        OutputLost now = new OutputLost(e);
        lost = now;
        throw now;
      }
    }

    @Override
    public void write(int value) {
      guarded(() -> out.write(value));
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
      guarded(() -> out.write(bytes, from, count));
    }

    @Override
    public void flush() {
      guarded(out::flush);
    }

    @Override
    public void close() {
      guarded(out::close);
    }
  }
}
