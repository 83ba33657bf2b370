package games.oxo.learn.sample;

import games.oxo.game.Game;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.SearchRules;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What determines games of self-play, besides their numbers.
 *
 * @param evaluation what the players look at; its scale of chances does not matter. In a score game
 *     one without generations stands for none
 * @param nodes how many positions each visits for a move; in a score game how many simulations
 * @param seed for all random numbers
 */
public record SelfPlayPlan(LearnedEvaluation evaluation, long nodes, long seed) {
  /** Makes players, one for each thread; they share the tables. */
  public Supplier<SelfPlayer> players(Game game) {
    SearchRules rules = new SearchRules(game);
    if (!rules.hasLines()) {
      Optional<LearnedEvaluation> learned =
          Optional.of(evaluation.withScale(ChanceScale.PLAIN))
              .filter(each -> each.provenance().generations() > 0);
      return () -> new TreePlayer(rules, learned, nodes, seed);
    }
    TupleEvaluation tables = new TupleEvaluation(rules, evaluation.weights(), ChanceScale.PLAIN);
    return () -> new LinePlayer(tables, nodes, seed);
  }
}
