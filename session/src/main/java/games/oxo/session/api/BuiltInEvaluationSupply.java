package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.Optional;
import java.util.function.Function;

/**
 * Supplies the learned evaluations that come with the program, and no others: what a request names
 * must not make it open a file.
 */
public final class BuiltInEvaluationSupply implements EvaluationSupply {
  private final Function<Game, Optional<LearnedEvaluation>> evaluations;

  /**
   * @param evaluations finds the evaluation of a game; empty when it has none
   */
  public BuiltInEvaluationSupply(Function<Game, Optional<LearnedEvaluation>> evaluations) {
    this.evaluations = evaluations;
  }

  @Override
  public LearnedEvaluation named(Game game, String text) {
    if (!text.equals(ApiKnowledge.BUILT_IN)) {
      throw new InputException("the evaluation can be 'builtin' or 'none' here");
    }
    return usual(game)
        .orElseThrow(
            () -> new InputException(Text.format("no evaluation of %s comes with OXO", game.id())));
  }

  @Override
  public Optional<LearnedEvaluation> usual(Game game) {
    return evaluations.apply(game);
  }
}
