package games.oxo.game.library;

import games.oxo.game.Game;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Names;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The games that come with the program. Their definitions are resources of the class path, a game's
 * variants in a folder beside it. No name can make this class open a file or anything else: it
 * loads only the names in its list.
 */
public final class BuiltInGames {
  private static final String FOLDER = "/oxo/games/";
  private static final List<String> IDS = readIndex();
  private static final String NAME = "the name of the game";

  private BuiltInGames() {}

  /** All ids, a game before its variants: {@code squava}, {@code yavalath:side4}. */
  public static List<String> ids() {
    return IDS;
  }

  /**
   * Loads a built-in game by its id or its printed name in plain letters.
   *
   * @throws InputException when there is none of that name
   */
  public static Game load(String name) {
    Source found = find(name).orElseThrow(() -> unknown(name, ""));
    return Game.of(DefinitionReader.read(found, BuiltInGames::base));
  }

  /**
   * Reads a definition that arrived as text. It may extend built-in games, but no files.
   *
   * @param id how the game and its faults are named; it is not looked up anywhere
   * @throws InputException with the line when there is anything wrong
   */
  public static Definition define(String id, String text) {
    return DefinitionReader.read(new Source(id, id, text), BuiltInGames::base);
  }

  private static Source base(String name, Source from) {
    return find(name).orElseThrow(() -> unknown(name, ""));
  }

  /**
   * The definition of a name, if any: an id, or a game's printed name in plain letters, optionally
   * followed by the size of another board, as in {@code connect4:8x7}.
   */
  public static Optional<Source> find(String name) {
    if (Names.fault(NAME, name).isPresent()) {
      return Optional.empty();
    }
    String wanted = name.toLowerCase(Locale.ROOT);
    String id = IDS.contains(wanted) ? wanted : PrintedNames.TO_ID.get(PlainName.of(name));
    return id != null
        ? Optional.of(source(id))
        : sized(name)
            .filter(sized -> sized.problem(rules(sized.base()), BuiltInGames::base).isEmpty())
            .map(sized -> sized.source(rules(sized.base())));
  }

  /** Whether this is the id of a built-in game, on a board of whatever size. */
  public static boolean isId(String id) {
    return find(id).filter(source -> source.id().equals(id)).isPresent();
  }

  /** The game and size of a name whose base is a built-in game or a variant. */
  private static Optional<SizedGame> sized(String name) {
    return SizedGame.of(name)
        .flatMap(sized -> find(sized.base()).map(base -> new SizedGame(base.id(), sized.figures())))
        .filter(sized -> IDS.contains(sized.base()));
  }

  private static Definition rules(String id) {
    return DefinitionReader.read(source(id), BuiltInGames::base);
  }

  private static Source source(String id) {
    String file = id.replace(':', '/') + ".toml";
    return new Source(id, file + " (built in)", resource(file));
  }

  /**
   * The complaint that there is no such game.
   *
   * @param otherwise what else a name may be where the list of games is told, as in {@code , or
   *     give a path}; may be empty
   */
  public static InputException unknown(String name, String otherwise) {
    Optional<InputException> fault = Names.fault(NAME, name);
    if (fault.isPresent()) {
      return fault.get();
    }
    Optional<SizedGame> sized = sized(name);
    if (sized.isPresent()) {
      Definition rules = rules(sized.get().base());
      return sized
          .get()
          .problem(rules, BuiltInGames::base)
          .orElseThrow(() -> new IllegalStateException(name));
    }
    int colon = name.indexOf(':');
    Optional<Source> base = colon < 0 ? Optional.empty() : find(name.substring(0, colon));
    if (base.isPresent()) {
      return unknownVariant(base.get().id(), name.substring(colon + 1));
    }
    List<String> known = new ArrayList<>(IDS);
    PrintedNames.TO_ID.keySet().stream()
        .filter(plain -> !known.contains(plain))
        .forEach(known::add);
    String hint = Nearest.hint(name, known);
    String games = String.join(", ", IDS.stream().filter(id -> !id.contains(":")).toList());
    return new InputException(
        Text.format(
            "there is no game '%s'%s",
            name,
            hint.startsWith("; did") ? hint : "; the built-in games are " + games + otherwise));
  }

  private static InputException unknownVariant(String game, String variant) {
    List<String> variants =
        IDS.stream()
            .filter(id -> id.startsWith(game + ":"))
            .map(id -> id.substring(game.length() + 1))
            .toList();
    return new InputException(
        Text.format(
            "%s has no variant '%s'%s",
            game,
            variant,
            variants.isEmpty()
                ? "; it has only other sizes, such as " + game + ":6x6"
                : Nearest.hint(variant, variants)));
  }

  /**
   * Printed names in plain letters, {@code misere-tic-tac-toe}, with their ids; all definitions are
   * read for them, once.
   */
  private static final class PrintedNames {
    static final Map<String, String> TO_ID = new LinkedHashMap<>();

    static {
      for (String id : BuiltInGames.IDS) {
        TO_ID.put(PlainName.of(rules(id).name()), id);
      }
    }
  }

  private static List<String> readIndex() {
    List<String> ids = new ArrayList<>();
    for (String line : resource("index.txt").split("\n")) {
      if (!line.isBlank()) {
        ids.add(line.strip());
      }
    }
    return List.copyOf(ids);
  }

  private static String resource(String file) {
    try (InputStream in = BuiltInGames.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its file " + FOLDER + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
