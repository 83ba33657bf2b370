package games.oxo.game.files;

import games.oxo.game.Game;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds games by what a person types: a built-in name, {@code name:variant}, or a path. */
public final class GameLibrary {
  private GameLibrary() {}

  /** The ids of all built-in games, each followed by its variants. */
  public static List<String> builtIn() {
    return BuiltIn.ids();
  }

  /**
   * Loads a game.
   *
   * @throws InputException when there is none of that name, or its file is wrong
   */
  public static Game load(String name) {
    return Game.of(definition(source(name)));
  }

  static Definition definition(Source source) {
    return DefinitionReader.read(source, GameLibrary::base);
  }

  private static Source source(String name) {
    if (looksLikePath(name)) {
      return file(path(name));
    }
    Optional<String> id = BuiltIn.find(name);
    if (id.isPresent()) {
      return BuiltIn.source(id.get());
    }
    if (Files.isRegularFile(path(name))) {
      return file(path(name));
    }
    throw BuiltIn.unknown(name);
  }

  /** What {@code extends} names: a file beside the one that says so, or a built-in game. */
  private static Source base(String name, Source from) {
    Path beside = path(from.id()).resolveSibling(path(name));
    if (looksLikePath(name)) {
      return file(beside);
    }
    Optional<String> id = BuiltIn.find(name);
    if (id.isEmpty() && Files.isRegularFile(beside)) {
      return file(beside);
    }
    return BuiltIn.source(id.orElseThrow(() -> BuiltIn.unknown(name)));
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
      throw new InputException("'%s' is not a path".formatted(text));
    }
  }
}
