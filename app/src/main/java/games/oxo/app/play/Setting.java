package games.oxo.app.play;

import games.oxo.cli.option.OptionRange;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A key of a settings file.
 *
 * @param reader knows what the value may be and which option it sets
 * @param writer knows the value of that option
 * @param yieldsTo what the command line says instead of it, if it does: {@code --key} itself, and
 *     options that answer the same question
 * @param excludes keys that cannot stand in the same file
 */
public record Setting(
    String key, Reader reader, Writer writer, List<String> yieldsTo, List<String> excludes) {
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

  /** Writes the value that is in force. */
  interface Writer {
    /**
     * The value in TOML.
     *
     * @param file the settings file that is written, from which paths are seen
     * @throws InputException when no settings file may have this value
     */
    String write(Path file);
  }

  private static Setting of(String key, Reader reader, Writer writer) {
    return new Setting(key, reader, writer, List.of("--" + key), List.of());
  }

  static Setting flag(String key, Consumer<Boolean> sets, BooleanSupplier is) {
    return of(
        key,
        (value, file) -> {
          if (!(value instanceof TomlValue.Flag flag)) {
            throw wrongType(key, "true or false", value);
          }
          return () -> sets.accept(flag.value());
        },
        file -> Boolean.toString(is.getAsBoolean()));
  }

  static Setting whole(String key, OptionRange allowed, LongConsumer sets, LongSupplier is) {
    return of(
        key,
        (value, file) -> {
          if (!(value instanceof TomlValue.Whole whole)) {
            throw wrongType(key, "a whole number", value);
          }
          allowed.range().check("'" + key + "'", whole.value());
          return () -> sets.accept(whole.value());
        },
        file -> Long.toString(is.getAsLong()));
  }

  static Setting text(String key, Consumer<String> sets, Supplier<String> is) {
    return of(
        key,
        (value, file) -> {
          String text = textOf(key, value);
          return () -> sets.accept(text);
        },
        file -> quoted(is.get()));
  }

  /** An engine; not a program, which whoever wrote the file could have started by it. */
  static Setting engine(String key, Consumer<String> sets, Supplier<String> is) {
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
        },
        file -> {
          String text = is.get();
          if (ProgramEngine.isAskedFor(text)) {
            throw new InputException(
                Text.format(
                    "settings cannot name a program, so --save-config does not go with '%s'",
                    text));
          }
          return quoted(text);
        });
  }

  /** A text that may also be the path of a file, as seen from the settings file. */
  static Setting textOrFile(String key, Consumer<String> sets, Supplier<String> is) {
    return of(
        key,
        (value, file) -> {
          String text = beside(file, textOf(key, value));
          return () -> sets.accept(text);
        },
        file -> quoted(seenFrom(file, is.get())));
  }

  static Setting choice(
      String key, List<String> allowed, Consumer<String> sets, Supplier<String> is) {
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
        },
        file -> quoted(is.get()));
  }

  /** The same, not counting when the command line has one of these. */
  Setting unless(String... options) {
    List<String> all = new ArrayList<>(yieldsTo);
    all.addAll(List.of(options));
    return new Setting(key, reader, writer, List.copyOf(all), excludes);
  }

  /** The same, refused beside one of these keys. */
  Setting not(String... keys) {
    return new Setting(key, reader, writer, yieldsTo, List.of(keys));
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

  /** The opposite of {@link #beside}: a file in the same folder or below it moves with it. */
  private static String seenFrom(Path file, String text) {
    try {
      Path path = Path.of(text).toAbsolutePath().normalize();
      Path folder = file.toAbsolutePath().normalize().getParent();
      if (!Files.isRegularFile(path) || folder == null) {
        return text;
      }
      return (path.startsWith(folder) ? folder.relativize(path) : path).toString();
    } catch (InvalidPathException e) {
      return text;
    }
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (Character.isISOControl(c)) {
        quoted.append(Text.format("\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
