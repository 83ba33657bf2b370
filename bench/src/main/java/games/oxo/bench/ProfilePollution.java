package games.oxo.bench;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.mcts.Policy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Pollutes the type profiles of the just-in-time compiler on purpose: runs every engine on every
 * built-in game and variant for a moment, as in a program that serves them all: afterwards Java's
 * profiles of the shared classes are not specific to any game.
 */
final class ProfilePollution {
  private static final long BYTES = 16L << 20;

  private final Stopwatch.Watcher listener;

  ProfilePollution(Stopwatch.Watcher listener) {
    this.listener = listener;
  }

  /**
   * Plays them all, which takes about this many seconds together.
   *
   * @throws SearchStopped when the listener says so
   */
  void play(double seconds) {
    List<String> games = BuiltInGames.ids();
    List<String> specs = specs();
    long millis = Math.max(1, Math.round(1000 * seconds / (games.size() * specs.size())));
    for (int i = 0; i < games.size(); i++) {
      Game game = BuiltInGames.load(games.get(i));
      for (String spec : specs) {
        listener.progress((double) i / games.size());
        create(game, spec).ifPresent(engine -> think(engine, game, millis));
      }
    }
  }

  private static List<String> specs() {
    List<String> specs = new ArrayList<>(Engines.names());
    Policy.keys().forEach(policy -> specs.add("mcts:policy=" + policy));
    return specs;
  }

  /** An engine need not play every game. */
  private static Optional<Engine> create(Game game, String spec) {
    try {
      EngineContext context = EngineContext.of(1, BYTES).withDeterministic(true);
      return Optional.of(Engines.create(game, EngineSpec.parse(spec), context).engine());
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private void think(Engine engine, Game game, long millis) {
    SearchRequest request = SearchRequest.of(Limits.time(millis));
    engine.think(game.start(), request, listener::stop);
    if (listener.stop()) {
      throw new SearchStopped();
    }
  }
}
