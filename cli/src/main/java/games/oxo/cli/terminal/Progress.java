package games.oxo.cli.terminal;

import games.oxo.game.words.Text;
import games.oxo.search.WorkProgress;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * One line on the terminal that shows the progress of long work and the remaining time. It is never
 * longer than the screen is wide at that moment: the last of its parts, which commas separate, are
 * left out first, so callers begin with what matters most.
 */
public final class Progress implements AutoCloseable, WorkProgress {
  private static final long FIRST_AFTER_NANOS = 1_000_000_000L;
  private static final long BETWEEN_NANOS = 200_000_000L;
  private static final String CLEAR_LINE = "\r\u001b[K";

  /** For a screen that has become narrower since it was asked. */
  private static final String NO_WRAP = "\u001b[?7l";

  private static final String WRAP = "\u001b[?7h";

  private static final String ELLIPSIS = "…";
  private static final String SEPARATOR = ", ";

  private final Terminal terminal;
  private final LongSupplier clock;
  private String what = "";
  private long started;
  private long next = Long.MAX_VALUE;
  private boolean shown;

  /** The fraction that was done before the work began; below 0 while unknown. */
  private double before = -1;

  public Progress(Terminal terminal) {
    this(terminal, System::nanoTime);
  }

  /**
   * @param clock the time in nanoseconds
   */
  Progress(Terminal terminal, LongSupplier clock) {
    this.terminal = terminal;
    this.clock = clock;
    started = clock.getAsLong();
  }

  @Override
  public void start(String work) {
    what = work;
    started = clock.getAsLong();
    next = started + FIRST_AFTER_NANOS;
    before = -1;
  }

  /** Shows the line if it is time to. */
  @Override
  public void show(double fraction) {
    if (before < 0) {
      before = fraction;
    }
    long now = clock.getAsLong();
    if (isTime(now)) {
      double seconds = (now - started) / 1e9;
      double made = fraction - before;
      double left = made <= 0 ? Double.NaN : seconds * (1 - fraction) / made;
      print(now, Text.format("%.1f%%, about %s left", 100 * fraction, duration(left)));
    }
  }

  /**
   * Shows how long the piece has taken and a remark, if it is time to, for work of unknown length.
   *
   * @param remark its parts separated by a comma and a blank, the most important first
   */
  public void show(Supplier<String> remark) {
    long now = clock.getAsLong();
    if (isTime(now)) {
      String elapsed = duration(Math.floor((now - started) / 1e9));
      print(now, Text.format("%s, %s", elapsed, remark.get()));
    }
  }

  private boolean isTime(long now) {
    return terminal.live().isPresent() && now - next >= 0;
  }

  private void print(long now, String text) {
    next = now + BETWEEN_NANOS;
    int columns = terminal.live().orElseThrow().get().columns();
    // The cursor stands behind the line.
    terminal.err().print(CLEAR_LINE + NO_WRAP + fitted(what, text, columns - 1) + WRAP);
    terminal.err().flush();
    shown = true;
  }

  /** A name and parts of a remark, as many as fit; the name is cut if it leaves no room for one. */
  static String fitted(String what, String remark, int width) {
    String kept = remark;
    while (what.length() + 2 + kept.length() > width && kept.contains(SEPARATOR)) {
      kept = kept.substring(0, kept.lastIndexOf(SEPARATOR));
    }
    String whole = what + ": " + kept;
    if (whole.length() <= width) {
      return whole;
    }
    int room = width - kept.length() - 2 - ELLIPSIS.length();
    return room > 0
        ? what.substring(0, room) + ELLIPSIS + ": " + kept
        : whole.substring(0, Math.max(0, width - ELLIPSIS.length())) + ELLIPSIS;
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
