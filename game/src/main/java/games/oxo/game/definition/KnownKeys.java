package games.oxo.game.definition;

import games.oxo.game.board.Shapes;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.score.ScorePart;
import games.oxo.game.score.ScoreParts;
import games.oxo.game.toml.TomlValue;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The keys that a definition file may have; those of a board follow from the shapes. */
final class KnownKeys {
  /** The keys of each table, by its path. */
  private final Map<String, List<String>> tables = new TreeMap<>();

  KnownKeys(Shapes shapes) {
    tables.put(
        "", List.of("name", "extends", "board", "line", "score", "swap", "turns", "notation"));
    List<String> ofBoard = new ArrayList<>(List.of("shape"));
    ofBoard.addAll(shapes.figureNames());
    ofBoard.addAll(List.of("gravity", "cells", "directions", "wrap"));
    tables.put("board", ofBoard);
    tables.put("line", List.of("win", "lose", "pattern"));
    tables.put("line.pattern", List.of("cells", "result", "name"));
    tables.put("score", ScoreParts.KINDS.stream().map(ScorePart.Kind::key).toList());
    for (ScorePart.Kind kind : ScoreParts.KINDS) {
      if (!kind.keys().isEmpty()) {
        tables.put("score." + kind.key(), kind.keys());
      }
    }
  }

  /** The paths of all keys: {@code name}, {@code board.width} and so on. */
  List<String> paths() {
    return tables.entrySet().stream()
        .flatMap(
            table ->
                table.getValue().stream()
                    .map(key -> table.getKey().isEmpty() ? key : table.getKey() + "." + key))
        .sorted()
        .toList();
  }

  /**
   * Makes sure that all keys of a file are known.
   *
   * @throws InputException for the first that is not
   */
  void check(TomlValue.Table file, Source source) {
    check(file, "", source);
  }

  private void check(TomlValue.Table table, String path, Source source) {
    List<String> known = tables.getOrDefault(path, List.of());
    table
        .entries()
        .forEach(
            (key, value) -> {
              String full = path.isEmpty() ? key : path + "." + key;
              if (!known.contains(key)) {
                throw new InputException(
                        Text.format(
                            "unknown key '%s'%s%s",
                            key, path.isEmpty() ? "" : " in '" + path + "'", home(key, known)))
                    .at(source.label(), value.line());
              }
              if (tables.containsKey(full)) {
                checkTable(value, full, source);
              }
            });
  }

  /** A table where one is required; points may be a list of tables too. */
  private void checkTable(TomlValue value, String path, Source source) {
    boolean listed = path.indexOf('.') >= 0;
    if (value instanceof TomlValue.Table table) {
      check(table, path, source);
    } else if (listed && value instanceof TomlValue.Array list) {
      list.values().forEach(element -> checkTable(element, path, source));
    } else {
      throw new InputException(
              Text.format(
                  "'%s' must be a table { %s = … }%s, not %s",
                  path,
                  String.join(" = …, ", tables.getOrDefault(path, List.of())),
                  listed ? " or a list of such tables" : "",
                  value.kind()))
          .at(source.label(), value.line());
    }
  }

  /** The table where an unknown key is known, or the nearest key that is known here. */
  private String home(String key, List<String> known) {
    String homes =
        tables.entrySet().stream()
            .filter(table -> table.getValue().contains(key))
            .map(table -> table.getKey().isEmpty() ? "the top of the file" : table.getKey())
            .sorted()
            .map(table -> "'" + table + "'")
            .collect(Collectors.joining(" or "));
    return homes.isEmpty() ? Nearest.hint(key, known) : "; it belongs in " + homes;
  }
}
