package games.oxo.cli.option;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the position that a person gives on the command line. */
public final class PositionArgument {
  /** A name with an ending of letters, such as {@code .txt}, that are not all marks. */
  private static final Pattern FILE_NAME = Pattern.compile(".*\\.(?![XOxo]+$)[A-Za-z]{2,5}");

  private PositionArgument() {}

  /** A lone word that names a file stands for its contents, {@code -} for standard input. */
  public static Position read(
      Game game, List<String> words, ToMoveOption toMove, Terminal terminal) {
    if (words.size() == 1 && words.get(0).equals("-")) {
      return toMove.read(game, TextFile.read(terminal.in(), "standard input"), terminal);
    }
    Optional<Path> file = words.size() == 1 ? file(words.get(0)) : Optional.empty();
    if (file.isPresent()) {
      String text = TextFile.read(file.get());
      try {
        return toMove.read(game, text, terminal);
      } catch (InputException e) {
        throw e.at(words.get(0));
      }
    }
    return toMove.read(game, String.join(" ", words), terminal);
  }

  /** The file that a word names: one that exists, or a word that can be nothing else. */
  public static Optional<Path> file(String word) {
    try {
      Path path = Path.of(word);
      boolean exists = Files.exists(path) && !Files.isDirectory(path);
      return exists || FILE_NAME.matcher(word).matches() ? Optional.of(path) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
