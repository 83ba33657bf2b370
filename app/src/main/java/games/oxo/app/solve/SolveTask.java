package games.oxo.app.solve;

import games.oxo.cli.terminal.InputLines;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionLine;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A position to be solved, as it was given.
 *
 * @param file where it stands, {@code -} for standard input; null for the command line
 * @param line its line there, the first if it has several; 0 when it is a file of its own
 * @param text what stands there
 * @param whole whether all of the text is the position, with no notes behind it
 * @param tooLong whether the line is too long to be read
 */
record SolveTask(@Nullable String file, int line, String text, boolean whole, boolean tooLong) {
  /** A position on the command line. */
  static SolveTask ofCommandLine(String text) {
    return new SolveTask(null, 0, text, true, false);
  }

  /** Whether it comes from standard input. */
  boolean isInput() {
    return "-".equals(file);
  }

  /** The place for a message, or null for the command line. */
  @Nullable String where() {
    if (file == null) {
      return null;
    }
    String name = isInput() ? "standard input" : file;
    return line == 0 ? name : name + ":" + line;
  }

  /** A position with the notes after it. */
  record Read(Position position, @Nullable ExpectedValue expected) {}

  /**
   * @param reader reads a position of the game
   * @param hasScores whether a number behind the position can be its value
   * @throws InputException when it is no position of the game
   */
  Read read(Function<String, Position> reader, Game game, boolean hasScores) {
    if (tooLong) {
      throw new InputException(InputLines.TOO_LONG);
    }
    if (whole) {
      return new Read(reader.apply(text), null);
    }
    PositionLine parts = PositionLine.of(game, text);
    return new Read(reader.apply(parts.position()), ExpectedValue.of(parts.notes(), hasScores));
  }
}
