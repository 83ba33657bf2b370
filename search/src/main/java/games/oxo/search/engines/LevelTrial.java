package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;

/**
 * A trial of a level on one position: how likely it is to play a move. It searches once as the
 * level does, and then counts all that its carelessness could do, so that luck plays a part only in
 * the search. Its limits are simulations and nodes, never time.
 */
public final class LevelTrial {
  /** The highest level has no limit of its own; these were chosen by hand. */
  private static final Limits HIGHEST = new Limits(0, 0, 200_000, 50_000);

  private final int level;
  private final Engine engine;
  private final Position position;

  /**
   * @param engine what the level searches with
   */
  LevelTrial(int level, Engine engine, Position position) {
    this.level = level;
    this.engine = engine;
    this.position = position;
  }

  /** Searches as the level does. */
  public Analysis think(SearchControl control) {
    Limits limits =
        level == Engines.LEVELS ? HIGHEST : Limits.simulations(LevelEngine.simulations(level));
    SearchListener listener = SearchListener.controlledBy(control);
    return engine.think(position, SearchRequest.of(limits), listener);
  }

  /** How likely the level is to play a move when its search has found this, from 0 to 1. */
  public double chance(Analysis found, Move move) {
    double careless = found.moves().isEmpty() ? 0 : LevelEngine.carelessness(level, position);
    double careful = found.best().equals(move) ? 1 - careless : 0;
    return careful + careless * LevelEngine.share(found.moves(), move);
  }
}
