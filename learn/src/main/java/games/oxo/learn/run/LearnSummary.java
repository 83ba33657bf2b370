package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.learn.calibrate.Reliability;
import games.oxo.match.stats.EloEstimate;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What learning has come to in the end.
 *
 * @param attempts all that were made
 * @param learned the last accepted evaluation, calibrated
 * @param calibrations by effort, the least first
 * @param againstTree the games of the search with it against tree search without; none if there was
 *     no match
 */
public record LearnSummary(
    Game game,
    LearnPlan plan,
    List<Attempt> attempts,
    LearnedEvaluation learned,
    List<Calibration> calibrations,
    WinDrawLoss againstTree) {
  /**
   * What the values of a search mean as chances, by games that nothing was fitted to but this.
   *
   * @param scale what values mean at this effort
   */
  public record Calibration(int games, Knot scale, Reliability reliability) {
    /** Positions visited for a move. */
    public long nodes() {
      return scale.nodes();
    }

    /** What values are multiplied by. */
    public double factor() {
      return scale.factor();
    }
  }

  public LearnSummary {
    attempts = List.copyOf(attempts);
    calibrations = List.copyOf(calibrations);
  }

  /** The search of the last match that looks at the evaluation. */
  public String evaluatedEngine() {
    return game.rules().hasPoints() ? "mcts" : "deep";
  }

  /** The search that it was compared with. */
  public String plainEngine() {
    return game.rules().hasPoints() ? "mcts:eval=none" : "mcts-solver";
  }

  /** The one that {@code best} uses; null when there was no match. */
  public @Nullable String strongerEngine() {
    return switch (learned.stronger()) {
      case UNKNOWN -> null;
      case EVALUATED -> evaluatedEngine();
      case TREE -> plainEngine();
    };
  }

  /** How much stronger the evaluation is than the one made by hand. */
  public EloEstimate elo() {
    return TotalElo.of(attempts);
  }
}
