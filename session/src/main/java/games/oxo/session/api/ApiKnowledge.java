package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.solve.BookWins;
import games.oxo.search.solve.ExactValues;

/**
 * What a carrier of the API knows about games besides their rules: exact values, opening books and
 * learned evaluations. It is used by many threads at once.
 */
public interface ApiKnowledge {
  /** The name of the book and of the evaluation that come with the program. */
  String BUILT_IN = "builtin";

  /** Nothing but the rules. */
  ApiKnowledge NONE =
      new ApiKnowledge() {
        @Override
        public ExactValues values(Game game) {
          return ExactValues.NONE;
        }

        @Override
        public BookSupply books() {
          return BookSupply.NONE;
        }

        @Override
        public EvaluationSupply evaluations() {
          return EvaluationSupply.NONE;
        }
      };

  /** The exact values of a game; {@link ExactValues#NONE} when none are known. */
  ExactValues values(Game game);

  /** What is proven of a game: its exact values, and the wins that its opening book proves. */
  default ExactValues proofs(Game game) {
    return BookWins.after(values(game), books().usual(game, true));
  }

  /**
   * What the opening book of its game knows of a position that is not over: the book of the engine
   * {@code best}, if nothing else is known.
   */
  default BookContents book(Position position) {
    OpeningBook book = books().usual(position.game(), true);
    return book == OpeningBook.NONE ? BookContents.NONE : BookContents.of(BUILT_IN, book, position);
  }

  /** The books that engines may play from. What a request names must not make it open a file. */
  BookSupply books();

  /** The learned evaluations that engines may look at; for them the same holds. */
  EvaluationSupply evaluations();

  /** All that engines may know of a game. */
  default Knowledge ofEngines(Game game) {
    return new Knowledge(values(game), books(), evaluations());
  }

  /** What values positions of a game where nobody plays: what is proven, and evaluations. */
  default Knowledge ofJudges(Game game) {
    return new Knowledge(proofs(game), BookSupply.NONE, evaluations());
  }
}
