package games.oxo.app.learn;

import games.oxo.app.option.PlayingEvaluations;
import games.oxo.cli.terminal.LongWork;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.learn.run.GamePlayers;
import games.oxo.learn.run.LearnRun;
import games.oxo.learn.run.LearnSummary;
import games.oxo.report.LearnPage;
import games.oxo.search.evaluation.EvaluationFormat;
import java.nio.file.Path;

/**
 * Learning as commands do it, whoever plays the games: the files, what the terminal shows
 * meanwhile, the page and the last words.
 */
public final class LearnWork {
  private static final String PAGE_ENDING = ".html";

  private final Game game;
  private final LearnOptions options;
  private final LearnFiles files;
  private final long began = System.nanoTime();

  /**
   * Checks all that can be checked before anything is done.
   *
   * @throws InputException when a file must not be replaced, or earlier work for it is of another
   *     kind
   */
  public LearnWork(Game game, LearnOptions options) {
    this.game = game;
    this.options = options;
    files = files(game, options.output().orElseGet(() -> PlayingEvaluations.beside(game)));
    // Without generations, what is there is not of this work.
    int before = LearnRun.generations(game, options.plan(), files.evaluation());
    Existing existing = before > 0 ? Existing.REPLACE : options.existing();
    OutputFile.check(files.evaluation(), existing);
    OutputFile.check(files.page(), existing);
  }

  private static LearnFiles files(Game game, Path evaluation) {
    OutputFile.regular(evaluation);
    String name = String.valueOf(evaluation.getFileName());
    String stem =
        name.endsWith(EvaluationFormat.ENDING)
            ? name.substring(0, name.length() - EvaluationFormat.ENDING.length())
            : name;
    return new LearnFiles(
        evaluation,
        evaluation.resolveSibling(stem + PAGE_ENDING),
        PlayingEvaluations.isLookedFor(game, evaluation));
  }

  /**
   * Learns until its end or until Ctrl-C, and says what it has come to.
   *
   * @param bytes memory for the players of a match
   * @param threads for the fits
   * @param players play all games
   * @return the exit status
   */
  public int run(LongWork work, long bytes, int threads, GamePlayers players) {
    LearnProgress listener =
        new LearnProgress(work, () -> (options.nanos() - (System.nanoTime() - began)) / 1e9);
    LearnRun run =
        new LearnRun(
            game,
            options.plan(),
            files.evaluation(),
            new LearnRun.Means(
                bytes,
                threads,
                players,
                work::isStopped,
                () ->
                    System.nanoTime() - began >= options.nanos()
                        || listener.attempts().size() >= options.attempts()),
            listener);
    listener.begin(run.attempts());
    work.start("learning");
    LearnEnd end = new LearnEnd(game, files, run.run(), listener.attempts());
    listener.summary().ifPresent(this::writePage);
    return end.report(work, listener.summary());
  }

  private void writePage(LearnSummary summary) {
    OutputFile.write(files.page(), Existing.REPLACE, LearnPage.html(summary));
  }
}
