package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the parts of an unfinished proof, up to the first that is not whole. */
final class PartsReader {
  private final BufferedReader in;
  private long bytes;

  private PartsReader(BufferedReader in) {
    this.in = in;
  }

  /**
   * Adds the parts of a file to a strategy.
   *
   * @param from how long its header is
   * @return where the last whole part ends
   */
  static long read(Path file, long from, PartsFormat format, Strategy strategy) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      bytes.skipNBytes(from);
      PartsReader reader =
          new PartsReader(new BufferedReader(new InputStreamReader(bytes, US_ASCII)));
      long whole = from;
      for (StrategyPart part = format.read(reader::line);
          part != null;
          part = format.read(reader::line)) {
        part.addTo(strategy);
        whole = from + reader.bytes;
      }
      return whole;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private String line() {
    try {
      String line = in.readLine();
      bytes += line == null ? 0 : line.length() + 1;
      return line == null ? "" : line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
