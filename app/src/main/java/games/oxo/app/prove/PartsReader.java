package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.StrategyPart;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Reads the parts of an unfinished proof, up to the first that is not whole. */
final class PartsReader {
  /** No line of a part is longer. */
  private static final int LONGEST = 100;

  private final BufferedReader in;
  private long bytes;

  private PartsReader(BufferedReader in) {
    this.in = in;
  }

  /**
   * Reads the parts of a file.
   *
   * @param from how long its header is
   * @return where the last whole part ends
   */
  static long read(Path file, long from, PartsFormat format, Consumer<StrategyPart> taker)
      throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      bytes.skipNBytes(from);
      PartsReader reader =
          new PartsReader(new BufferedReader(new InputStreamReader(bytes, US_ASCII)));
      long whole = from;
      for (StrategyPart part = format.read(reader::line);
          part != null;
          part = format.read(reader::line)) {
        taker.accept(part);
        whole = from + reader.bytes;
      }
      return whole;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private String line() {
    try {
      StringBuilder line = new StringBuilder();
      int next = in.read();
      for (; next != '\n' && next >= 0 && line.length() < LONGEST; next = in.read()) {
        line.append((char) next);
      }
      bytes += line.length() + 1;
      // A line without its end is not whole.
      return next == '\n' ? line.toString() : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
