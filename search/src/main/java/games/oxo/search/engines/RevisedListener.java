package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.function.UnaryOperator;

/** Listens to the search of another engine, and passes the results on in revised form. */
final class RevisedListener {
  private RevisedListener() {}

  /** Lets an engine think, and revises all that it finds. */
  static Analysis think(
      Engine engine,
      Position position,
      SearchRequest request,
      SearchListener listener,
      UnaryOperator<Analysis> revision) {
    return revision.apply(engine.think(position, request, of(listener, revision)));
  }

  /**
   * A listener that revises what it is told.
   *
   * @param revision makes a result from that of the other engine; it may be asked many times
   */
  static SearchListener of(SearchListener listener, UnaryOperator<Analysis> revision) {
    return listener == SearchListener.NONE
        ? listener
        : SearchListener.of(listener, found -> listener.found(revision.apply(found)));
  }
}
