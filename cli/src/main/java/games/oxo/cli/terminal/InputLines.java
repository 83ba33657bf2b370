package games.oxo.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The lines of standard input, in little memory whatever comes: a line that is too long is reported
 * as soon as that is known, and the rest of it is skipped.
 */
public final class InputLines {
  /** The most bytes of a line; what people and programs write here has far fewer. */
  public static final int LONGEST = 65_536;

  /** What is said of a line with more bytes. */
  public static final String TOO_LONG = "this line is longer than " + LONGEST + " bytes";

  private final InputStream in;
  private final byte[] buffer = new byte[8192];
  private int at;
  private int end;
  private boolean skipping;

  /**
   * A line.
   *
   * @param text the line without its end; only its beginning when it is too long
   */
  public record Line(String text, boolean tooLong) {}

  public InputLines(InputStream in) {
    this.in = in;
  }

  /**
   * Reads a line.
   *
   * @return null at the end of the input
   */
  public @Nullable Line read() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(80);
    while (at < end || fill()) {
      int from = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      boolean ended = at < end;
      if (!skipping) {
        line.write(buffer, from, Math.min(at - from, LONGEST + 1 - line.size()));
      }
      at += ended ? 1 : 0;
      if (line.size() > LONGEST) {
        skipping = !ended;
        return new Line(line.toString(StandardCharsets.UTF_8), true);
      }
      if (ended && !skipping) {
        return line(line);
      }
      skipping = skipping && !ended;
    }
    return line.size() == 0 ? null : line(line);
  }

  private boolean fill() throws IOException {
    at = 0;
    end = Math.max(0, in.read(buffer));
    return end > 0;
  }

  private static Line line(ByteArrayOutputStream bytes) {
    String text = bytes.toString(StandardCharsets.UTF_8);
    return new Line(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text, false);
  }
}
