package games.oxo.game.files;

import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The definition files that come with the program; each game's variants lie in a folder beside it.
 */
final class BuiltIn {
  private static final String FOLDER = "/oxo/games/";

  private BuiltIn() {}

  /** All ids, a game before its variants: {@code squava}, {@code yavalath:side4}. */
  static List<String> ids() {
    return resource("index.txt").lines().map(String::strip).filter(s -> !s.isEmpty()).toList();
  }

  static Source source(String id) {
    String file = id.replace(':', '/') + ".toml";
    return new Source(id, file + " (built in)", resource(file));
  }

  /**
   * The id that a person means by a name, if any: an id, or a game's printed name in plain letters.
   */
  static Optional<String> find(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    if (ids().contains(wanted)) {
      return Optional.of(wanted);
    }
    return Optional.ofNullable(names().get(plain(name)));
  }

  static InputException unknown(String name) {
    int colon = name.indexOf(':');
    Optional<String> base = colon < 0 ? Optional.empty() : find(name.substring(0, colon));
    if (base.isPresent()) {
      String game = base.get();
      List<String> variants =
          ids().stream()
              .filter(id -> id.startsWith(game + ":"))
              .map(id -> id.substring(game.length() + 1))
              .toList();
      String variant = name.substring(colon + 1);
      return new InputException(
          "%s has no variant '%s'%s"
              .formatted(
                  game,
                  variant,
                  variants.isEmpty() ? "; it has none" : Nearest.hint(variant, variants)));
    }
    List<String> known = new ArrayList<>(ids());
    names().keySet().stream().filter(slug -> !known.contains(slug)).forEach(known::add);
    String hint = Nearest.hint(name, known);
    return new InputException(
        "there is no game '%s'%s"
            .formatted(
                name,
                hint.startsWith("; did")
                    ? hint
                    : "; built in are "
                        + String.join(", ", ids().stream().filter(i -> !i.contains(":")).toList())
                        + ", or give the path of a definition file"));
  }

  /** Printed names in plain letters, {@code misere-tic-tac-toe}, with their ids. */
  private static Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    for (String id : ids()) {
      names.put(plain(GameLibrary.definition(source(id)).name()), id);
    }
    return names;
  }

  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\p{M}", "")
        .replaceAll("[^a-z0-9]+", "-")
        .replaceAll("^-|-$", "");
  }

  private static String resource(String file) {
    try (InputStream in = BuiltIn.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its file " + FOLDER + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
