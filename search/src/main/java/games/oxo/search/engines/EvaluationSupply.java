package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.Optional;

/**
 * Supplies engines with learned evaluations. What a specification says after {@code eval=} may be
 * the name of a file, so only a supply that the command line made opens it.
 */
public interface EvaluationSupply {
  /** Nothing was learned, and nothing can be named. */
  EvaluationSupply NONE =
      new EvaluationSupply() {
        @Override
        public LearnedEvaluation named(Game game, String text) {
          throw new InputException("an evaluation can be chosen on the command line only");
        }

        @Override
        public Optional<LearnedEvaluation> usual(Game game) {
          return Optional.empty();
        }
      };

  /** Always the same evaluation, whatever is asked for: for who has chosen it already. */
  static EvaluationSupply only(LearnedEvaluation learned) {
    return new EvaluationSupply() {
      @Override
      public LearnedEvaluation named(Game game, String text) {
        return learned;
      }

      @Override
      public Optional<LearnedEvaluation> usual(Game game) {
        return Optional.of(learned);
      }
    };
  }

  /**
   * The evaluation that a specification asks for.
   *
   * @throws InputException when there is none, or it is one of another game
   */
  LearnedEvaluation named(Game game, String text);

  /** The evaluation of an engine whose specification says nothing about it. */
  Optional<LearnedEvaluation> usual(Game game);
}
