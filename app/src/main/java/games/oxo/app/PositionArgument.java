package games.oxo.app;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads the position that a person gives on the command line. */
final class PositionArgument {
  private PositionArgument() {}

  /** A lone word that names a file stands for its contents, {@code -} for standard input. */
  static Position read(Game game, List<String> words, InputStream in) {
    if (words.size() == 1 && words.get(0).equals("-")) {
      try {
        return PositionReader.read(game, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    Optional<Path> file = words.size() == 1 ? existingFile(words.get(0)) : Optional.empty();
    if (file.isPresent()) {
      try {
        return PositionReader.read(game, TextFile.read(file.get()));
      } catch (InputException e) {
        throw e.at(words.get(0));
      }
    }
    return PositionReader.read(game, String.join(" ", words));
  }

  private static Optional<Path> existingFile(String word) {
    try {
      return Optional.of(Path.of(word)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
