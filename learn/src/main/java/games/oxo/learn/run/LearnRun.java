package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.match.stats.Sprt.Decision;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.EvaluationWriter;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.kernel.SearchRules;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Learning an evaluation in attempts: games of self-play with the last accepted weights, a fit to
 * them, and a match that decides whether the new weights are accepted. After several refusals in a
 * row, each with more games than the one before, or at the end of the time, the last accepted ones
 * are calibrated and compared with tree search.
 *
 * <p>All that it has done is in a folder, so that it goes on where it stopped, whatever stopped it;
 * how often it was stopped makes no difference to the weights.
 */
public final class LearnRun {
  /** So many refusals in a row end the learning. */
  private static final int MOST_REFUSALS = 3;

  private final Path file;
  private final LearnContext context;
  private final SelfPlayStep games;
  private final FitStep fits;
  private final MatchStep matches;

  /**
   * What learning may use.
   *
   * @param bytes memory for the players of a match
   * @param threads for the fits
   * @param players play all games
   * @param stopped whether the user wants it to stop
   * @param over whether the time is over, so that what there is should be finished
   */
  public record Means(
      long bytes, int threads, GamePlayers players, BooleanSupplier stopped, BooleanSupplier over) {
    /** The threads play the games too. */
    public Means(long bytes, int threads, BooleanSupplier stopped, BooleanSupplier over) {
      this(bytes, threads, new PlayingThreads(threads), stopped, over);
    }
  }

  /** How a run ended. */
  public enum End {
    /** The user stopped it; it can go on. */
    STOPPED,
    /** The time is over. */
    TIME,
    /** More games of this kind would not help. */
    SATURATED
  }

  /**
   * Reads what earlier runs have left; nothing is written yet.
   *
   * @param file where the evaluation goes; a folder beside it keeps the work
   * @throws InputException when the folder is one of another game or plan, or damaged
   */
  public LearnRun(Game game, LearnPlan plan, Path file, Means means, LearnListener listener) {
    this.file = file;
    LearnFolder folder = new LearnFolder(workFolder(file), game, plan);
    context = new LearnContext(new SearchRules(game), plan, folder, means, listener);
    games = new SelfPlayStep(context);
    fits = new FitStep(context);
    matches = new MatchStep(context);
  }

  /** The folder that keeps the work for a file. */
  public static Path workFolder(Path file) {
    return file.resolveSibling(file.getFileName() + ".work");
  }

  /**
   * How many generations earlier runs have left; without any, the file is not one of this work.
   *
   * @throws InputException when the folder is one of another game or plan, or damaged
   */
  public static int generations(Game game, LearnPlan plan, Path file) {
    return new LearnFolder(workFolder(file), game, plan).generations();
  }

  /** All attempts that have ended. */
  public List<Attempt> attempts() {
    return context.folder().attempts();
  }

  /**
   * Learns.
   *
   * @throws InputException when something cannot be read or written, or the game is too small
   */
  public End run() {
    GateMatch.checkOpenings(context.game());
    context.folder().begin();
    while (!context.stopped()) {
      if (refusals() >= MOST_REFUSALS) {
        return finish(End.SATURATED);
      }
      if (context.ends() || !attempt(attempts().size() + 1)) {
        return context.stopped() ? End.STOPPED : finish(End.TIME);
      }
    }
    return End.STOPPED;
  }

  private int refusals() {
    return attempts().size() - context.folder().accepted();
  }

  /** Makes an attempt; false if it was broken off. */
  private boolean attempt(int number) {
    LearnFolder folder = context.folder();
    LearnedEvaluation last = accepted();
    if (!games.play(number, last)) {
      return false;
    }
    if (!folder.hasFit(number) && !fits.fit(number)) {
      return false;
    }
    GateMatch.Result result = matches.gate(number, folder.weights(number), last);
    if (!result.complete()) {
      return false;
    }
    boolean better = result.decision() == Decision.ACCEPT_H1;
    Attempt attempt = folder.fit(number).ended(better, result.standings().games(0, 1));
    folder.add(attempt);
    if (better) {
      write(accepted());
    }
    context.listener().ended(attempt);
    return true;
  }

  /** The last accepted weights, or those made by hand. */
  private LearnedEvaluation accepted() {
    LearnFolder folder = context.folder();
    if (folder.accepted() > 0) {
      Attempt attempt = attempts().get(folder.accepted() - 1);
      return folder
          .weights(attempt.number())
          .withResult(Stronger.UNKNOWN, folder.provenance(attempt.games(), attempt.positions()));
    }
    return new LearnedEvaluation(
        HandMadeWeights.of(context.game()),
        true,
        ChanceScale.PLAIN,
        Stronger.UNKNOWN,
        folder.provenance(0, 0));
  }

  private End finish(End end) {
    if (context.folder().generations() == 0) {
      return end;
    }
    Optional<LearnSummary> summary =
        new FinishStep(context, games, matches).finish(accepted(), this::write);
    summary.ifPresent(context.listener()::finished);
    return summary.isPresent() ? end : End.STOPPED;
  }

  private void write(LearnedEvaluation learned) {
    byte[] bytes = EvaluationWriter.write(context.game(), learned);
    OutputFile.write(file, OutputFile.Existing.REPLACE, out -> out.write(bytes));
  }
}
