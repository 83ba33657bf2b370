package games.oxo.session.api;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.ReportedSearch;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** An analysis that answers with every intermediate result, and finally with the last one. */
final class AnalysisCall implements ApiService.Call, SearchListener {
  private final Position position;
  private final String engine;
  private final Optional<MoveValue> book;
  private final ReportedSearch search;
  private Consumer<ApiAnswer> answers = answer -> {};

  /**
   * @param book what the opening book plays
   */
  AnalysisCall(Position position, Engine engine, SearchRequest request, Optional<MoveValue> book) {
    this.position = position;
    this.engine = engine.name();
    this.book = book;
    search = new ReportedSearch(engine.start(position, request), request.reportMillis(), this);
  }

  @Override
  public boolean run(BooleanSupplier pause, Consumer<ApiAnswer> listener) {
    answers = listener;
    if (!search.run(pause)) {
      return false;
    }
    answers.accept(new ApiAnswer.Analyzed(position, engine, search.analysis(), book, true));
    return true;
  }

  @Override
  public void found(Analysis analysis) {
    answers.accept(new ApiAnswer.Analyzed(position, engine, analysis, book, false));
  }

  @Override
  public boolean stop() {
    return false;
  }
}
