package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.game.board.Player;
import games.oxo.game.check.CertificateFormat;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads the parts of an unfinished proof, up to the first that is not whole. */
final class PartsReader {
  private final BufferedReader in;
  private final int cells;
  private final Player attacker;
  private long bytes;

  private PartsReader(BufferedReader in, int cells, Player attacker) {
    this.in = in;
    this.cells = cells;
    this.attacker = attacker;
  }

  /**
   * Adds the parts of a file to a strategy.
   *
   * @param from how long its header is
   * @return where the last whole part ends
   */
  static long read(Path file, long from, int cells, Player attacker, Strategy strategy)
      throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      bytes.skipNBytes(from);
      PartsReader reader =
          new PartsReader(
              new BufferedReader(new InputStreamReader(bytes, US_ASCII)), cells, attacker);
      long whole = from;
      for (StrategyPart part = reader.next(); part != null; part = reader.next()) {
        part.addTo(strategy);
        whole = from + reader.bytes;
      }
      return whole;
    }
  }

  private String line() throws IOException {
    String line = in.readLine();
    bytes += line == null ? 0 : line.length() + 1;
    return line == null ? "" : line;
  }

  /** The next part, or null when there is none that is whole. */
  private @Nullable StrategyPart next() throws IOException {
    String first = line();
    int size = PartsFile.isPart(first) ? PartsFile.size(first) : -1;
    if (size < 0) {
      return null;
    }
    StrategyPart part = new StrategyPart();
    long checksum = CertificateFormat.NO_LINES;
    for (int i = 0; i < size; i++) {
      String move = line();
      checksum = CertificateFormat.checksum(checksum, move);
      if (!CertificateFormat.readMove(move, cells, (x, o, cell) -> add(part, x, o, cell))) {
        return null;
      }
    }
    return PartsFile.isEnd(line(), checksum) ? part : null;
  }

  private void add(StrategyPart part, long x, long o, int cell) {
    boolean isX = attacker == Player.X;
    part.add(isX ? x : o, isX ? o : x, cell);
  }
}
