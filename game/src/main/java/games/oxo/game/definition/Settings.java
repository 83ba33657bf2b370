package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.toml.TomlReader;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a definition file laid over those of the files that it extends, each under its path
 * ({@code board.width}, {@code score.run.0.points}) with its location.
 *
 * <p>The keys of a variant replace those of the file it extends, one by one; but {@code line},
 * {@code score} and a {@code board} with a {@code shape} replace the whole rule or board, so
 * nothing of the old one is left, and a new {@code line} removes an old {@code score} and vice
 * versa.
 */
final class Settings {
  /** More than anybody needs; a longer chain is a circle in disguise (through a linked folder). */
  private static final int MAX_CHAIN = 20;

  private record Placed(TomlValue value, Source source) {}

  private final Map<String, Placed> keys = new TreeMap<>();
  private final Source top;

  private Settings(Source top) {
    this.top = top;
  }

  static Settings read(Source source, Source.Finder finder, KnownKeys known) {
    Settings settings = new Settings(source);
    List<Source> chain = new ArrayList<>();
    Map<Source, TomlValue.Table> tables = new LinkedHashMap<>();
    for (@Nullable Source next = source; next != null; ) {
      TomlValue.Table table = TomlReader.read(next.label(), next.text());
      known.check(table, next);
      tables.put(next, table);
      chain.add(0, next);
      next = base(next, table, chain, finder);
    }
    for (Source from : chain) {
      TomlValue.Table table = tables.get(from);
      if (table != null) {
        settings.overlay(table, from);
      }
    }
    return settings;
  }

  /** The file that this one extends, or null; {@code chain} runs from it up to the first file. */
  private static @Nullable Source base(
      Source source, TomlValue.Table table, List<Source> chain, Source.Finder finder) {
    TomlValue value = table.entries().get("extends");
    if (value == null) {
      return null;
    }
    if (!(value instanceof TomlValue.Text text)) {
      throw new InputException("'extends' must be text, not " + value.kind())
          .at(source.label(), value.line());
    }
    Source base;
    try {
      base = finder.find(text.value(), source);
    } catch (InputException e) {
      throw e.at(source.label(), value.line());
    }
    if (chain.size() == MAX_CHAIN) {
      throw new InputException(
              Text.format("the chain of 'extends' has more than %d files", MAX_CHAIN))
          .at(source.label(), value.line());
    }
    for (int i = 0; i < chain.size(); i++) {
      if (chain.get(i).id().equals(base.id())) {
        List<String> circle = new ArrayList<>();
        for (int j = i; j >= 0; j--) {
          circle.add(chain.get(j).label());
        }
        circle.add(base.label());
        throw new InputException("'extends' forms a cycle: " + String.join(" -> ", circle))
            .at(source.label(), value.line());
      }
    }
    return base;
  }

  private void overlay(TomlValue.Table table, Source source) {
    for (String rule : List.of("line", "score")) {
      if (table.entries().containsKey(rule)) {
        keys.keySet().removeIf(key -> isUnder("line", key) || isUnder("score", key));
      }
    }
    if (table.entries().get("board") instanceof TomlValue.Table board
        && board.entries().containsKey("shape")) {
      keys.keySet().removeIf(key -> isUnder("board", key));
    }
    table.entries().forEach((key, value) -> place(key, value, source));
  }

  private static boolean isUnder(String table, String key) {
    return key.equals(table) || key.startsWith(table + ".");
  }

  private void place(String path, TomlValue value, Source source) {
    keys.put(path, new Placed(value, source));
    if (value instanceof TomlValue.Table table) {
      table.entries().forEach((key, inner) -> place(path + "." + key, inner, source));
    } else if (value instanceof TomlValue.Array array) {
      for (int i = 0; i < array.values().size(); i++) {
        place(path + "." + i, array.values().get(i), source);
      }
    }
  }

  boolean has(String key) {
    return keys.containsKey(key);
  }

  /** The problem with the file and line to blame: of its keys the first in the file being read. */
  InputException locate(DefinitionProblem problem) {
    InputException complaint = new InputException(problem.getMessage());
    @Nullable Placed best = null;
    for (String key : problem.keys()) {
      Placed placed = keys.get(key);
      if (placed != null && (best == null || (isInherited(best) && !isInherited(placed)))) {
        best = placed;
      }
    }
    if (best == null) {
      return complaint.at(top.label());
    }
    InputException placed = complaint.at(best.source().label(), best.value().line());
    Placed base = keys.get("extends");
    return isInherited(best) && base != null ? placed.onLine(base.value().line()) : placed;
  }

  private boolean isInherited(Placed placed) {
    return !placed.source().equals(top);
  }

  TomlValue value(String key) {
    Placed placed = keys.get(key);
    if (placed == null) {
      String table = key.substring(0, Math.max(0, key.lastIndexOf('.')));
      throw new DefinitionProblem("the key '" + shown(key) + "' is missing", table, "board.shape");
    }
    return placed.value();
  }

  String text(String key) {
    if (value(key) instanceof TomlValue.Text text) {
      return text.value();
    }
    throw wrongType(key, "text in quotes");
  }

  String text(String key, List<String> allowed) {
    String text = text(key);
    if (!allowed.contains(text)) {
      throw new DefinitionProblem(
          Text.format(
              "'%s' is not a value of '%s'%s", text, shown(key), Nearest.hint(text, allowed)),
          key);
    }
    return text;
  }

  List<String> texts(String key) {
    return each(key).stream().map(this::text).toList();
  }

  /** Rows in a list, or in one text with {@code /} between them. */
  List<String> rows(String key) {
    return value(key) instanceof TomlValue.Array
        ? texts(key)
        : Arrays.asList(text(key).split("/", -1));
  }

  boolean flag(String key, boolean otherwise) {
    if (!has(key)) {
      return otherwise;
    }
    if (value(key) instanceof TomlValue.Flag flag) {
      return flag.value();
    }
    throw wrongType(key, "true or false");
  }

  /** A whole number that an int can hold. */
  int whole(String key) {
    return whole(key, -1_000_000_000, 1_000_000_000);
  }

  int whole(String key, int least, int most) {
    if (!(value(key) instanceof TomlValue.Whole given)) {
      throw wrongType(key, "a whole number");
    }
    long whole = given.value();
    if (whole < least || whole > most) {
      throw new DefinitionProblem(
          Text.format("'%s' is %d; it must be %d to %d", shown(key), whole, least, most), key);
    }
    return (int) whole;
  }

  /** The length of a line that fits on the board. */
  int length(String key, Board board) {
    int length = whole(key);
    new DefinitionCheck(board).checkLength(length, key);
    return length;
  }

  /** The paths of a list's elements, of a lone table itself, or none when the key is not given. */
  List<String> each(String key) {
    if (!has(key)) {
      return List.of();
    }
    if (value(key) instanceof TomlValue.Array array) {
      List<String> paths = new ArrayList<>();
      for (int i = 0; i < array.values().size(); i++) {
        paths.add(key + "." + i);
      }
      return paths;
    }
    return List.of(key);
  }

  void refuse(String key, String reason) {
    if (has(key)) {
      throw new DefinitionProblem(Text.format("'%s' has no meaning here: %s", key, reason), key);
    }
  }

  private DefinitionProblem wrongType(String key, String wanted) {
    return new DefinitionProblem(
        Text.format("'%s' must be %s, not %s", shown(key), wanted, value(key).kind()), key);
  }

  /** Blames the keys for whatever the work complains of. */
  static <T> T located(Supplier<T> work, String... keys) {
    try {
      return work.get();
    } catch (DefinitionProblem e) {
      throw e;
    } catch (InputException e) {
      throw new DefinitionProblem(e.getMessage(), keys);
    }
  }

  /** A path without the places in lists. */
  static String shown(String key) {
    return key.replaceAll("\\.[0-9]+", "");
  }
}
