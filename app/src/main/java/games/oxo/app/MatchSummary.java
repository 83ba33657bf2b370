package games.oxo.app;

import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.standing.SequentialTest;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.EloEstimate;
import games.oxo.match.stats.Interval;
import games.oxo.match.stats.Pentanomial;
import games.oxo.match.stats.Sample;
import games.oxo.match.stats.WinDrawLoss;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What is said about a match of two engines. */
final class MatchSummary implements MatchRunner.Summary {
  /** So many faults are told one by one. */
  private static final int FAULTS_TOLD = 5;

  private final PrintStream out;
  private final Paint paint;

  MatchSummary(Terminal terminal) {
    out = terminal.out();
    paint = new Paint(terminal.colours());
  }

  /** What the strength is reckoned from: pairs, or single games as long as there is no pair. */
  private static Sample sample(Standings standings) {
    Pentanomial pairs = standings.pairs(0, 1);
    return pairs.isEmpty() ? standings.games(0, 1) : pairs;
  }

  @Override
  public String live(GameLog log) {
    Standings standings = Standings.of(log);
    WinDrawLoss games = standings.games(0, 1);
    Sample sample = sample(standings);
    return "+%d =%d -%d, Elo %s, LOS %s"
        .formatted(
            games.wins(),
            games.draws(),
            games.losses(),
            Elo.logistic(sample).text(),
            percent(Elo.likelihoodOfSuperiority(sample)));
  }

  @Override
  public void print(GameLog log, MatchSession session, Path file) {
    Standings standings = Standings.of(log);
    List<String> engines = standings.engines();
    out.println(
        paint.strong(
            "%s: %s against %s".formatted(log.header().game(), engines.get(0), engines.get(1))));
    WinDrawLoss games = standings.games(0, 1);
    Pentanomial pairs = standings.pairs(0, 1);
    Sample sample = sample(standings);
    line(
        "games",
        "%d: %d won, %d drawn, %d lost, %s"
            .formatted(
                standings.count(),
                games.wins(),
                games.draws(),
                games.losses(),
                percent(games.score())));
    line(
        "pairs",
        "%d by points: 0: %d, ½: %d, 1: %d, 1½: %d, 2: %d"
            .formatted(
                pairs.pairs(),
                pairs.zero(),
                pairs.half(),
                pairs.one(),
                pairs.oneAndHalf(),
                pairs.two()));
    line("Elo", Elo.logistic(sample).text() + ", normalised " + Elo.normalised(sample).text());
    line(
        "LOS",
        "%s: the likelihood that %s is the stronger"
            .formatted(percent(Elo.likelihoodOfSuperiority(sample)), engines.get(0)));
    session.test().ifPresent(test -> line("SPRT", test.test().words(test.pairs())));
    firstMove(standings);
    line(
        "games differ",
        "%d of %d, %.1f moves on average"
            .formatted(standings.different(), standings.count(), standings.averageMoves()));
    effort(standings);
    faults(standings);
    line("stored in", "%s; './oxo report %s' makes a page of it".formatted(file, file));
  }

  private void firstMove(Standings standings) {
    WinDrawLoss first = standings.ofFirst();
    Interval range = Interval.wilson(first.points(), first.games());
    line(
        "first move",
        "scores %s (%s to %s)"
            .formatted(percent(first.score()), percent(range.low()), percent(range.high())));
  }

  /** How long and how much each has thought. */
  void effort(Standings standings) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < standings.engines().size(); i++) {
      parts.add(
          String.format(
              Locale.ROOT,
              "%s %.1f ms, %,.0f positions",
              standings.engines().get(i),
              standings.averageMillis(i),
              standings.averageNodes(i)));
    }
    line("per move", String.join("; ", parts));
  }

  /** What went wrong. */
  void faults(Standings standings) {
    List<GameRecord> forfeits = standings.forfeits();
    for (GameRecord game : forfeits.subList(0, Math.min(FAULTS_TOLD, forfeits.size()))) {
      String loser = game.result() == GameRecord.Result.FIRST ? game.second() : game.first();
      line(
          "fault",
          "game %d, %s: %s, %s".formatted(game.number(), loser, game.reason(), game.detail()));
    }
    if (forfeits.size() > FAULTS_TOLD) {
      line("faults", "%d in all".formatted(forfeits.size()));
    }
  }

  private void line(String name, String text) {
    out.println(paint.faint("  %-13s".formatted(name)) + text);
  }

  @Override
  public void json(GameLog log, MatchSession session, Path file, boolean complete) {
    Standings standings = Standings.of(log);
    WinDrawLoss games = standings.games(0, 1);
    Sample sample = sample(standings);
    out.println(
        Json.write(
            Json.object(
                "game",
                log.header().game(),
                "engines",
                standings.engines(),
                "complete",
                complete,
                "games",
                standings.count(),
                "wins",
                games.wins(),
                "draws",
                games.draws(),
                "losses",
                games.losses(),
                "pairs",
                Arrays.stream(standings.pairs(0, 1).counts()).boxed().toList(),
                "score",
                rounded(games.score()),
                "elo",
                elo(Elo.logistic(sample)),
                "normalisedElo",
                elo(Elo.normalised(sample)),
                "superiority",
                rounded(Elo.likelihoodOfSuperiority(sample)),
                "sprt",
                session.test().map(MatchSummary::test).orElse(null),
                "firstMove",
                rounded(standings.ofFirst().score()),
                "differentGames",
                standings.different(),
                "averageMoves",
                rounded(standings.averageMoves()),
                "faults",
                standings.forfeits().stream().map(MatchSummary::fault).collect(Collectors.toList()),
                "log",
                file.toString())));
  }

  static Map<String, @Nullable Object> fault(GameRecord game) {
    String loser = game.result() == GameRecord.Result.FIRST ? game.second() : game.first();
    return Json.object(
        "game", game.number(),
        "engine", loser,
        "reason", game.reason(),
        "detail", game.detail());
  }

  private static Map<String, @Nullable Object> test(SequentialTest test) {
    return Json.object(
        "test", test.test().text(),
        "llr", rounded(test.test().logLikelihoodRatio(test.pairs())),
        "lower", rounded(test.test().lower()),
        "upper", rounded(test.test().upper()),
        "decision", test.test().decide(test.pairs()).name().toLowerCase(Locale.ROOT),
        "words", test.test().words(test.pairs()));
  }

  /** An estimate; what is not bounded is null. */
  static Map<String, @Nullable Object> elo(EloEstimate estimate) {
    return Json.object(
        "difference", rounded(estimate.difference()),
        "low", rounded(estimate.low()),
        "high", rounded(estimate.high()));
  }

  static @Nullable Double rounded(double number) {
    return Double.isFinite(number) ? (Double) (Math.rint(number * 1e4) / 1e4) : null;
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }
}
