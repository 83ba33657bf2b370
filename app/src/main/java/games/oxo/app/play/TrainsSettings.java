package games.oxo.app.play;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.input.NumberRange;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The settings file of the original TicTacTrains program, {@code ttt.conf}, read as settings of
 * ours: lines {@code KEY = value}, blank lines, and comment lines that begin with {@code #}.
 */
final class TrainsSettings {
  private static final String USUAL_NAME = "ttt.conf";
  private static final String COMMENT = "#";
  private static final String GAME = "tictactrains";

  /** The rule sets, by their numbers from 1. */
  private static final List<String> RULES =
      List.of("classical", "modern", "postmodern", "spanish", "swiss", "viennese", "mallorcan");

  private static final NumberRange RULE_NUMBERS = NumberRange.whole(1, RULES.size());
  private static final NumberRange SIMULATION_NUMBERS = NumberRange.whole(1, 65_535);

  /** The end of a move that another one follows without a blank, which the original allows. */
  private static final String GLUED = "(?<=[A-Za-z][0-9])(?=[A-Za-z])";

  /** A key of the file, with the setting of ours that it is. */
  private enum Key {
    RULES_TYPE("variant", "1"),
    COMPUTER_PLAYING("computer", "1"),
    COMPUTER_PLAYER("first", "0"),
    SIMULATIONS("simulations", "10000"),
    SEARCH_ONLY_NEIGHBORS("neighbours", "0"),
    STARTING_POSITION("moves", ""),
    STARTING_MOVES("moves", "");

    private final String setting;
    private final String usual;

    Key(String setting, String usual) {
      this.setting = setting;
      this.usual = usual;
    }

    private String quoted() {
      return "'" + name() + "'";
    }

    private TomlValue read(String value, int line) {
      return switch (this) {
        case COMPUTER_PLAYING, SEARCH_ONLY_NEIGHBORS -> new TomlValue.Flag(isOne(value), line);
        case COMPUTER_PLAYER -> new TomlValue.Text(isOne(value) ? "computer" : "human", line);
        case RULES_TYPE -> new TomlValue.Text(rules(value), line);
        case SIMULATIONS ->
            new TomlValue.Whole(SIMULATION_NUMBERS.readWhole(quoted(), value), line);
        case STARTING_POSITION, STARTING_MOVES ->
            new TomlValue.Text(value.replaceAll(GLUED, " "), line);
      };
    }

    private boolean isOne(String value) {
      if (!value.equals("0") && !value.equals("1")) {
        throw new InputException(Text.format("%s is '%s'; it must be 0 or 1", quoted(), value));
      }
      return value.equals("1");
    }

    private String rules(String value) {
      String name = value.toLowerCase(Locale.ROOT);
      if (RULES.contains(name)) {
        return name;
      }
      if (value.matches("[+-]?[0-9]+")) {
        return RULES.get((int) RULE_NUMBERS.readWhole(quoted(), value) - 1);
      }
      throw new InputException(
          Text.format(
              "%s is '%s'; it must be %s, or a name%s",
              quoted(), value, RULE_NUMBERS, Nearest.hint(value, RULES)));
    }
  }

  private TrainsSettings() {}

  /**
   * Whether a text is such a file: its first key is in capital letters, as none of ours is. A file
   * without any key is one if it has the usual name.
   */
  static boolean isIn(Path file, String text) {
    return text.lines()
        .map(TrainsSettings::content)
        .filter(line -> !line.isEmpty())
        .findFirst()
        .map(line -> line.split("=", 2)[0].strip().matches("[A-Z][A-Z_0-9 ]*"))
        .orElse(file.endsWith(USUAL_NAME));
  }

  /** What a line says: nothing if it is blank or a comment. */
  private static String content(String line) {
    String plain = line.replace("\uFEFF", "").strip();
    return plain.startsWith(COMMENT) ? "" : plain;
  }

  /**
   * Reads such a file; a key that is missing has the value of the file that comes with the
   * original.
   *
   * @param label how a message names the file
   * @throws InputException with {@code label:line: …} when a line is wrong
   */
  static TomlValue.Table read(String label, String text) {
    Map<Key, TomlValue> given = new EnumMap<>(Key.class);
    List<String> lines = text.lines().map(TrainsSettings::content).toList();
    for (int i = 0; i < lines.size(); i++) {
      try {
        if (!lines.get(i).isEmpty()) {
          readLine(lines.get(i), i + 1, given);
        }
      } catch (InputException e) {
        throw e.at(label, i + 1);
      }
    }
    return new TomlValue.Table(settings(given), 1);
  }

  private static void readLine(String line, int number, Map<Key, TomlValue> given) {
    String[] parts = line.split("=", 2);
    if (parts.length < 2) {
      throw new InputException(Text.format("expected KEY = value, found '%s'", line));
    }
    Key key = key(parts[0].strip());
    if (given.containsKey(key)) {
      throw new InputException(Text.format("the key %s is given twice", key.quoted()));
    }
    for (Key other : given.keySet()) {
      if (other.setting.equals(key.setting)) {
        throw new InputException(
            Text.format("%s and %s exclude each other", other.quoted(), key.quoted()));
      }
    }
    given.put(key, key.read(parts[1].strip(), number));
  }

  private static Key key(String name) {
    List<String> names = Arrays.stream(Key.values()).map(Key::name).toList();
    if (!names.contains(name)) {
      throw new InputException(Text.format("unknown key '%s'%s", name, Nearest.hint(name, names)));
    }
    return Key.valueOf(name);
  }

  private static Map<String, TomlValue> settings(Map<Key, TomlValue> given) {
    Map<String, TomlValue> settings = new LinkedHashMap<>();
    settings.put("game", new TomlValue.Text(GAME, 1));
    for (Key key : Key.values()) {
      TomlValue value = given.get(key);
      if (value != null || !settings.containsKey(key.setting)) {
        settings.put(key.setting, value == null ? key.read(key.usual, 1) : value);
      }
    }
    if (isFalse(settings.get("computer"))) {
      // Between two people the file may still say which of them the computer would be.
      settings.remove("first");
    }
    return settings;
  }

  private static boolean isFalse(@Nullable TomlValue value) {
    return value instanceof TomlValue.Flag flag && !flag.value();
  }

  /**
   * What such settings say, in words.
   *
   * @param counts whether a setting counts; otherwise the command line has something else
   */
  static String words(TomlValue.Table table, Predicate<String> counts) {
    boolean people = counts.test("computer") && isFalse(table.entries().get("computer"));
    return table.entries().entrySet().stream()
        .filter(each -> counts.test(each.getKey()))
        .map(each -> words(each.getKey(), each.getValue(), people))
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private static String words(String setting, TomlValue value, boolean people) {
    String text = value instanceof TomlValue.Text given ? given.value() : "";
    return switch (setting) {
      case "variant" -> text + " rules";
      case "computer" -> people ? "two people play" : "";
      case "first" -> text.equals("computer") ? "the computer moves first" : "you move first";
      case "simulations" ->
          value instanceof TomlValue.Whole number && !people
              ? Text.format("%d simulations", number.value())
              : "";
      case "neighbours" -> isFalse(value) || people ? "" : "only cells beside a stone";
      case "moves" -> text.isEmpty() ? "" : "after " + text;
      default -> "";
    };
  }
}
