package games.oxo.learn.run;

import games.oxo.game.words.Text;
import games.oxo.learn.calibrate.Reliability;
import games.oxo.learn.calibrate.ScaleFit;
import games.oxo.learn.sample.DistinctPositions;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What is done with the last accepted weights in the end: their values are calibrated, and a match
 * with tree search decides which of the two {@code best} uses.
 */
final class FinishStep {
  /**
   * An effort at which values are calibrated.
   *
   * @param times how many times that of self-play
   * @param share of the positions of an attempt: so many that one bin of ten has an error of about
   *     a per cent where a game lasts long
   */
  private record Effort(int times, double share) {}

  private static final List<Effort> EFFORTS = List.of(new Effort(1, 0.25), new Effort(16, 0.125));

  private static final long LEAST_POSITIONS = 300;

  private final LearnContext context;
  private final SelfPlayStep games;
  private final MatchStep matches;

  FinishStep(LearnContext context, SelfPlayStep games, MatchStep matches) {
    this.context = context;
    this.games = games;
    this.matches = matches;
  }

  /**
   * Finishes.
   *
   * @param writer receives the evaluation whenever something has been added to it
   * @return empty if it was stopped
   */
  Optional<LearnSummary> finish(LearnedEvaluation last, Consumer<LearnedEvaluation> writer) {
    List<LearnSummary.Calibration> calibrations = new ArrayList<>();
    for (Effort effort : EFFORTS) {
      long nodes = effort.times() * context.plan().nodes();
      long wanted =
          Math.max(LEAST_POSITIONS, Math.round(effort.share() * context.plan().positions()));
      Optional<List<ScoredGame>> played = games.calibration(last, nodes, wanted);
      if (played.isEmpty()) {
        return Optional.empty();
      }
      calibrations.add(calibration(nodes, played.get()));
    }
    LearnedEvaluation learned =
        last.withScale(
            new ChanceScale(calibrations.stream().map(LearnSummary.Calibration::scale).toList()));
    writer.accept(learned);
    WinDrawLoss score = WinDrawLoss.NONE;
    if (context.plan().finalMillis() > 0) {
      GateMatch.Result result = matches.againstTreeSearch(learned);
      if (!result.complete()) {
        return Optional.empty();
      }
      score = result.standings().games(0, 1);
      learned = withResult(learned, score);
      writer.accept(learned);
    }
    return Optional.of(
        new LearnSummary(
            context.game(),
            context.plan(),
            context.folder().attempts(),
            learned,
            calibrations,
            score));
  }

  private LearnSummary.Calibration calibration(long nodes, List<ScoredGame> played) {
    List<ScoredGame> distinct = DistinctPositions.of(played);
    Knot scale = new ScaleFit(context.rules(), distinct).knot(nodes);
    Reliability found =
        Reliability.of(context.rules(), distinct, new ChanceScale(List.of(scale)), nodes);
    return new LearnSummary.Calibration(played.size(), scale, found);
  }

  private LearnedEvaluation withResult(LearnedEvaluation learned, WinDrawLoss score) {
    Provenance old = learned.provenance();
    List<String> found = new ArrayList<>(old.matches());
    found.add(
        Text.format(
            "against mcts-solver at %d ms: %s Elo",
            context.plan().finalMillis(), Elo.logistic(score).text()));
    boolean deep = score.wins() >= score.losses();
    return learned.withResult(
        deep ? Stronger.EVALUATED : Stronger.TREE,
        new Provenance(
            old.game(), old.seed(), old.generations(), old.games(), old.positions(), found));
  }
}
