package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.search.prove.ProofWriter;
import games.oxo.search.prove.Strategy;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** Writes the certificate of a proof to a file, whole or not at all. */
final class ProofFile {
  private ProofFile() {}

  /**
   * Writes it.
   *
   * @return how many moves it has
   * @throws games.oxo.search.kernel.SearchStopped when told to stop
   */
  static int write(
      Path file,
      Existing existing,
      Position position,
      Player winner,
      Strategy strategy,
      BooleanSupplier stop) {
    int[] moves = {0};
    OutputFile.write(
        file,
        existing,
        bytes -> {
          Writer out = new OutputStreamWriter(bytes, UTF_8);
          try {
            ProofWriter writer =
                new ProofWriter(position, winner, strategy, line -> append(out, line), stop);
            moves[0] = writer.write();
            out.flush();
          } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
          }
        });
    return moves[0];
  }

  private static void append(Writer out, String line) {
    try {
      out.write(line + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
