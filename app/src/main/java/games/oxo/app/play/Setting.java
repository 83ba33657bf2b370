package games.oxo.app.play;

import games.oxo.app.option.OptionRange;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * A key of a settings file.
 *
 * @param reader knows what the value may be and which option it sets
 * @param yieldsTo what the command line says instead of it, if it does: {@code --key} itself, and
 *     options that answer the same question
 * @param excludes keys that cannot stand in the same file
 */
public record Setting(String key, Reader reader, List<String> yieldsTo, List<String> excludes) {
  /** Reads a value. */
  interface Reader {
    /**
     * Checks a value.
     *
     * @param file the settings file, from which paths are seen
     * @return what sets the option
     * @throws InputException when the value is wrong; the place is left to the caller
     */
    Runnable read(TomlValue value, Path file);
  }

  private static Setting of(String key, Reader reader) {
    return new Setting(key, reader, List.of("--" + key), List.of());
  }

  static Setting flag(String key, Consumer<Boolean> sets) {
    return of(
        key,
        (value, file) -> {
          if (!(value instanceof TomlValue.Flag flag)) {
            throw wrongType(key, "true or false", value);
          }
          return () -> sets.accept(flag.value());
        });
  }

  static Setting whole(String key, OptionRange allowed, LongConsumer sets) {
    return of(
        key,
        (value, file) -> {
          if (!(value instanceof TomlValue.Whole whole)) {
            throw wrongType(key, "a whole number", value);
          }
          allowed.range().check("'" + key + "'", whole.value());
          return () -> sets.accept(whole.value());
        });
  }

  static Setting text(String key, Consumer<String> sets) {
    return of(
        key,
        (value, file) -> {
          String text = textOf(key, value);
          return () -> sets.accept(text);
        });
  }

  /** An engine; not a program, which whoever wrote the file could have started by it. */
  static Setting engine(String key, Consumer<String> sets) {
    return of(
        key,
        (value, file) -> {
          String text = textOf(key, value);
          if (ProgramEngine.isAskedFor(text)) {
            throw new InputException(
                Text.format(
                    "'%s' names a program, which only the command line may start: %s '%s'",
                    key, "--" + key, text));
          }
          return () -> sets.accept(text);
        });
  }

  /** A text that may also be the path of a file, as seen from the settings file. */
  static Setting textOrFile(String key, Consumer<String> sets) {
    return of(
        key,
        (value, file) -> {
          String text = beside(file, textOf(key, value));
          return () -> sets.accept(text);
        });
  }

  static Setting choice(String key, List<String> allowed, Consumer<String> sets) {
    return of(
        key,
        (value, file) -> {
          String text = textOf(key, value);
          if (!allowed.contains(text)) {
            throw new InputException(
                Text.format(
                    "'%s' is not a value of '%s'%s", text, key, Nearest.hint(text, allowed)));
          }
          return () -> sets.accept(text);
        });
  }

  /** The same, not counting when the command line has one of these. */
  Setting unless(String... options) {
    List<String> all = new ArrayList<>(yieldsTo);
    all.addAll(List.of(options));
    return new Setting(key, reader, List.copyOf(all), excludes);
  }

  /** The same, refused beside one of these keys. */
  Setting not(String... keys) {
    return new Setting(key, reader, yieldsTo, List.of(keys));
  }

  private static String textOf(String key, TomlValue value) {
    if (value instanceof TomlValue.Text text) {
      return text.value();
    }
    throw wrongType(key, "a text in quotes", value);
  }

  private static InputException wrongType(String key, String wanted, TomlValue value) {
    return new InputException(Text.format("'%s' must be %s, not %s", key, wanted, value.kind()));
  }

  private static String beside(Path file, String text) {
    try {
      Path path = file.resolveSibling(text);
      return Files.isRegularFile(path) ? path.toString() : text;
    } catch (InvalidPathException e) {
      return text;
    }
  }
}
