package games.oxo.app.prove;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.files.OutputFile;
import games.oxo.game.words.Text;
import games.oxo.search.prove.PartKeeper;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The parts of what the other side proves while it attacks hard replies, in a file of its own,
 * which is made when there is a first one.
 */
final class RivalParts implements PartKeeper, AutoCloseable {
  private final Path file;
  private final Position position;
  private final Player side;

  /** Nothing is kept beside a device or a pipe. */
  private final boolean kept;

  private @Nullable PartsFile parts;

  /**
   * Opens the file if there is one, and adds its parts to a strategy.
   *
   * @param certificate of the attacker, beside which it lies
   * @param side the other side
   */
  RivalParts(Path certificate, Position position, Player side, Strategy strategy) {
    this.position = position;
    this.side = side;
    file = certificate.resolveSibling(Text.format("%s.%s", certificate.getFileName(), side));
    kept = !OutputFile.isStream(certificate);
    if (kept && Files.exists(PartsFile.beside(file))) {
      parts = PartsFile.open(file, position, side, strategy);
    }
  }

  @Override
  public synchronized void keep(StrategyPart part) {
    if (!kept) {
      return;
    }
    PartsFile opened = parts;
    if (opened == null) {
      opened = PartsFile.open(file, position, side, new Strategy(position.game().symmetryGroup()));
      parts = opened;
    }
    opened.keep(part);
  }

  /** Removes them, when all is decided. */
  void remove() {
    PartsFile opened = parts;
    if (opened != null) {
      opened.remove();
    }
  }

  @Override
  public void close() {
    PartsFile opened = parts;
    if (opened != null) {
      opened.close();
    }
  }
}
