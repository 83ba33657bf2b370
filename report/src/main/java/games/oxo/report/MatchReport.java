package games.oxo.report;

import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.MatchHeader;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.report.Charts.Line;
import games.oxo.report.Charts.Row;
import games.oxo.report.HtmlTable.Cell;
import games.oxo.report.HtmlTable.Column;
import games.oxo.report.HtmlTable.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What came out of a match, as a page for a browser. The same log gives the same page. */
public final class MatchReport {
  private static final int CHARTED_OPENINGS = 20;
  private static final int LISTED_FORFEITS = 100;

  private final GameLog log;
  private final Page page;

  /** The best first; the place in this list is the number that tables and charts use. */
  private final List<Standing> standings;

  private final double firstPoints;

  private MatchReport(GameLog log, List<Rating> ratings) {
    this.log = log;
    MatchHeader header = log.header();
    Map<String, Rating> rated = new LinkedHashMap<>();
    ratings.forEach(rating -> rated.put(rating.label(), rating));
    Map<String, Standing> all = new LinkedHashMap<>();
    header.engines().forEach(label -> all.put(label, new Standing(label, rated.get(label))));
    double began = 0;
    for (GameRecord game : log.games()) {
      for (String label : List.of(game.first(), game.second())) {
        all.computeIfAbsent(label, each -> new Standing(each, rated.get(each))).add(game);
      }
      began += game.result().pointsOfFirst();
    }
    firstPoints = began;
    Comparator<Standing> order =
        Comparator.comparingDouble(
                (Standing each) ->
                    each.rating == null ? Double.NEGATIVE_INFINITY : each.rating.elo())
            .thenComparingDouble(each -> each.all.score())
            .thenComparingDouble(each -> each.all.points())
            .reversed();
    standings = all.values().stream().sorted(order).toList();
    page = new Page(title(header));
  }

  /**
   * The page of a match.
   *
   * @param ratings of those who took part; those without one stand last, and without any the part
   *     about ratings is left out
   */
  public static String html(GameLog log, List<Rating> ratings) {
    MatchReport report = new MatchReport(log, ratings);
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
    return header.game().isEmpty() ? kind : "%s at %s".formatted(kind, header.game());
  }

  private void write() {
    summary();
    standingsTable();
    if (!log.games().isEmpty()) {
      crossTable();
      ratingPlot();
      scoreOverTime();
      reasons();
      openings();
      lengths();
      effort();
      forfeits();
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
    facts.put("Games", count(games));
    Set<String> different = new HashSet<>();
    int draws = 0;
    long moves = 0;
    for (GameRecord game : log.games()) {
      different.add(game.course());
      draws += game.result() == GameRecord.Result.DRAW ? 1 : 0;
      moves += game.moves().size();
    }
    facts.put("Different games", count(different.size()));
    facts.put("Score of who began", percent(firstPoints / games));
    facts.put("Draws", "%s (%s)".formatted(count(draws), percent((double) draws / games)));
    facts.put("Average length", AxisScale.format("0.0").format((double) moves / games) + " moves");
    page.facts(facts);
  }

  private String sentence() {
    int games = log.games().size();
    Standing best = standings.get(0);
    if (standings.size() == 2) {
      Standing other = standings.get(1);
      boolean even = best.all.points() == other.all.points();
      Standing ahead = best.all.points() >= other.all.points() ? best : other;
      Standing behind = ahead == best ? other : best;
      return "%s %s %s %s to %s in %s%s."
          .formatted(
              ahead.label,
              even ? "and" : games == 1 ? "beat" : "is ahead of",
              behind.label,
              even
                  ? "are level at %s".formatted(points(ahead.all.points()))
                  : "by " + points(ahead.all.points()),
              points(behind.all.points()),
              games(games),
              even || games == 1 ? "" : " (%s)".formatted(percent(ahead.all.score())));
    }
    String basis = best.rating == null ? "" : ", rated " + elo(best.rating.elo());
    return "%s engines played %s. %s is first with %s of %s (%s)%s; %s."
        .formatted(
            count(standings.size()),
            games(games),
            best.label,
            points(best.all.points()),
            best.all.games() == 1 ? "1 point" : count(best.all.games()) + " points",
            percent(best.all.score()),
            basis,
            standings.stream()
                .skip(1)
                .limit(2)
                .map(each -> "%s made %s".formatted(each.label, percent(each.all.score())))
                .collect(Collectors.joining(", ")));
  }

  private void standingsTable() {
    if (standings.isEmpty()) {
      return;
    }
    boolean rated = standings.stream().anyMatch(each -> each.rating != null);
    page.section("Standings");
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number("#"));
    columns.add(Column.name("Engine"));
    columns.add(Column.number("Score"));
    if (rated) {
      columns.add(Column.number("Elo"));
      columns.add(
          new Column(
              Kind.NUMBER, "95% interval", "with 95% confidence the rating is between these"));
    }
    for (String title : List.of("Points", "Games", "Won", "Drawn", "Lost")) {
      columns.add(Column.number(title));
    }
    HtmlTable table = HtmlTable.of(columns);
    for (int i = 0; i < standings.size(); i++) {
      Standing each = standings.get(i);
      WinDrawLoss all = each.all;
      List<String> texts = new ArrayList<>(List.of(Integer.toString(i + 1), each.label));
      texts.add(all.games() == 0 ? "" : percent(all.score()));
      if (rated) {
        Rating rating = each.rating;
        texts.add(rating == null ? "" : elo(rating.elo()));
        texts.add(
            rating == null ? "" : "%s to %s".formatted(elo(rating.low()), elo(rating.high())));
      }
      texts.add(points(all.points()));
      texts.add(count(all.games()));
      texts.add(count(all.wins()));
      texts.add(count(all.draws()));
      texts.add(count(all.losses()));
      table.row(texts.toArray(String[]::new));
    }
    page.table(table);
  }

  private void ratingPlot() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < standings.size(); i++) {
      Rating rating = standings.get(i).rating;
      if (rating != null && Double.isFinite(rating.elo())) {
        rows.add(
            new Row(numbered(i), rating.elo(), rating.low(), rating.high(), elo(rating.elo())));
      }
    }
    if (!rows.isEmpty()) {
      page.halfSection("Ratings");
      page.figure(
          Charts.points(rows, AxisScale.number("Elo").marked(0)),
          "The whiskers hold the true rating with 95% confidence.");
    }
  }

  private void scoreOverTime() {
    if (log.games().size() < 2) {
      return;
    }
    List<Standing> shown = standings;
    if (standings.size() == 2) {
      // The other's line would be the same upside down.
      shown = standings.subList(0, 1);
    }
    shown = shown.stream().filter(each -> each.all.games() > 0).limit(Ink.SERIES).toList();
    List<Line> lines = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Standing each : shown) {
      // The first few games swing too much to be of interest.
      long skipped = each.all.games() / 20;
      int played = 0;
      double points = 0;
      List<Double> x = new ArrayList<>();
      List<Double> y = new ArrayList<>();
      for (int i = 0; i < log.games().size(); i++) {
        GameRecord game = log.games().get(i);
        if (game.first().equals(each.label) || game.second().equals(each.label)) {
          played++;
          points += game.points(each.label);
          if (played > skipped) {
            x.add(i + 1.0);
            y.add(points / played);
          }
        }
      }
      if (x.get(x.size() - 1) < log.games().size()) {
        x.add((double) log.games().size());
        y.add(points / played);
      }
      int number = standings.indexOf(each) + 1;
      lines.add(new Line(standings.size() == 2 ? "" : Integer.toString(number), x, y));
      names.add(number + " " + each.label);
    }
    page.halfSection("Score over time");
    page.figure(
        Charts.lines(lines, "games", AxisScale.share("").around(0.4, 0.6).marked(0.5)),
        "Share of the points after so many games of the match"
            + (lines.size() < standings.size() && standings.size() > 2
                ? "; the first " + lines.size() + " engines."
                : "."));
    page.legend(names);
  }

  private void crossTable() {
    page.section("Each against each");
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number("#"));
    columns.add(Column.name("Engine"));
    for (int i = 0; i < standings.size(); i++) {
      columns.add(new Column(Kind.MIDDLE, Integer.toString(i + 1), standings.get(i).label));
    }
    HtmlTable table = HtmlTable.of(columns);
    for (int i = 0; i < standings.size(); i++) {
      Standing each = standings.get(i);
      List<Cell> cells = new ArrayList<>();
      cells.add(new Cell(Integer.toString(i + 1)));
      cells.add(new Cell(Html.shorten(each.label, 18), "", null, each.label));
      for (Standing other : standings) {
        WinDrawLoss tally = each.against.get(other.label);
        cells.add(
            each == other
                ? new Cell("·")
                : tally == null
                    ? new Cell("–")
                    : new Cell(
                        "%s/%s".formatted(points(tally.points()), count(tally.games())),
                        AxisScale.format("0%").format(tally.score()),
                        tally.score(),
                        "%s won, %s drawn, %s lost against %s"
                            .formatted(
                                count(tally.wins()),
                                count(tally.draws()),
                                count(tally.losses()),
                                other.label)));
      }
      table.row(cells);
    }
    page.paragraph(
        "Points of the engine at the left in its games against the one above, and its share of them.");
    page.table(table);
  }

  private void openings() {
    Map<String, WinDrawLoss> tallies = new LinkedHashMap<>();
    for (GameRecord game : log.games()) {
      tallies.merge(
          game.opening(), WinDrawLoss.NONE.plus(game.result().pointsOfFirst()), WinDrawLoss::plus);
    }
    List<Map.Entry<String, WinDrawLoss>> sorted =
        tallies.entrySet().stream()
            .sorted(
                Comparator.comparingLong(
                        (Map.Entry<String, WinDrawLoss> each) -> -each.getValue().games())
                    .thenComparing(Map.Entry::getKey))
            .toList();
    List<Map.Entry<String, WinDrawLoss>> most =
        sorted.subList(0, Math.min(CHARTED_OPENINGS, sorted.size()));
    page.halfSection("Openings");
    List<Row> rows =
        most.stream()
            .map(
                each ->
                    new Row(
                        opening(each.getKey()),
                        each.getValue().score(),
                        "%s of %s"
                            .formatted(
                                points(each.getValue().points()), count(each.getValue().games()))))
            .toList();
    page.figure(
        Charts.bars(rows, AxisScale.share("").marked(0.5)),
        "Who began scored so much after each opening"
            + (most.size() < sorted.size()
                ? "; the %s most played of %s.".formatted(most.size(), count(sorted.size()))
                : "."));
    page.details(
        "All openings as a table",
        inner -> {
          HtmlTable table =
              HtmlTable.of(
                  Column.name("Opening"),
                  Column.number("Games"),
                  Column.number("Won"),
                  Column.number("Drawn"),
                  Column.number("Lost"),
                  Column.number("Score"));
          for (Map.Entry<String, WinDrawLoss> each : sorted) {
            WinDrawLoss tally = each.getValue();
            table.row(
                opening(each.getKey()),
                count(tally.games()),
                count(tally.wins()),
                count(tally.draws()),
                count(tally.losses()),
                percent(tally.score()));
          }
          inner.table(table);
        });
  }

  private static String opening(String moves) {
    return moves.isEmpty() ? "none" : moves;
  }

  private void lengths() {
    TreeMap<Integer, Integer> lengths = new TreeMap<>();
    log.games().forEach(game -> lengths.merge(game.moves().size(), 1, Integer::sum));
    page.halfSection("How long games were");
    int shortest = lengths.firstKey();
    int longest = lengths.lastKey();
    page.figure(
        Charts.histogram(lengths, "moves", "games"),
        shortest == longest
            ? "All games had %s moves.".formatted(shortest)
            : "From %s to %s moves.".formatted(shortest, longest));
  }

  private void reasons() {
    Map<String, Long> reasons =
        log.games().stream()
            .collect(
                Collectors.groupingBy(
                    GameRecord::reason, LinkedHashMap::new, Collectors.counting()));
    int games = log.games().size();
    List<Row> rows =
        reasons.entrySet().stream()
            .sorted(
                Map.Entry.<String, Long>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .map(
                each ->
                    new Row(
                        each.getKey(),
                        each.getValue(),
                        "%s (%s)"
                            .formatted(
                                count(each.getValue()), percent((double) each.getValue() / games))))
            .toList();
    page.halfSection("How games ended");
    page.figure(Charts.bars(rows, AxisScale.count("games")), "");
  }

  private void effort() {
    if (standings.stream().allMatch(each -> each.moves == 0)) {
      return;
    }
    page.section("Time and work");
    HtmlTable table =
        HtmlTable.of(
            Column.number("#"),
            Column.name("Engine"),
            Column.number("Moves"),
            Column.number("Time a move"),
            Column.number("Slowest"),
            new Column(Kind.NUMBER, "Nodes a move", "positions visited or games played out"),
            Column.number("Nodes a second"));
    for (int i = 0; i < standings.size(); i++) {
      Standing each = standings.get(i);
      boolean counted = each.countedMoves > 0;
      table.row(
          Integer.toString(i + 1),
          each.label,
          count(each.moves),
          each.moves == 0 ? "" : time((double) each.micros / each.moves),
          each.moves == 0 ? "" : time((double) each.slowest),
          counted ? count(Math.round(each.nodes / each.countedMoves)) : "",
          counted && each.countedMicros > 0 ? rounded(each.nodes * 1e6 / each.countedMicros) : "");
    }
    page.table(table);
  }

  private void forfeits() {
    List<GameRecord> lost = log.games().stream().filter(GameRecord::isForfeit).toList();
    if (lost.isEmpty()) {
      return;
    }
    page.section("Lost by a fault");
    String many = "%s of %s.".formatted(count(lost.size()), games(log.games().size()));
    page.paragraph(
        lost.size() > LISTED_FORFEITS
            ? many + " These are the first " + LISTED_FORFEITS + "."
            : many);
    HtmlTable table =
        HtmlTable.of(Column.number("Game"), Column.name("Loser"), Column.text("What was seen"));
    for (GameRecord game : lost.subList(0, Math.min(LISTED_FORFEITS, lost.size()))) {
      table.row(
          Integer.toString(game.number()),
          game.result() == GameRecord.Result.FIRST ? game.second() : game.first(),
          game.detail().isEmpty() ? game.reason() : game.reason() + ": " + game.detail());
    }
    page.table(table);
  }

  private void settings() {
    MatchHeader header = log.header();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("game", header.game());
    header.settings().forEach((name, value) -> facts.put(name, value.isEmpty() ? "–" : value));
    page.section("Settings");
    page.facts(facts);
  }

  private String numbered(int place) {
    return "%s %s".formatted(place + 1, standings.get(place).label);
  }

  private static String games(int number) {
    return number == 1 ? "1 game" : count(number) + " games";
  }

  private static String count(long number) {
    return AxisScale.format("#,##0").format(number);
  }

  private static String points(double points) {
    return AxisScale.format("#,##0.#").format(points);
  }

  private static String percent(double share) {
    return AxisScale.format("0.0%").format(share);
  }

  private static String elo(double elo) {
    return Double.isNaN(elo)
        ? "?"
        : Double.isInfinite(elo)
            ? (elo < 0 ? "−∞" : "∞")
            : AxisScale.format("#,##0").format(elo + 0.0);
  }

  /** Two or three digits that matter. */
  private static String rounded(double number) {
    Function<Double, String> digits =
        value -> AxisScale.format(value < 9.95 ? "0.0" : "#,##0").format(value);
    return number < 9950
        ? AxisScale.format("#,##0").format(number)
        : number < 999_500 ? digits.apply(number / 1e3) + " k" : digits.apply(number / 1e6) + " M";
  }

  private static String time(double micros) {
    Function<Double, String> digits =
        value -> AxisScale.format(value < 9.95 ? "0.0" : "#,##0").format(value);
    return micros < 999.5
        ? digits.apply(micros) + " µs"
        : micros < 999_500 ? digits.apply(micros / 1e3) + " ms" : digits.apply(micros / 1e6) + " s";
  }
}
