package games.oxo.cli.option;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Paths that a person wrote on the command line. */
public final class UserPath {
  private UserPath() {}

  /**
   * The path that a text stands for.
   *
   * @throws InputException when it stands for none
   */
  public static Path of(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new InputException(Text.format("'%s' is not a path", text));
    }
  }
}
