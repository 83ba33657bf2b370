package games.oxo.match.play;

import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.record.EndReason;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.TimeManagement;
import games.oxo.search.kernel.SearchRules;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A player that uses one of our engines. The engine is created anew for each game, so that a game
 * depends on its seed and not on earlier games.
 */
public final class EnginePlayer implements MatchPlayer {
  private static final long DEFAULT_MILLIS = 1000;

  private final SearchRules rules;
  private final EngineSpec spec;
  private final EngineContext context;
  private final SearchListener listener;
  private @Nullable ConfiguredEngine configured;

  /**
   * @param rules of the game, which many players may share
   * @param context what the engine gets; its seed is replaced for each game
   * @param stopped whether the match is to end at once; then the engine plays what it has found
   * @throws InputException when there is no such engine or it does not play the game
   */
  public EnginePlayer(
      SearchRules rules, EngineSpec spec, EngineContext context, BooleanSupplier stopped) {
    this.rules = rules;
    this.spec = spec;
    this.context = context;
    listener = stopped::getAsBoolean;
    // Engines take their memory when they think, so this only finds out whether it can be made.
    Engines.create(rules, spec, context);
  }

  @Override
  public void begin(long seed) throws Forfeit {
    // The memory of the last game's engine must be free before.
    configured = null;
    try {
      configured = Engines.create(rules, spec, context.withSeed(seed));
    } catch (RuntimeException e) {
      throw crash(e);
    }
  }

  @Override
  public Reply move(Position position, MoveBudget budget) throws Forfeit {
    ConfiguredEngine engine = configured;
    if (engine == null) {
      throw new IllegalStateException("no game has begun");
    }
    try {
      SearchRequest request = SearchRequest.of(limits(engine, position, budget));
      Analysis found = engine.engine().think(position, request, listener);
      long nodes = found.nodes() > 0 ? found.nodes() : found.simulations();
      return new Reply(found.best(), found.value(), nodes);
    } catch (RuntimeException e) {
      throw crash(e);
    }
  }

  /**
   * The limits of an engine for a move. Those in its specification go before those of the match.
   * With a clock it takes no more than its {@link TimeManagement}; without any limit it has a
   * second.
   */
  static Limits limits(ConfiguredEngine engine, Position position, MoveBudget budget) {
    Limits own = engine.limits(position);
    Limits asked = own.equals(Limits.NONE) ? budget.limits() : own;
    return engine.limitsFor(position, asked, clockMillis(position, budget.clock()), DEFAULT_MILLIS);
  }

  private static long clockMillis(Position position, MoveBudget.Clock clock) {
    int free = position.game().board().cells() - position.ply();
    return clock.isRunning()
        ? TimeManagement.millis(clock.ownMillis(), clock.incrementMillis(), free)
        : 0;
  }

  private Forfeit crash(RuntimeException e) {
    Forfeit forfeit =
        new Forfeit(EndReason.CRASH, Text.format("the engine '%s' failed: %s", spec.name(), e));
    forfeit.initCause(e);
    return forfeit;
  }

  /** {@inheritDoc} Its memory is given back. */
  @Override
  public void close() {
    configured = null;
  }
}
