package games.oxo.report;

import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.MatchHeader;
import games.oxo.match.standing.MatchFigures;
import games.oxo.match.standing.Standings;
import games.oxo.report.DataTable.Column;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The HTML report of a match or tournament. The same log gives the same page. */
public final class MatchReport {
  private final GameLog log;
  private final DataPage page;

  /** The best first; the place in this list is the number that tables and charts use. */
  private final List<Standing> standings;

  private final Standings counted;

  private final @Nullable Game rules;

  private MatchReport(GameLog log, List<Rating> ratings, @Nullable Game rules) {
    this.log = log;
    this.rules = rules;
    counted = Standings.of(log);
    Map<String, Rating> rated = new LinkedHashMap<>();
    ratings.forEach(rating -> rated.put(rating.label(), rating));
    List<Standing> all = new ArrayList<>();
    for (String label : counted.engines()) {
      all.add(new Standing(label, all.size(), rated.get(label), counted));
    }
    Comparator<Standing> order =
        Comparator.comparingDouble(
                (Standing each) ->
                    each.rating() == null ? Double.NEGATIVE_INFINITY : each.rating().elo())
            .thenComparingDouble(each -> each.all().score())
            .thenComparingDouble(each -> each.all().points())
            .reversed();
    standings = all.stream().sorted(order).toList();
    page = new DataPage("match", title(log.header()));
  }

  /**
   * The page of a match.
   *
   * @param ratings of those who took part; those without one come last, and without any the section
   *     about ratings is left out
   * @param rules of the game that was played, null to leave out the games themselves
   * @throws games.oxo.game.input.InputException when a game of the log does not follow the rules
   */
  public static String html(GameLog log, List<Rating> ratings, @Nullable Game rules) {
    MatchReport report = new MatchReport(log, ratings, rules);
    report.write();
    return report.page.html();
  }

  private static String title(MatchHeader header) {
    String kind =
        switch (header.kind()) {
          case "match" -> "Match";
          case "roundrobin" -> "Round robin";
          case "gauntlet" -> "Gauntlet";
          default -> header.kind();
        };
    return header.game().isEmpty() ? kind : Text.format("%s: %s", kind, header.game());
  }

  private void write() {
    summary();
    figures();
    StandingsSections engines = new StandingsSections(log, page, standings);
    engines.table();
    if (!log.games().isEmpty()) {
      GamesSections games = new GamesSections(log, page);
      engines.crossTable();
      engines.ratingPlot();
      engines.scoreOverTime();
      games.reasons();
      games.openings();
      games.lengths();
      engines.effort();
      games.forfeits();
      if (rules != null) {
        page.board(rules).section("The games");
        PlayedGames played = PlayedGames.of(rules, log.games());
        if (played.shown() < log.games().size()) {
          page.paragraph(
              Text.format(
                  "The first %d of %d games; './oxo replay' shows the others.",
                  played.shown(), log.games().size()));
        }
        page.games(played);
      }
    }
    settings();
  }

  private void summary() {
    int games = log.games().size();
    if (games == 0) {
      page.lead("No game has been played yet.");
      return;
    }
    page.lead(sentence());
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("Games", PageNumbers.count(games));
    long draws = counted.ofFirst().draws();
    facts.put("Different games", PageNumbers.count(counted.different()));
    facts.put("First player's score", PageNumbers.percent(counted.ofFirst().score()));
    facts.put(
        "Draws",
        Text.format(
            "%s (%s)", PageNumbers.count(draws), PageNumbers.percent((double) draws / games)));
    facts.put(
        "Average length", PageNumbers.format("0.0").format(counted.averageMoves()) + " moves");
    page.facts(facts);
  }

  /** What the terminal says about a match of two. */
  private void figures() {
    if (standings.size() == 2 && !log.games().isEmpty()) {
      page.section(
          Text.format("%s against %s", counted.engines().get(0), counted.engines().get(1)));
      DataTable table = DataTable.of(Column.name("Figure"), Column.text("Result"));
      MatchFigures.of(counted, MatchFigures.test(log)).forEach(table::row);
      page.table(table);
    }
  }

  private String sentence() {
    int games = log.games().size();
    Standing best = standings.get(0);
    if (standings.size() == 2) {
      Standing other = standings.get(1);
      boolean even = best.all().points() == other.all().points();
      Standing ahead = best.all().points() >= other.all().points() ? best : other;
      Standing behind = ahead.equals(best) ? other : best;
      return Text.format(
          "%s %s %s %s to %s in %s%s.",
          ahead.label(),
          even ? "and" : games == 1 ? "beat" : "is ahead of",
          behind.label(),
          even
              ? Text.format("are level at %s", PageNumbers.points(ahead.all().points()))
              : "by " + PageNumbers.points(ahead.all().points()),
          PageNumbers.points(behind.all().points()),
          PageNumbers.games(games),
          even || games == 1 ? "" : Text.format(" (%s)", PageNumbers.percent(ahead.all().score())));
    }
    String basis = best.rating() == null ? "" : ", rated " + PageNumbers.elo(best.rating().elo());
    return Text.format(
        "%s engines played %s. %s is first with %s of %s (%s)%s; %s.",
        PageNumbers.count(standings.size()),
        PageNumbers.games(games),
        best.label(),
        PageNumbers.points(best.all().points()),
        best.all().games() == 1 ? "1 point" : PageNumbers.count(best.all().games()) + " points",
        PageNumbers.percent(best.all().score()),
        basis,
        standings.stream()
            .skip(1)
            .limit(2)
            .map(
                each ->
                    Text.format(
                        "%s scored %s", each.label(), PageNumbers.percent(each.all().score())))
            .collect(Collectors.joining(", ")));
  }

  private void settings() {
    MatchHeader header = log.header();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("game", header.game());
    header.settings().forEach((name, value) -> facts.put(name, value.isEmpty() ? "–" : value));
    page.section("Settings");
    page.facts(facts);
  }
}
