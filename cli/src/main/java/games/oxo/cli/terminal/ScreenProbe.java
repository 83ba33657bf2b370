package games.oxo.cli.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks the terminal of this program for its size by way of {@code stty}. The answer is kept for a
 * moment, so that a view that is drawn again and again follows a window that is made smaller.
 */
public final class ScreenProbe implements Supplier<ScreenSize> {
  private static final Pattern ANSWER = Pattern.compile("([0-9]{1,5}) ([0-9]{1,5})\\s*");
  private static final long KEEP_NANOS = 1_000_000_000L;
  private static final long TIMEOUT_MILLIS = 500;

  private ScreenSize size = ScreenSize.USUAL;
  private long askedAt;
  private boolean asked;

  @Override
  public synchronized ScreenSize get() {
    long now = System.nanoTime();
    if (!asked || now - askedAt > KEEP_NANOS) {
      asked = true;
      askedAt = now;
      size = ask(size);
    }
    return size;
  }

  private static ScreenSize ask(ScreenSize before) {
    try {
      Process process =
          new ProcessBuilder("stty", "size")
              .redirectInput(Path.of("/dev/tty").toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
        return before;
      }
      byte[] answer = process.getInputStream().readAllBytes();
      return read(new String(answer, StandardCharsets.US_ASCII), before);
    } catch (IOException e) {
      return before;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return before;
    }
  }

  /** Reads rows and columns; a terminal that does not know them says 0. */
  static ScreenSize read(String answer, ScreenSize otherwise) {
    Matcher matcher = ANSWER.matcher(answer);
    if (!matcher.matches()) {
      return otherwise;
    }
    int rows = Integer.parseInt(matcher.group(1));
    int columns = Integer.parseInt(matcher.group(2));
    return rows == 0 || columns == 0 ? otherwise : new ScreenSize(columns, rows);
  }
}
