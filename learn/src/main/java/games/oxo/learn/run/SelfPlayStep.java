package games.oxo.learn.run;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.learn.sample.SampleFile;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.SelfPlayPlan;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
      return fill(
          samples,
          new SelfPlayPlan(last, plan.nodes(), plan.seed() + ((long) attempt << Integer.SIZE)),
          new Wanted(plan.positions(), Integer.MAX_VALUE),
          () -> {
            checkSize(samples);
            context.listener().playing(attempt, samples.positions(), plan.positions());
            return !context.ends();
          });
    }
  }

  /**
   * When a file has enough.
   *
   * @param games so many are enough, however few positions they have
   */
  private record Wanted(long positions, long games) {
    boolean isIn(SampleFile samples) {
      return samples.positions() >= positions || samples.games().size() >= games;
    }
  }

  /**
   * Plays games until a file has enough.
   *
   * @param more hears of each game, and says whether to go on
   * @return whether it has enough
   */
  private boolean fill(SampleFile samples, SelfPlayPlan plan, Wanted wanted, BooleanSupplier more) {
    if (!wanted.isIn(samples)) {
      context
          .means()
          .players()
          .selfPlay(
              context.game(),
              plan,
              IntStream.iterate(samples.games().size(), i -> i + 1),
              played -> {
                samples.add(played);
                return more.getAsBoolean() && !wanted.isIn(samples);
              });
    }
    return wanted.isIn(samples);
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
   * Plays games that nothing was fitted to, as far as they are not there yet. There are fewer
   * positions than wanted where a search of so many nodes sees the end of most games at once.
   *
   * @param nodes how many positions the players visit for a move
   * @param wanted how many positions
   * @return empty if it was stopped
   */
  Optional<List<ScoredGame>> calibration(LearnedEvaluation last, long nodes, long wanted) {
    try (SampleFile samples =
        SampleFile.open(context.game(), context.folder().calibration(nodes))) {
      boolean whole =
          fill(
              samples,
              new SelfPlayPlan(last, nodes, ~context.plan().seed()),
              new Wanted(wanted, wanted),
              () -> {
                context.listener().calibrating(nodes, samples.positions(), wanted);
                return !context.stopped();
              });
      return whole ? Optional.of(List.copyOf(samples.games())) : Optional.empty();
    }
  }
}
