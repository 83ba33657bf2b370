package games.oxo.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Output to a screen, which breaks lines that are too long for it where a word ends. Lines for
 * programs (JSON) and lines that move the cursor pass as they are.
 */
public final class WrappedOutput extends OutputStream {
  private static final Pattern MOVES_CURSOR = Pattern.compile("\r|\u001b(?!\\[[0-9;]*m)");

  /** After this a line begins afresh. */
  private static final String CLEARED = "\r\u001b[K";

  private final OutputStream out;
  private final Supplier<ScreenSize> size;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean begun;

  /**
   * @param out the screen
   * @param size how large it is
   */
  public WrappedOutput(OutputStream out, Supplier<ScreenSize> size) {
    this.out = out;
    this.size = size;
  }

  @Override
  public void write(int value) throws IOException {
    line.write(value);
    if (value == '\n') {
      endLine();
    }
  }

  private void endLine() throws IOException {
    byte[] bytes = line.toByteArray();
    line.reset();
    // A line is never wider than it has bytes.
    if (begun || bytes.length <= ScreenSize.LEAST_COLUMNS || bytes[0] == '{') {
      out.write(bytes);
    } else {
      String text = new String(bytes, 0, bytes.length - 1, StandardCharsets.UTF_8);
      List<String> lines =
          MOVES_CURSOR.matcher(text).find() ? List.of(text) : Wrap.columns(text, size.get());
      out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    begun = false;
  }

  /** Shows also a line that has not ended, such as a prompt; what follows in it is not broken. */
  @Override
  public void flush() throws IOException {
    if (line.size() > 0) {
      begun = !line.toString(StandardCharsets.UTF_8).endsWith(CLEARED);
      line.writeTo(out);
      line.reset();
    }
    out.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
    out.close();
  }
}
