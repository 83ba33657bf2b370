package games.oxo.report;

import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.standing.Effort;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.report.Charts.Line;
import games.oxo.report.Charts.Point;
import games.oxo.report.Charts.Row;
import games.oxo.report.DataTable.Cell;
import games.oxo.report.DataTable.Column;
import games.oxo.report.DataTable.Kind;
import java.util.ArrayList;
import java.util.List;

/** The sections of a report about the engines: standings, cross table, ratings, score, effort. */
final class StandingsSections {
  /** Letters of a name in the cross table. */
  private static final int LABEL = 18;

  private final GameLog log;
  private final DataPage page;

  /** The best first; the place in this list is the number that tables and charts use. */
  private final List<Standing> standings;

  StandingsSections(GameLog log, DataPage page, List<Standing> standings) {
    this.log = log;
    this.page = page;
    this.standings = standings;
  }

  void table() {
    if (standings.isEmpty()) {
      return;
    }
    boolean rated = standings.stream().anyMatch(each -> each.rating() != null);
    page.section("Standings");
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number("#"));
    columns.add(Column.name("Engine"));
    columns.add(Column.number("Score"));
    if (rated) {
      columns.add(Column.number("Elo"));
      columns.add(
          new Column(Kind.NUMBER, "95% interval", "the 95% confidence interval of the rating"));
    }
    for (String title : List.of("Points", "Games", "Won", "Drawn", "Lost")) {
      columns.add(Column.number(title));
    }
    DataTable table = DataTable.of(columns);
    for (int i = 0; i < standings.size(); i++) {
      Standing each = standings.get(i);
      WinDrawLoss all = each.all();
      List<String> texts = new ArrayList<>(List.of(Integer.toString(i + 1), each.label()));
      texts.add(all.games() == 0 ? "" : PageNumbers.percent(all.score()));
      if (rated) {
        Rating rating = each.rating();
        texts.add(rating == null ? "" : PageNumbers.elo(rating.elo()));
        texts.add(
            rating == null
                ? ""
                : Text.format(
                    "%s to %s", PageNumbers.elo(rating.low()), PageNumbers.elo(rating.high())));
      }
      texts.add(PageNumbers.points(all.points()));
      texts.add(PageNumbers.count(all.games()));
      texts.add(PageNumbers.count(all.wins()));
      texts.add(PageNumbers.count(all.draws()));
      texts.add(PageNumbers.count(all.losses()));
      table.row(texts.toArray(String[]::new));
    }
    page.table(table);
  }

  void crossTable() {
    page.section("Cross table");
    List<Column> columns = new ArrayList<>();
    columns.add(Column.number("#"));
    columns.add(Column.name("Engine"));
    for (int i = 0; i < standings.size(); i++) {
      columns.add(new Column(Kind.MIDDLE, Integer.toString(i + 1), standings.get(i).label()));
    }
    DataTable table = DataTable.of(columns);
    for (int i = 0; i < standings.size(); i++) {
      Standing each = standings.get(i);
      List<Cell> cells = new ArrayList<>();
      cells.add(new Cell(Integer.toString(i + 1)));
      cells.add(new Cell(shortened(each.label()), "", null, each.label()));
      for (Standing other : standings) {
        WinDrawLoss tally = each.against(other);
        cells.add(
            each.equals(other)
                ? new Cell("·")
                : tally.games() == 0
                    ? new Cell("–")
                    : new Cell(
                        Text.format(
                            "%s/%s",
                            PageNumbers.points(tally.points()), PageNumbers.count(tally.games())),
                        PageNumbers.format("0%").format(tally.score()),
                        tally.score(),
                        Text.format(
                            "%s won, %s drawn, %s lost against %s",
                            PageNumbers.count(tally.wins()),
                            PageNumbers.count(tally.draws()),
                            PageNumbers.count(tally.losses()),
                            other.label())));
      }
      table.row(cells);
    }
    page.paragraph(
        "Points of the engine in the row against the engine in the column, and their share.");
    page.table(table);
  }

  void ratingPlot() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < standings.size(); i++) {
      Rating rating = standings.get(i).rating();
      if (rating != null && Double.isFinite(rating.elo())) {
        rows.add(
            new Row(
                numbered(i),
                rating.elo(),
                rating.low(),
                rating.high(),
                PageNumbers.elo(rating.elo())));
      }
    }
    if (!rows.isEmpty()) {
      page.halfSection("Ratings");
      page.chart(
          Charts.points(rows, AxisScale.number("Elo").marked(0)),
          "The whiskers are 95% confidence intervals.");
    }
  }

  void scoreOverTime() {
    if (log.games().size() < 2) {
      return;
    }
    List<Standing> shown = standings;
    if (standings.size() == 2) {
      // The other's line would be the same upside down.
      shown = standings.subList(0, 1);
    }
    shown = shown.stream().filter(each -> each.all().games() > 0).limit(Charts.COLOURS).toList();
    List<Line> lines = new ArrayList<>();
    for (Standing each : shown) {
      // The first few games swing too much to be of interest.
      long skipped = each.all().games() / 20;
      int played = 0;
      double points = 0;
      List<Point> shares = new ArrayList<>();
      for (int i = 0; i < log.games().size(); i++) {
        GameRecord game = log.games().get(i);
        if (game.first().equals(each.label()) || game.second().equals(each.label())) {
          played++;
          points += game.points(each.label());
          if (played > skipped) {
            shares.add(new Point(i + 1, points / played));
          }
        }
      }
      if (shares.get(shares.size() - 1).x() < log.games().size()) {
        shares.add(new Point(log.games().size(), points / played));
      }
      int number = standings.indexOf(each) + 1;
      String mark = standings.size() == 2 ? "" : Integer.toString(number);
      lines.add(new Line(number + " " + each.label(), mark, shares));
    }
    page.halfSection("Score over time");
    page.chart(
        Charts.lines(lines, "games", AxisScale.share("").around(0.4, 0.6).marked(0.5)),
        "Share of the points in the course of the match"
            + (lines.size() < standings.size() && standings.size() > 2
                ? "; the first " + lines.size() + " engines."
                : "."));
  }

  void effort() {
    if (standings.stream().allMatch(each -> each.effort().moves() == 0)) {
      return;
    }
    page.section("Time and work");
    DataTable table =
        DataTable.of(
            Column.number("#"),
            Column.name("Engine"),
            Column.number("Moves"),
            Column.number("Time per move"),
            Column.number("Slowest"),
            new Column(Kind.NUMBER, "Late", "moves that came after their time, within the margin"),
            new Column(Kind.NUMBER, "Nodes per move", "positions visited or games simulated"),
            Column.number("Nodes per second"));
    for (int i = 0; i < standings.size(); i++) {
      Standing each = standings.get(i);
      Effort effort = each.effort();
      boolean moved = effort.moves() > 0;
      table.row(
          Integer.toString(i + 1),
          each.label(),
          PageNumbers.count(effort.moves()),
          moved ? PageNumbers.time(effort.averageMicros()) : "",
          moved ? PageNumbers.time((double) effort.slowestMicros()) : "",
          moved ? PageNumbers.count(effort.late()) : "",
          effort.countedMoves() > 0 ? PageNumbers.count(Math.round(effort.averageNodes())) : "",
          effort.nodesPerSecond() > 0 ? PageNumbers.rounded(effort.nodesPerSecond()) : "");
    }
    page.table(table);
  }

  private String numbered(int place) {
    return Text.format("%s %s", place + 1, standings.get(place).label());
  }

  /** A name with its middle left out where it is long. */
  private static String shortened(String label) {
    int[] points = label.codePoints().toArray();
    return points.length <= LABEL
        ? label
        : new String(points, 0, LABEL / 2)
            + "…"
            + new String(points, points.length - LABEL / 2 + 1, LABEL / 2 - 1);
  }
}
