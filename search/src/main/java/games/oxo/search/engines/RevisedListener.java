package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.function.UnaryOperator;

/**
 * A listener to the search of another engine, which passes the results on in revised form.
 *
 * @param revision makes a result from that of the other engine; it may be asked many times
 */
record RevisedListener(SearchListener listener, UnaryOperator<Analysis> revision)
    implements SearchListener {
  /** Lets an engine think, and revises all that it finds. */
  static Analysis think(
      Engine engine,
      Position position,
      SearchRequest request,
      SearchListener listener,
      UnaryOperator<Analysis> revision) {
    return revision.apply(engine.think(position, request, of(listener, revision)));
  }

  static SearchListener of(SearchListener listener, UnaryOperator<Analysis> revision) {
    return listener == SearchListener.NONE ? listener : new RevisedListener(listener, revision);
  }

  @Override
  public void found(Analysis analysis) {
    listener.found(revision.apply(analysis));
  }

  @Override
  public boolean stop() {
    return listener.stop();
  }

  @Override
  public long heldNanos() {
    return listener.heldNanos();
  }

  @Override
  public SearchControl forHelper() {
    return listener.forHelper();
  }
}
