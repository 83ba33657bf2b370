package games.oxo.bench;

import games.oxo.game.Game;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.util.function.BooleanSupplier;

/**
 * Benchmark of an engine: it searches the empty board again and again. A slice is one search with
 * cleared tables; the engine is reused, so its memory has reached its full size before the
 * measurement.
 */
final class SearchJob implements Job {
  /** The memory that a search may take. */
  static final long BYTES = 256L << 20;

  private static final long SEED = 1;

  private final Game game;
  private final Engine engine;
  private final SearchRequest request;
  private final SearchListener listener;
  private long digest;

  SearchJob(Game game, String spec, Limits limits, WorkerPool pool, BooleanSupplier stop) {
    this.game = game;
    request = SearchRequest.of(limits);
    EngineContext context = EngineContext.of(SEED, BYTES).withDeterministic(true).withWorkers(pool);
    engine = Engines.create(game, EngineSpec.parse(spec), context).engine();
    listener = stop::getAsBoolean;
  }

  @Override
  public long slice() {
    engine.newGame();
    Analysis found = engine.think(game.start(), request, listener);
    long units = found.nodes() == 0 ? found.simulations() : found.nodes();
    digest = 31 * (31 * digest + units) + found.best().cell();
    return units;
  }

  @Override
  public long digest() {
    return digest;
  }
}
