package games.oxo.app.match;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.run.MatchSession;
import games.oxo.match.standing.MatchFigures;
import games.oxo.match.standing.SequentialTest;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.Percent;
import games.oxo.match.stats.Sample;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.session.json.Json;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Summary of a match of two engines. */
final class MatchSummary implements MatchRunner.Summary {
  private final PrintStream out;
  private final Paint paint;
  private final SummaryLines lines;

  MatchSummary(Terminal terminal) {
    out = terminal.out();
    paint = new Paint(terminal.colours());
    lines = new SummaryLines(terminal);
  }

  @Override
  public String live(GameLog log) {
    Standings standings = Standings.of(log);
    WinDrawLoss games = standings.games(0, 1);
    Sample sample = MatchFigures.sample(standings);
    return Text.format(
        "+%d =%d -%d, Elo %s, LOS %s",
        games.wins(),
        games.draws(),
        games.losses(),
        Elo.logistic(sample).text(),
        Percent.of(Elo.likelihoodOfSuperiority(sample)));
  }

  @Override
  public void print(GameLog log, MatchSession session, Path file) {
    Standings standings = Standings.of(log);
    List<String> engines = standings.engines();
    out.println(
        paint.strong(
            Text.format("%s: %s against %s", log.header().game(), engines.get(0), engines.get(1))));
    MatchFigures.of(standings, session.test()).forEach(lines::line);
    lines.firstMove(standings);
    lines.games(standings);
    lines.effort(standings);
    lines.late(standings);
    lines.faults(standings);
    lines.stored(file);
  }

  @Override
  public String json(GameLog log, MatchSession session, Path file, boolean complete) {
    Standings standings = Standings.of(log);
    WinDrawLoss games = standings.games(0, 1);
    Sample sample = MatchFigures.sample(standings);
    return Json.write(
        Json.object(
            "game",
            log.header().game(),
            "engines",
            standings.engines(),
            "settings",
            log.header().settings(),
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
            SummaryJson.rounded(games.score()),
            "elo",
            SummaryJson.elo(Elo.logistic(sample)),
            "normalisedElo",
            SummaryJson.elo(Elo.normalised(sample)),
            "superiority",
            SummaryJson.rounded(Elo.likelihoodOfSuperiority(sample)),
            "sprt",
            session.test().map(MatchSummary::test).orElse(null),
            "firstMove",
            SummaryJson.rounded(standings.ofFirst().score()),
            "differentGames",
            standings.different(),
            "averageMoves",
            SummaryJson.rounded(standings.averageMoves()),
            "late",
            SummaryJson.late(standings),
            "faults",
            standings.forfeits().stream().map(SummaryJson::fault).collect(Collectors.toList()),
            "log",
            file.toString()));
  }

  private static Map<String, @Nullable Object> test(SequentialTest test) {
    return Json.object(
        "test", test.test().text(),
        "llr", SummaryJson.rounded(test.test().logLikelihoodRatio(test.pairs())),
        "lower", SummaryJson.rounded(test.test().lower()),
        "upper", SummaryJson.rounded(test.test().upper()),
        "decision", test.test().decide(test.pairs()).name().toLowerCase(Locale.ROOT),
        "words", test.test().words(test.pairs()));
  }
}
