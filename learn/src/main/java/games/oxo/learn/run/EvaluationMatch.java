package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.record.GameRecord;
import games.oxo.match.run.MatchSession;
import games.oxo.search.WorkProgress;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A match between engines with evaluations that are kept in memory.
 *
 * @param evaluations by the names that the engines of the plan have for them
 */
public record EvaluationMatch(MatchPlan plan, Map<String, LearnedEvaluation> evaluations) {
  public EvaluationMatch {
    evaluations = Map.copyOf(evaluations);
  }

  /**
   * Makes everything ready.
   *
   * @param bytes all memory that it may take
   * @param workers how many games are played at once
   * @param played games of it that are in a log already
   * @throws InputException when the game has no such openings
   */
  public MatchSession session(
      Game game, long bytes, int workers, List<GameRecord> played, BooleanSupplier stopped) {
    MatchSession.Means means =
        MatchSession.Means.ofEngines(bytes, workers, Knowledge.NONE.withEvaluations(new Named()));
    return new MatchSession(plan, game, means, played, WorkProgress.NONE, stopped);
  }

  /** The evaluations of this match. */
  private final class Named implements EvaluationSupply {
    @Override
    public LearnedEvaluation named(Game any, String text) {
      LearnedEvaluation found = evaluations.get(text);
      if (found == null) {
        throw new InputException("there is no evaluation " + text);
      }
      return found;
    }

    @Override
    public Optional<LearnedEvaluation> usual(Game any) {
      return Optional.empty();
    }
  }
}
