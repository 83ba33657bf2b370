package games.oxo.game;

import games.oxo.game.definition.Definition;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** What many tests need: games by name or from text, and the lines of the data files. */
public final class Samples {
  private Samples() {}

  public static Stream<Game> allBuiltIn() {
    return BuiltInGames.ids().stream().map(BuiltInGames::load);
  }

  /**
   * The games to try with what takes long in each: one of each kind (misère; four wins and three
   * loses; a hexagon with a swap; gravity; points; the longest path with rings and double turns),
   * or all of them in a full run.
   */
  public static Stream<Game> oneOfEachKind() {
    return idsOfEachKind().map(BuiltInGames::load);
  }

  /** The ids of {@link #oneOfEachKind}. */
  public static Stream<String> idsOfEachKind() {
    return FullRun.isOn()
        ? BuiltInGames.ids().stream()
        : Stream.of(
            "tic-tac-toe:misere",
            "squava",
            "yavalath:side4",
            "connect4:5x4",
            "fourtic",
            "tictactrains:mallorcan");
  }

  public static Game game(String name) {
    return BuiltInGames.load(name);
  }

  /** Reads a definition from text that extends nothing, or only what stands before it. */
  public static Definition define(String text) {
    return DefinitionReader.read(
        new Source("my.toml", "my.toml", text),
        (name, from) -> {
          throw new InputException("no file " + name);
        });
  }

  public static Game gameOf(String definition) {
    return Game.of(define(definition));
  }

  /** The rows of a data file, split at blanks, without the headers. */
  public static List<String[]> data(String file) {
    return lines("exact/" + file)
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.strip().split("\\s+"))
        .toList();
  }

  public static Stream<String> lines(String resource) {
    try (InputStream in = Samples.class.getResourceAsStream("/" + resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no test resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many random games or mutated inputs a test tries; {@code ./test --full} asks for more. */
  public static int howMany(String property) {
    return Integer.getInteger(property);
  }
}
