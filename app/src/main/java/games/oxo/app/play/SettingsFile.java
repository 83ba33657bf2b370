package games.oxo.app.play;

import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.toml.TomlReader;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The settings of a player: a file that says what the command line leaves open. It is TOML, or the
 * file of the original TicTacTrains program.
 */
final class SettingsFile {
  /** The file that is read when none is named. */
  static final String USUAL = "oxo.toml";

  private final Path file;
  private final TomlValue.Table table;
  private final boolean ofTrains;
  private final Map<String, String> places = new LinkedHashMap<>();

  /** Keys that did not count, and what the command line had instead. */
  private final Map<String, String> overruled = new LinkedHashMap<>();

  private SettingsFile(Path file, TomlValue.Table table, boolean ofTrains) {
    this.file = file;
    this.table = table;
    this.ofTrains = ofTrains;
  }

  /**
   * Reads a file.
   *
   * @param name its path; empty for the usual one in the current folder, which need not exist
   * @throws InputException when it does not exist, or cannot be read as settings
   */
  static SettingsFile read(String name) {
    Path file = path(name.isEmpty() ? USUAL : name);
    if (name.isEmpty() && !Files.isRegularFile(file)) {
      return new SettingsFile(file, new TomlValue.Table(Map.of(), 1), false);
    }
    String text = TextFile.read(file);
    return TrainsSettings.isIn(file, text)
        ? new SettingsFile(file, TrainsSettings.read(file.toString(), text), true)
        : new SettingsFile(file, TomlReader.read(file.toString(), text), false);
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputException(Text.format("'%s' is not a path", name)).at("--config");
    }
  }

  /** How the file is named, in messages. */
  String name() {
    return file.toString();
  }

  /** Whether it is the file of the original TicTacTrains program, which has no other game. */
  boolean isOfTrains() {
    return ofTrains;
  }

  /** Where the settings come from, and what a file says whose keys are not ours. */
  String sentence() {
    String words = ofTrains ? TrainsSettings.words(table, places::containsKey) : "";
    return Text.format("Settings come from %s%s.", file, words.isEmpty() ? "" : ": " + words);
  }

  boolean isEmpty() {
    return table.entries().isEmpty();
  }

  /** The text of a key, or empty when there is none. */
  String text(String key) {
    return table.entries().get(key) instanceof TomlValue.Text text ? text.value() : "";
  }

  /**
   * Sets all that the file says and the command line does not.
   *
   * @param settings the keys that the file may have
   * @param onCommandLine whether the command line has an option
   * @throws InputException with file and line when anything in the file is wrong, used or not
   */
  void apply(List<Setting> settings, Predicate<String> onCommandLine) {
    Map<String, Setting> known =
        settings.stream().collect(Collectors.toMap(Setting::key, Function.identity()));
    table
        .entries()
        .forEach(
            (key, value) -> {
              String place = file + ":" + value.line();
              Setting setting = known.get(key);
              try {
                if (setting == null) {
                  throw unknown(key, known);
                }
                apply(setting, value, onCommandLine, place);
              } catch (InputException e) {
                throw e.at(place);
              }
            });
  }

  private void apply(
      Setting setting, TomlValue value, Predicate<String> onCommandLine, String place) {
    for (String other : setting.excludes()) {
      if (table.entries().containsKey(other)) {
        throw new InputException(
            Text.format("'%s' and '%s' exclude each other", setting.key(), other));
      }
    }
    Runnable assignment = setting.reader().read(value, file);
    Optional<String> instead = setting.yieldsTo().stream().filter(onCommandLine).findFirst();
    if (instead.isPresent()) {
      overruled.put(setting.key(), instead.get());
    } else {
      assignment.run();
      places.put(setting.key(), place);
    }
  }

  /** The keys that did not count for one reason that the command line gave, in words. */
  Optional<String> leftOut(String reason) {
    return overruled.entrySet().stream()
        .filter(each -> each.getValue().equals(reason))
        .map(each -> "'" + each.getKey() + "'")
        .reduce((all, key) -> all + ", " + key);
  }

  private static InputException unknown(String key, Map<String, Setting> known) {
    return new InputException(
        DefinitionReader.keys().contains(key)
            ? Text.format(
                    "'%s' is a key of a game's definition, but this file is read for the settings of play;",
                    key)
                + " a definition is played by './oxo play FILE' and has another name than "
                + USUAL
            : Text.format(
                "unknown key '%s'%s",
                key, Nearest.hint(key, known.keySet().stream().sorted().toList())));
  }

  /** Does some work with the value of a key; if that came from the file, so does the complaint. */
  <T> T located(String key, Supplier<T> work) {
    try {
      return work.get();
    } catch (InputException e) {
      throw blamed(key, e);
    }
  }

  /** A complaint about the value of a key, with the place if it came from the file. */
  InputException blamed(String key, InputException complaint) {
    String place = places.get(key);
    return place == null ? complaint : complaint.at(place);
  }
}
