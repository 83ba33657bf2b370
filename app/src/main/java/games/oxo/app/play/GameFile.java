package games.oxo.app.play;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A game in a file: a comment with the game's name, the rows of the position that it began from
 * unless that was the empty board, and the moves. Every command reads it as a position.
 */
final class GameFile {
  private GameFile() {}

  /**
   * @throws InputException when it cannot be written, with the reason
   */
  static void save(Position position, Path file, Existing existing) {
    Position origin = position.origin();
    String rows = origin.ply() == 0 ? "" : PositionWriter.rows(origin) + System.lineSeparator();
    String moves = new MoveNotation(position.game()).writeNumbered(position);
    String text = Text.format("# %s%n%s%s%n", position.game().id(), rows, moves);
    OutputFile.write(file, existing, text);
  }

  /**
   * @throws InputException when there is no position of this game in the file
   */
  static Position load(Game game, String name) {
    String text = TextFile.read(path(name, "load"));
    checkGame(game, text, name);
    try {
      return PositionReader.read(game, text);
    } catch (InputException e) {
      throw e.at(name);
    }
  }

  /** Refuses a game of another kind, whose moves might be read as moves of this one. */
  private static void checkGame(Game game, String text, String name) {
    String first = text.lines().findFirst().orElse("").replaceFirst("^#", "").strip();
    boolean other = BuiltInGames.isId(first) && !family(first).equals(family(game.id()));
    if (text.startsWith("#") && other) {
      throw new InputException(
          Text.format("%s is a game of %s, not of %s", name, first, game.id()));
    }
  }

  private static String family(String id) {
    return id.split(":", 2)[0];
  }

  /** The path that stands behind a word such as {@code save}. */
  static Path path(String name, String word) {
    if (name.isBlank()) {
      throw new InputException(
          Text.format("%s needs the name of a file, as in '%s game.txt'", word, word));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputException(Text.format("'%s' is not a path", name));
    }
  }
}
