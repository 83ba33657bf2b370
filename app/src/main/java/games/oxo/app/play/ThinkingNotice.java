package games.oxo.app.play;

import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import java.io.PrintStream;
import java.util.function.UnaryOperator;

/** A line that tells a person who waits that an engine thinks, and for how long it has. */
final class ThinkingNotice implements GameScreen.Notice {
  private static final String CLEAR_LINE = "\r\u001b[K";
  private static final long SECOND = 1_000;

  private final PrintStream out;
  private final UnaryOperator<String> paint;
  private final String limit;
  private final Thread clock;

  /**
   * Shows the line until it is closed.
   *
   * @param limits the engine's, which say how long it may take
   */
  ThinkingNotice(PrintStream out, UnaryOperator<String> paint, Limits limits) {
    this.out = out;
    this.paint = paint;
    limit = limits.millis() < 2 * SECOND ? "" : Text.format(" of %d s", limits.millis() / SECOND);
    show(0);
    clock = new Thread(this::run, "oxo-thinking");
    clock.setDaemon(true);
    clock.start();
  }

  private void run() {
    try {
      for (long seconds = 1; ; seconds++) {
        Thread.sleep(SECOND);
        show(seconds);
      }
    } catch (InterruptedException e) {
      // The engine has its move.
    }
  }

  private void show(long seconds) {
    String elapsed = seconds == 0 ? "" : Text.format(" %d s%s", seconds, limit);
    out.print(CLEAR_LINE + paint.apply("thinking ..." + elapsed));
    out.flush();
  }

  @Override
  public void close() {
    clock.interrupt();
    try {
      clock.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    out.print(CLEAR_LINE);
    out.flush();
  }
}
