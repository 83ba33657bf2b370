package games.oxo.app.match;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.run.MatchSession;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.Percent;
import games.oxo.match.stats.Ratings;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.session.json.Json;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Summary of a tournament: ratings, the cross table, and what moving first is worth. */
final class TournamentSummary implements MatchRunner.Summary {
  private final PrintStream out;
  private final Paint paint;
  private final SummaryLines lines;

  TournamentSummary(Terminal terminal) {
    out = terminal.out();
    paint = new Paint(terminal.colours());
    lines = new SummaryLines(terminal);
  }

  @Override
  public String live(GameLog log) {
    Standings standings = Standings.of(log);
    Ratings ratings = standings.ratings();
    int best = order(ratings).get(0);
    return Text.format(
        "%s leads with %s", standings.engines().get(best), ratings.rating(best).text());
  }

  /** The best first. */
  private static List<Integer> order(Ratings ratings) {
    return IntStream.range(0, ratings.players())
        .boxed()
        .sorted(
            Comparator.comparingDouble((Integer player) -> ratings.rating(player).difference())
                .reversed())
        .toList();
  }

  @Override
  public void print(GameLog log, MatchSession session, Path file) {
    Standings standings = Standings.of(log);
    Ratings ratings = standings.ratings();
    List<Integer> order = order(ratings);
    out.println(
        paint.strong(
            Text.format(
                "%s: %d engines, %d games", log.header().game(), order.size(), standings.count())));
    table(standings, ratings, order).forEach(out::println);
    lines.line(
        "first move",
        Text.format(
            "scores %s, worth %s Elo between equal players",
            Percent.of(standings.ofFirst().score()), ratings.advantage().text()));
    lines.games(standings);
    lines.effort(standings);
    lines.late(standings);
    lines.faults(standings);
    lines.stored(file);
  }

  /** Ratings and the points against each other one, in columns. */
  private List<String> table(Standings standings, Ratings ratings, List<Integer> order) {
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("", "engine", "Elo", "", "points", "score", "LOS"));
    for (int place = 1; place <= order.size(); place++) {
      head.add(Integer.toString(place));
    }
    rows.add(head);
    for (int place = 0; place < order.size(); place++) {
      int one = order.get(place);
      WinDrawLoss all = standings.games(one);
      boolean last = place == order.size() - 1;
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(place + 1));
      row.add(standings.engines().get(one));
      row.add(Text.format("%+.0f", ratings.rating(one).difference()));
      row.add(Text.format("± %.0f", ratings.rating(one).error()));
      row.add(points(all.points()) + "/" + all.games());
      row.add(Percent.of(all.score()));
      row.add(last ? "" : Percent.of(ratings.likelihoodOfSuperiority(one, order.get(place + 1))));
      for (int other : order) {
        WinDrawLoss games = standings.games(one, other);
        row.add(one == other ? "-" : games.isEmpty() ? "" : points(games.points()));
      }
      rows.add(row);
    }
    return aligned(rows);
  }

  private static String points(double points) {
    return points == Math.rint(points) ? Long.toString((long) points) : Text.format("%.1f", points);
  }

  /** Names to the left, numbers to the right. */
  private List<String> aligned(List<List<String>> rows) {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    List<String> written = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        String format = i == 1 ? "  %-" + widths[i] + "s" : "  %" + widths[i] + "s";
        line.append(widths[i] == 0 ? "  " : String.format(Locale.ROOT, format, row.get(i)));
      }
      String text = line.toString().stripTrailing();
      written.add(written.isEmpty() ? paint.faint(text) : text);
    }
    return written;
  }

  @Override
  public String json(GameLog log, MatchSession session, Path file, boolean complete) {
    Standings standings = Standings.of(log);
    Ratings ratings = standings.ratings();
    List<Object> engines = new ArrayList<>();
    for (int one : order(ratings)) {
      WinDrawLoss all = standings.games(one);
      List<Object> against = new ArrayList<>();
      for (int other = 0; other < standings.engines().size(); other++) {
        WinDrawLoss games = standings.games(one, other);
        if (!games.isEmpty()) {
          against.add(
              Json.object(
                  "engine", standings.engines().get(other),
                  "wins", games.wins(),
                  "draws", games.draws(),
                  "losses", games.losses(),
                  "pairs", Arrays.stream(standings.pairs(one, other).counts()).boxed().toList(),
                  "superiority", SummaryJson.rounded(ratings.likelihoodOfSuperiority(one, other))));
        }
      }
      engines.add(
          Json.object(
              "engine", standings.engines().get(one),
              "elo", SummaryJson.elo(ratings.rating(one)),
              "points", all.points(),
              "games", all.games(),
              "against", against));
    }
    return Json.write(
        Json.object(
            "game", log.header().game(),
            "kind", log.header().kind(),
            "settings", log.header().settings(),
            "complete", complete,
            "games", standings.count(),
            "engines", engines,
            "firstMove", SummaryJson.rounded(standings.ofFirst().score()),
            "firstMoveElo", SummaryJson.elo(ratings.advantage()),
            "differentGames", standings.different(),
            "averageMoves", SummaryJson.rounded(standings.averageMoves()),
            "late", SummaryJson.late(standings),
            "faults", standings.forfeits().stream().map(SummaryJson::fault).toList(),
            "log", file.toString()));
  }
}
