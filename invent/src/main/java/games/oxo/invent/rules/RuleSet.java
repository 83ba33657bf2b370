package games.oxo.invent.rules;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.DefinitionKeys;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of a game as keys of its definition with their values: {@code line.win} with {@code 4}.
 * Not each is playable; {@link #game} says so. Immutable.
 *
 * @param keys paths of keys, values as a file writes them
 */
public record RuleSet(Map<String, String> keys) {
  static final String SHAPE = "board.shape";

  /** The keys that say which board it is, before anything is cut out of it or joined. */
  static final List<String> SIZE = List.of(SHAPE, "board.width", "board.height", "board.side");

  /** The tables of a file, in the order in which they are written. */
  private static final List<String> TABLES = List.of("board", "line", "score");

  /** The keys that are about straight lines. */
  private static final List<String> LINES = List.of("line.win", "line.lose", "score.run");

  private static final List<String> LENGTHS = List.of("line.win", "line.lose");

  private static final double OTHER_VALUE = 0.5;

  public RuleSet {
    keys = Map.copyOf(new TreeMap<>(keys));
  }

  /** The rules of a game. */
  public static RuleSet of(Definition definition) {
    return new RuleSet(DefinitionKeys.of(definition));
  }

  /**
   * The game that is played by them.
   *
   * @throws InputException when they make none
   */
  public Game game(String name) {
    return Game.of(BuiltInGames.define(name, text(name)));
  }

  /** A definition file. */
  public String text(String name) {
    StringBuilder text = new StringBuilder("name  = \"").append(name).append("\"\n");
    Map<String, String> sorted = new TreeMap<>(keys);
    for (String table : TABLES) {
      Map<String, String> inner = new LinkedHashMap<>();
      sorted.forEach(
          (key, value) -> {
            if (key.startsWith(table + ".")) {
              inner.put(key.substring(table.length() + 1), value);
            }
          });
      if (!inner.isEmpty()) {
        text.append(table).append(table.length() < 5 ? "  = { " : " = { ");
        text.append(String.join(", ", ordered(inner))).append(" }\n");
      }
    }
    for (String key : List.of("swap", "turns")) {
      String value = keys.get(key);
      if (value != null) {
        text.append(key).append(key.length() < 5 ? "  = " : " = ").append(value).append('\n');
      }
    }
    return text.toString();
  }

  /** The shape and what wins come first. */
  private static List<String> ordered(Map<String, String> inner) {
    Set<String> names = new LinkedHashSet<>(List.of("shape", "width", "height", "side", "win"));
    names.retainAll(inner.keySet());
    names.addAll(inner.keySet());
    return names.stream().map(name -> name + " = " + inner.get(name)).toList();
  }

  /** The same for all rule sets by which the same game is played, whatever their texts. */
  public static String identity(Game game) {
    return RulesFingerprint.of(game).brief() + (game.swapPly() >= 0 ? "+swap" : "");
  }

  /** The same without a key that changes nothing: directions where no straight line counts. */
  public RuleSet withoutIdleKeys() {
    if (LINES.stream().anyMatch(keys::containsKey)) {
      return this;
    }
    Map<String, String> fewer = new TreeMap<>(keys);
    fewer.remove("board.directions");
    return new RuleSet(fewer);
  }

  /** The board as a person writes it for a search: {@code 5x5}, {@code hexagon:4}. */
  public String boardName() {
    String side = keys.get("board.side");
    return side != null
        ? "hexagon:" + side
        : keys.get("board.width") + "x" + keys.get("board.height");
  }

  /** How much there is to explain: each key counts one, the size of the board nothing. */
  public int complexity() {
    return (int) keys.keySet().stream().filter(key -> !SIZE.contains(key)).count();
  }

  /**
   * How different two rule sets are: 1 for each key that only one of them has and for each other
   * length of what wins or loses, and one half for any other value and for another board.
   */
  public double distance(RuleSet other) {
    Set<String> names = new LinkedHashSet<>(keys.keySet());
    names.addAll(other.keys.keySet());
    names.removeAll(SIZE);
    double distance =
        SIZE.stream().allMatch(key -> Objects.equals(keys.get(key), other.keys.get(key)))
            ? 0
            : OTHER_VALUE;
    for (String name : names) {
      String one = keys.get(name);
      String two = other.keys.get(name);
      boolean length = LENGTHS.contains(name);
      distance +=
          Objects.equals(one, two) ? 0 : one == null || two == null || length ? 1 : OTHER_VALUE;
    }
    return distance;
  }
}
