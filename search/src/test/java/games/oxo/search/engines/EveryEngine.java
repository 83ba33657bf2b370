package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.search.Engine;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * All engines of the registry with all built-in games, for tests that hold for each of them. A
 * short run has every engine, every game, and every kind of engine with every kind of game.
 */
final class EveryEngine {
  /** Ends every search soon, whatever it counts. */
  static final Limits SHORT = new Limits(0, 3, 2000, 200);

  private static final EngineContext CONTEXT = EngineContext.of(5, 4_000_000);

  private EveryEngine() {}

  /** Of the pairs that differ little from others a short run tries one of so many. */
  private static final int ONE_OF = 5;

  /** Kernels take the longest to make, and engines share them. */
  private static final Map<String, SearchRules> RULES = new ConcurrentHashMap<>();

  /** Arguments: a game, and the name of an engine that plays it. */
  static Stream<Arguments> andGame() {
    return pairs((game, entry) -> Stream.of(Arguments.of(game, entry.name())));
  }

  private static Stream<Arguments> pairs(BiFunction<Game, EngineEntry, Stream<Arguments>> each) {
    List<Game> games = Samples.allBuiltIn().toList();
    List<EngineEntry> entries = Engines.all();
    List<Arguments> pairs = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      for (int j = 0; j < entries.size(); j++) {
        Game game = games.get(i);
        EngineEntry entry = entries.get(j);
        if (entry.serves(game)
            && (FullRun.isOn() || isOneOfAKind(game, entry) || (i + j) % ONE_OF == 0)) {
          each.apply(game, entry).forEach(pairs::add);
        }
      }
    }
    return pairs.stream();
  }

  /** Whether the game is no variant, and the engine no level of difficulty between others. */
  private static boolean isOneOfAKind(Game game, EngineEntry entry) {
    return !game.id().contains(":") && !entry.name().matches("level[2-9]");
  }

  /** Arguments: a game, and an engine with options that make it quick, every word once. */
  static Stream<Arguments> withOptionsAndGame() {
    return pairs(
        (game, entry) -> quickSpecs(entry, game).stream().map(spec -> Arguments.of(game, spec)));
  }

  private static List<String> quickSpecs(EngineEntry entry, Game game) {
    List<String> limits = new ArrayList<>();
    List<String> specs = new ArrayList<>();
    for (EngineOption option : entry.options(game)) {
      if (option.name().equals("depth")) {
        limits.add("depth=2");
      } else if (option.name().equals("nodes")) {
        limits.add("nodes=300");
      } else if (option.name().equals("simulations")) {
        limits.add("simulations=60");
      }
    }
    for (EngineOption option : entry.options(game)) {
      if (option instanceof EngineOption.Choice choice) {
        for (String word : choice.words()) {
          specs.add(spec(entry, limits, option.name() + "=" + word));
        }
      }
    }
    return specs.isEmpty() ? List.of(spec(entry, limits, "")) : specs;
  }

  private static String spec(EngineEntry entry, List<String> limits, String more) {
    String options =
        Stream.concat(limits.stream(), Stream.of(more))
            .filter(option -> !option.isEmpty())
            .collect(Collectors.joining(","));
    return options.isEmpty() ? entry.name() : entry.name() + ":" + options;
  }

  /** An engine in its usual state. */
  static Engine create(Game game, String spec) {
    return configured(game, spec, CONTEXT).engine();
  }

  /** An engine with its own limits. */
  static ConfiguredEngine configured(Game game, String spec, EngineContext context) {
    SearchRules rules = RULES.computeIfAbsent(game.id(), id -> new SearchRules(game));
    return Engines.create(rules, EngineSpec.parse(spec), context);
  }

  /** Positions at the beginning, with a swap on offer if there is one, and near the end. */
  static List<Position> positions(Game game) {
    Dice dice = new Dice(41);
    List<Position> positions = new ArrayList<>();
    positions.add(game.start());
    positions.add(game.start().play(game.start().legalMoves().get(0)));
    LatePosition.of(game, 9, dice).ifPresent(positions::add);
    return positions;
  }
}
