package games.oxo.game.files;

import games.oxo.game.Game;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.library.GameFinder;
import games.oxo.game.library.GameSources;
import games.oxo.game.words.Text;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds games by the name given on the command line: a built-in name, {@code name:variant}, or the
 * path of a definition file, which may extend other files.
 *
 * <p>An instance can read any file by its name. So only the command line creates one; code that
 * serves others is given a {@link GameFinder} without access to files.
 */
public final class GameLibrary implements GameFinder {
  private static final String OTHERWISE = ", or give the path of a definition file";

  @Override
  public Game load(String name) {
    return Game.of(DefinitionReader.read(source(name), GameLibrary::base));
  }

  /**
   * The texts of all files that define a game, for readers that cannot open files.
   *
   * @throws InputException when there is no game of that name, or its definition is wrong
   */
  public GameSources sources(String name) {
    return GameSources.collect(source(name), GameLibrary::base);
  }

  private static Source source(String name) {
    if (looksLikePath(name)) {
      return file(path(name));
    }
    Optional<Source> builtIn = BuiltInGames.find(name);
    if (builtIn.isEmpty() && Files.isRegularFile(path(name))) {
      return file(path(name));
    }
    return builtIn.orElseThrow(() -> BuiltInGames.unknown(name, OTHERWISE));
  }

  /** What {@code extends} names: a file beside the one that says so, or a built-in game. */
  private static Source base(String name, Source from) {
    Path beside = path(from.id()).resolveSibling(path(name));
    if (looksLikePath(name)) {
      return file(beside);
    }
    Optional<Source> builtIn = BuiltInGames.find(name);
    if (builtIn.isEmpty() && Files.isRegularFile(beside)) {
      return file(beside);
    }
    return builtIn.orElseThrow(() -> BuiltInGames.unknown(name, OTHERWISE));
  }

  private static boolean looksLikePath(String name) {
    return name.endsWith(".toml") || name.contains("/") || name.contains("\\");
  }

  private static Source file(Path file) {
    String path = file.normalize().toString();
    return new Source(path, path, TextFile.read(file));
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new InputException(Text.format("'%s' is not a path", text));
    }
  }
}
