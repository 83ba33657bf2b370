package games.oxo.cli.terminal;

import java.io.PrintStream;

/** Prints lines at once if someone waits for each of them, otherwise in batches. */
public final class LineOutput {
  private static final int MOST_CHARS = 8000;
  private static final long LONGEST_NANOS = 100_000_000;

  private final PrintStream out;
  private final boolean atOnce;
  private final Runnable before;
  private final StringBuilder lines = new StringBuilder();
  private long lastFlush = System.nanoTime();

  /**
   * @param before is run before anything is printed
   */
  public LineOutput(PrintStream out, boolean atOnce, Runnable before) {
    this.out = out;
    this.atOnce = atOnce;
    this.before = before;
  }

  public void println(String line) {
    lines.append(line).append(System.lineSeparator());
    boolean late = System.nanoTime() - lastFlush > LONGEST_NANOS;
    if (atOnce || late || lines.length() > MOST_CHARS) {
      flush();
    }
  }

  public void flush() {
    if (lines.length() > 0) {
      before.run();
      out.print(lines);
      out.flush();
      lines.setLength(0);
    }
    lastFlush = System.nanoTime();
  }
}
