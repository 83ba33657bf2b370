package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Engine;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;

/** An engine under another name. */
record RenamedEngine(String name, Engine engine) implements Engine {
  @Override
  public Search start(Position position, SearchRequest request) {
    return engine.start(position, request);
  }

  @Override
  public void newGame() {
    engine.newGame();
  }
}
