package games.oxo.session.api;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * An analysis that answers with every intermediate result, and finally with the last one.
 *
 * @param book what the opening book plays
 */
record AnalysisCall(
    Position position, Engine engine, SearchRequest request, Optional<MoveValue> book)
    implements ApiService.Call {
  @Override
  public void run(SearchControl control, Consumer<ApiAnswer> answers) {
    SearchListener listener =
        SearchListener.of(control, found -> answers.accept(answer(found, false)));
    answers.accept(answer(engine.think(position, request, listener), true));
  }

  private ApiAnswer answer(Analysis found, boolean last) {
    return new ApiAnswer.Analyzed(position, engine.name(), found, book, last);
  }
}
