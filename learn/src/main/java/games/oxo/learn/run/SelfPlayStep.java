package games.oxo.learn.run;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.learn.sample.SampleFile;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Plays the games of an attempt, and those by which values are calibrated. */
final class SelfPlayStep {
  /** After so many games it can be seen whether a game is large enough to be learned. */
  private static final int TRIAL_GAMES = 1000;

  /** Fewer positions than this in those games mean that a search sees the end from the opening. */
  private static final int LEAST_POSITIONS = 100;

  private final LearnContext context;

  SelfPlayStep(LearnContext context) {
    this.context = context;
  }

  /**
   * Plays the games of an attempt that are not there yet.
   *
   * @return whether there are enough positions now
   * @throws InputException when searches see the end of nearly all games at once
   */
  boolean play(int attempt, LearnedEvaluation last) {
    LearnPlan plan = context.plan();
    try (SampleFile samples = SampleFile.open(context.game(), context.folder().games(attempt))) {
      if (samples.positions() < plan.positions()) {
        run(
            IntStream.iterate(samples.games().size(), i -> i + 1),
            new SelfPlayPlan(last, plan.nodes(), plan.seed() + ((long) attempt << Integer.SIZE)),
            played -> {
              samples.add(played);
              checkSize(samples);
              context.listener().playing(attempt, samples.positions(), plan.positions());
              return samples.positions() < plan.positions() && !context.ends();
            });
      }
      return samples.positions() >= plan.positions();
    }
  }

  private void checkSize(SampleFile samples) {
    if (samples.games().size() == TRIAL_GAMES && samples.positions() < LEAST_POSITIONS) {
      throw new InputException(
          Text.format(
              "%s is too small to be learned: with --nodes %d 'deep' sees how a game ends from"
                  + " nearly every opening",
              context.game().id(), context.plan().nodes()));
    }
  }

  /**
   * Plays games that nothing was fitted to.
   *
   * @param nodes how many positions the players visit for a move
   * @return fewer games than wanted if it was stopped
   */
  List<ScoredGame> calibration(LearnedEvaluation last, long nodes, int wanted) {
    List<ScoredGame> games = new ArrayList<>();
    run(
        IntStream.range(0, wanted),
        new SelfPlayPlan(last, nodes, ~context.plan().seed()),
        played -> {
          games.add(played);
          context.listener().calibrating(nodes, games.size(), wanted);
          return !context.stopped();
        });
    return games;
  }

  private void run(IntStream numbers, SelfPlayPlan plan, Predicate<ScoredGame> taker) {
    context.means().players().selfPlay(context.game(), plan, numbers, taker);
  }
}
