package games.oxo.learn.run;

import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.OpeningMaker;
import games.oxo.match.play.OpeningSource;
import games.oxo.match.play.TimeControl;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.LogFile;
import games.oxo.match.record.LogWriter;
import games.oxo.match.run.MatchSession;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.Sprt;
import games.oxo.match.stats.Sprt.Decision;
import games.oxo.search.Limits;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A match between two engines with evaluations that are kept in memory, from random openings, with
 * a log from which it goes on.
 */
final class GateMatch {
  /** A player that takes this long has failed. */
  private static final long ANSWER_MILLIS = 600_000;

  /** A stone of an opening for each so many cells of the board. */
  private static final int CELLS_A_STONE = 10;

  private static final int MOST_STONES = 6;

  /** With fewer openings the games of a match would hardly differ. */
  private static final int LEAST_OPENINGS = 20;

  private final Game game;
  private final Map<String, LearnedEvaluation> evaluations;
  private final Means means;

  /**
   * What a match may use.
   *
   * @param players play its games
   * @param stopped whether it is to end at once
   */
  record Means(long bytes, int threads, GamePlayers players, BooleanSupplier stopped) {}

  /**
   * @param evaluations by the names that engines have for them
   */
  GateMatch(Game game, Map<String, LearnedEvaluation> evaluations, Means means) {
    this.game = game;
    this.evaluations = evaluations;
    this.means = means;
  }

  /**
   * The match.
   *
   * @param engines two specifications
   * @param rounds the most pairs of games
   * @param millis time for a move; 0 if the specifications have limits
   */
  record Pairing(List<String> engines, int rounds, long millis, Sprt test, long seed) {}

  /**
   * How it ended.
   *
   * @param complete whether it came to its end
   * @param decision what the test says of the first engine
   */
  record Result(GameLog log, boolean complete, Decision decision) {
    Standings standings() {
      return Standings.of(log);
    }
  }

  /**
   * Plays, or goes on.
   *
   * @param live hears of each game
   * @throws InputException when the log cannot be written, or the game has no such openings
   */
  Result play(Pairing pairing, Path file, Consumer<GameLog> live) {
    MatchPlan plan =
        new MatchPlan(
            MatchPlan.Kind.MATCH,
            game.id(),
            pairing.engines(),
            pairing.rounds(),
            new OpeningSource.Drawn(openingStones(game)),
            false,
            new TimeControl(
                Limits.time(pairing.millis()),
                0,
                0,
                TimeControl.USUAL_MARGIN_MILLIS,
                ANSWER_MILLIS),
            pairing.seed(),
            pairing.test().text());
    boolean begun = Files.exists(file) && LogFile.read(file).header().equals(plan.header());
    try (LogWriter writer =
        begun
            ? LogWriter.append(file)
            : LogWriter.create(file, OutputFile.Existing.REPLACE, plan.header())) {
      List<GameRecord> played = writer.before().map(GameLog::games).orElse(List.of());
      EvaluationMatch match = new EvaluationMatch(plan, evaluations);
      MatchSession session =
          match.session(game, means.bytes(), means.threads(), played, means.stopped());
      GameLog log =
          session.play(
              writer,
              means.players().match(match, session, means.stopped()),
              (ended, end) -> {
                live.accept(session.log());
                return true;
              });
      Decision decision =
          session.test().map(test -> test.test().decide(test.pairs())).orElse(Decision.CONTINUE);
      boolean complete = decision != Decision.CONTINUE || log.games().size() == session.all();
      return new Result(log, complete, decision);
    }
  }

  /** How many stones openings have: on a small board enough for plenty of different openings. */
  private static int openingStones(Game game) {
    int usual = Math.min(MOST_STONES, game.board().cells() / CELLS_A_STONE);
    return Math.max(usual, OpeningMaker.usualPlies(game));
  }

  /**
   * Makes sure that there are openings for a match.
   *
   * @throws InputException when there are too few
   */
  static void checkOpenings(Game game) {
    int found = new OpeningMaker(game, 1).draw(openingStones(game), LEAST_OPENINGS).size();
    if (found < LEAST_OPENINGS) {
      throw new InputException(
          Text.format(
              "%s is too small to be learned: a match needs %d different openings, and it has %d",
              game.id(), LEAST_OPENINGS, found));
    }
  }
}
