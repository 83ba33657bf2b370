package games.oxo.app.solve;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.text.PositionLine;
import games.oxo.game.text.PositionReader;
import org.jspecify.annotations.Nullable;

/**
 * A position to be solved, as it was given.
 *
 * @param file where it stands, {@code -} for standard input; null for the command line
 * @param line its line there, 0 when it is a file of its own
 * @param text what stands there
 */
record SolveTask(@Nullable String file, int line, String text) {
  /** The place for a message, or null for the command line. */
  @Nullable String where() {
    if (file == null) {
      return null;
    }
    String name = file.equals("-") ? "standard input" : file;
    return line == 0 ? name : name + ":" + line;
  }

  private boolean isWhole() {
    return line == 0;
  }

  /** A position with the notes after it. */
  record Read(Position position, @Nullable ExpectedValue expected) {}

  /**
   * @param hasScores whether a number behind the position can be its value
   * @throws games.oxo.game.input.InputException when it is no position of the game
   */
  Read read(Game game, boolean hasScores) {
    if (isWhole()) {
      return new Read(PositionReader.read(game, text), null);
    }
    PositionLine parts = PositionLine.of(game, text);
    return new Read(
        PositionReader.read(game, parts.position()), ExpectedValue.of(parts.notes(), hasScores));
  }
}
