package games.oxo.search.engines;

import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.List;
import java.util.function.UnaryOperator;

/** What an {@link AnswerSource} says about a position. */
sealed interface Finding {
  /**
   * The whole answer: nothing else is asked.
   *
   * @param analysis has been told to the listener
   */
  record Answer(Analysis analysis) implements Finding {}

  /**
   * A question that remains for the sources after this one and for the search.
   *
   * @param request what to ask of them: fewer moves perhaps, or less time
   * @param revision makes results from theirs; it may be asked many times
   */
  record Question(SearchRequest request, UnaryOperator<Analysis> revision) implements Finding {}

  /** The whole answer, which the listener is told. */
  static Finding answer(Analysis analysis, SearchListener listener) {
    listener.found(analysis);
    return new Answer(analysis);
  }

  /** Nothing is known; the question remains as it was. */
  static Finding nothing(SearchRequest request) {
    return new Question(request, UnaryOperator.identity());
  }

  /**
   * The proven values of some moves, perhaps none.
   *
   * @param moves of those that win the first is preferred
   * @param request what remains to be asked
   */
  static Finding proven(List<MoveValue> moves, SearchRequest request) {
    return moves.isEmpty()
        ? nothing(request)
        : new Question(request, new ProvenMoves(moves, request.everyMove()));
  }
}
