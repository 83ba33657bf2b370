package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.search.Engine;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** All engines of the registry with all built-in games, for tests that hold for each of them. */
final class EveryEngine {
  /** Ends every search soon, whatever it counts. */
  static final Limits SHORT = new Limits(0, 3, 2000, 200);

  private static final EngineContext CONTEXT = EngineContext.of(5, 4_000_000);

  private EveryEngine() {}

  /** Arguments: a game, and the name of an engine that plays it. */
  static Stream<Arguments> andGame() {
    return Samples.allBuiltIn()
        .flatMap(
            game ->
                Engines.all().stream()
                    .filter(entry -> entry.serves(game))
                    .map(entry -> Arguments.of(game, entry.name())));
  }

  /** Arguments: a game, and an engine with options that make it quick, every word once. */
  static Stream<Arguments> withOptionsAndGame() {
    return Samples.allBuiltIn()
        .flatMap(
            game ->
                Engines.all().stream()
                    .filter(entry -> entry.serves(game))
                    .flatMap(entry -> quickSpecs(entry, game).stream())
                    .map(spec -> Arguments.of(game, spec)));
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
    return Engines.create(game, EngineSpec.parse(spec), CONTEXT).engine();
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
