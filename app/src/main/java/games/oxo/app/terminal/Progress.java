package games.oxo.app.terminal;

import games.oxo.game.words.Text;
import games.oxo.match.play.WorkProgress;
import java.util.function.Supplier;

/** One line on the terminal that shows the progress of long work and the remaining time. */
public final class Progress implements AutoCloseable, WorkProgress {
  private static final long FIRST_AFTER_NANOS = 1_000_000_000L;
  private static final long BETWEEN_NANOS = 200_000_000L;
  private static final String CLEAR_LINE = "\r\u001b[K";

  /** A line that is too long for the terminal is cut off by it. */
  private static final String NO_WRAP = "\u001b[?7l";

  private static final String WRAP = "\u001b[?7h";

  private final Terminal terminal;
  private String what = "";
  private long started = System.nanoTime();
  private long next = Long.MAX_VALUE;
  private boolean shown;

  /** The fraction that was done before the work began; below 0 while unknown. */
  private double before = -1;

  public Progress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void start(String work) {
    what = work;
    started = System.nanoTime();
    next = started + FIRST_AFTER_NANOS;
    before = -1;
  }

  /** Shows the line if it is time to. */
  @Override
  public void show(double fraction) {
    if (before < 0) {
      before = fraction;
    }
    long now = System.nanoTime();
    if (!terminal.progress() || now - next < 0) {
      return;
    }
    double seconds = (now - started) / 1e9;
    double made = fraction - before;
    double left = made <= 0 ? Double.NaN : seconds * (1 - fraction) / made;
    print(now, Text.format("%s: %.1f%%, about %s left", what, 100 * fraction, duration(left)));
  }

  /**
   * Shows how long the piece has taken and a remark, if it is time to, for work of unknown length.
   */
  public void show(Supplier<String> remark) {
    long now = System.nanoTime();
    if (terminal.progress() && now - next >= 0) {
      String elapsed = duration(Math.floor((now - started) / 1e9));
      print(now, Text.format("%s: %s, %s", what, elapsed, remark.get()));
    }
  }

  private void print(long now, String text) {
    next = now + BETWEEN_NANOS;
    terminal.err().print(CLEAR_LINE + NO_WRAP + text + WRAP);
    terminal.err().flush();
    shown = true;
  }

  /** Tells something that remains, above the line. */
  public void tell(String text) {
    clear();
    terminal.err().println("oxo: " + text);
  }

  /** Takes the line away. */
  @Override
  public void clear() {
    if (shown) {
      terminal.err().print(CLEAR_LINE);
      terminal.err().flush();
      shown = false;
    }
  }

  @Override
  public void close() {
    clear();
  }

  public static String duration(double seconds) {
    if (Double.isNaN(seconds)) {
      return "?";
    }
    long whole = (long) Math.ceil(seconds);
    return whole < 120 ? whole + " s" : whole < 7200 ? whole / 60 + " min" : whole / 3600 + " h";
  }
}
