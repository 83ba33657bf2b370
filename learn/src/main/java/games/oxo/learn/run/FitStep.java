package games.oxo.learn.run;

import games.oxo.learn.calibrate.ScaleFit;
import games.oxo.learn.fit.FitSettings;
import games.oxo.learn.fit.LogisticFit;
import games.oxo.learn.fit.TrainingSet;
import games.oxo.learn.sample.DistinctPositions;
import games.oxo.learn.sample.SampleFile;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.mcts.MctsSearch;
import games.oxo.search.parallel.OrderedPipeline;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Fits the weights of an attempt, with the settings that do best on games that were held out. */
final class FitStep {
  /** One game of so many is held out of the fit, to tell which settings are best. */
  private static final int HELD_OUT = 10;

  private static final double DECAY_STEP = 3;

  private final LearnContext context;

  FitStep(LearnContext context) {
    this.context = context;
  }

  /** What one fit has come to. */
  private record Fitted(FitSettings settings, LogisticFit fit, double loss) {}

  /**
   * Fits, and keeps what was found in the folder.
   *
   * @return whether it came to its end
   */
  boolean fit(int attempt) {
    List<ScoredGame> games = games(attempt);
    Knot scale = new ScaleFit(context.rules(), games).knot(context.plan().nodes());
    TrainingSet fitted = TrainingSet.of(context.rules(), part(games, false), scale);
    TrainingSet heldOut = TrainingSet.of(context.rules(), part(games, true), scale);
    List<FitSettings> tries = tries(attempt);
    List<Fitted> ended = new ArrayList<>();
    new OrderedPipeline<FitSettings, Fitted>(context.means().threads())
        .run(
            tries.iterator(),
            () -> settings -> fit(fitted, heldOut, settings),
            each -> {
              ended.add(each);
              context.listener().fitting(attempt, ended.size(), tries.size());
              return !context.stopped();
            },
            () -> context.listener().fitting(attempt, ended.size(), tries.size()));
    if (context.stopped()) {
      return false;
    }
    keep(attempt, games, Collections.min(ended, Comparator.comparingDouble(Fitted::loss)));
    return true;
  }

  private void keep(int attempt, List<ScoredGame> games, Fitted best) {
    long positions = games.stream().mapToLong(each -> each.samples().size()).sum();
    FitSettings settings = best.settings();
    context
        .folder()
        .keepFit(
            new Attempt(
                attempt, false, games.size(), positions, best.loss(), settings, WinDrawLoss.NONE),
            new LearnedEvaluation(
                best.fit().weights(),
                settings.alike(),
                ChanceScale.PLAIN,
                Stronger.UNKNOWN,
                context.folder().provenance(games.size(), positions)));
  }

  private Fitted fit(TrainingSet fitted, TrainingSet heldOut, FitSettings settings) {
    LogisticFit fit = new LogisticFit(context.game(), fitted, settings);
    boolean whole = fit.run(context.plan().seed(), context.means().stopped());
    return new Fitted(settings, fit, whole ? fit.scaledLoss(heldOut) : Double.MAX_VALUE);
  }

  /** All combinations for the first attempt, later those that have proved best. */
  private List<FitSettings> tries(int attempt) {
    if (attempt > 1) {
      FitSettings last = context.folder().attempts().get(attempt - 2).settings();
      return List.of(last, last.withAlike(!last.alike()));
    }
    List<FitSettings> tries = new ArrayList<>();
    for (boolean alike : new boolean[] {true, false}) {
      FitSettings usual = FitSettings.USUAL.withAlike(alike);
      tries.add(usual);
      tries.add(usual.withDecay(usual.decay() / DECAY_STEP));
      tries.add(usual.withDecay(usual.decay() * DECAY_STEP));
      tries.add(usual.withMix(0));
    }
    return tries;
  }

  /** The games by the last accepted weights, and those that these were fitted to. */
  private List<ScoredGame> games(int attempt) {
    List<ScoredGame> games = new ArrayList<>();
    for (int each = Math.max(1, context.folder().accepted()); each <= attempt; each++) {
      games.addAll(SampleFile.readWhole(context.game(), context.folder().games(each)));
    }
    return DistinctPositions.of(games).stream().map(this::lookedAt).toList();
  }

  /** A game with those of its positions in which searches look at an evaluation. */
  private ScoredGame lookedAt(ScoredGame game) {
    if (context.rules().hasLines()) {
      return game;
    }
    List<ScoredPosition> early =
        game.samples().stream()
            .filter(
                each -> MctsSearch.evaluates(context.rules(), Long.bitCount(each.x() | each.o())))
            .toList();
    return new ScoredGame(game.number(), game.result(), early);
  }

  private static List<ScoredGame> part(List<ScoredGame> games, boolean heldOut) {
    return games.stream().filter(each -> (each.number() % HELD_OUT == 0) == heldOut).toList();
  }
}
