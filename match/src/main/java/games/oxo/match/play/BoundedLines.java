package games.oxo.match.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads lines of text with bounded memory, whatever the input. For one thread. */
final class BoundedLines {
  private final InputStream in;
  private final int most;
  private final byte[] buffer = new byte[8192];
  private int at;
  private int end;

  /**
   * A line, or a piece of one.
   *
   * @param cut whether this is a piece and the rest, if any, comes by itself
   */
  record Line(String text, boolean cut) {}

  /**
   * @param most a line with this many bytes or more comes in pieces
   */
  BoundedLines(InputStream in, int most) {
    this.in = in;
    this.most = most;
  }

  /** The next line without its end; null at the end of the text. */
  @Nullable Line next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(80);
    while (true) {
      if (at == end) {
        at = 0;
        end = Math.max(0, in.read(buffer));
        if (end == 0) {
          return line.size() == 0 ? null : line(line, false);
        }
      }
      int from = at;
      int last = Math.min(end, at + most - line.size());
      while (at < last && buffer[at] != '\n') {
        at++;
      }
      line.write(buffer, from, at - from);
      if (line.size() == most) {
        return line(line, true);
      }
      if (at < end) {
        at++;
        return line(line, false);
      }
    }
  }

  private static Line line(ByteArrayOutputStream bytes, boolean cut) {
    String text = bytes.toString(StandardCharsets.UTF_8);
    return new Line(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text, cut);
  }
}
