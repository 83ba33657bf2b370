package games.oxo.report;

import games.oxo.game.words.Text;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.report.Charts.Row;
import games.oxo.report.DataTable.Column;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The sections of a report about the games: how they ended, openings, lengths, faults. */
final class GamesSections {
  private static final int CHARTED_OPENINGS = 20;
  private static final int LISTED_FORFEITS = 100;

  private final GameLog log;
  private final DataPage page;

  GamesSections(GameLog log, DataPage page) {
    this.log = log;
    this.page = page;
  }

  void openings() {
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
                        Text.format(
                            "%s of %s",
                            PageNumbers.points(each.getValue().points()),
                            PageNumbers.count(each.getValue().games()))))
            .toList();
    page.chart(
        Charts.bars(rows, AxisScale.share("").marked(0.5)),
        "The first player's score after each opening"
            + (most.size() < sorted.size()
                ? Text.format(
                    "; the %s most played of %s.", most.size(), PageNumbers.count(sorted.size()))
                : "."));
    openingsTable(sorted);
  }

  private void openingsTable(List<Map.Entry<String, WinDrawLoss>> sorted) {
    page.details(
        "All openings as a table",
        inner -> {
          DataTable table =
              DataTable.of(
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
                PageNumbers.count(tally.games()),
                PageNumbers.count(tally.wins()),
                PageNumbers.count(tally.draws()),
                PageNumbers.count(tally.losses()),
                PageNumbers.percent(tally.score()));
          }
          inner.table(table);
        });
  }

  private static String opening(String moves) {
    return moves.isEmpty() ? "none" : moves;
  }

  void lengths() {
    TreeMap<Integer, Integer> lengths = new TreeMap<>();
    log.games().forEach(game -> lengths.merge(game.moves().size(), 1, Integer::sum));
    page.halfSection("How long games were");
    int shortest = lengths.firstKey();
    int longest = lengths.lastKey();
    page.chart(
        Charts.histogram(lengths, "moves", "games"),
        shortest == longest
            ? Text.format("All games had %s moves.", shortest)
            : Text.format("From %s to %s moves.", shortest, longest));
  }

  void reasons() {
    Map<String, Long> reasons =
        log.games().stream()
            .collect(
                Collectors.groupingBy(
                    game -> game.reason().toString(), LinkedHashMap::new, Collectors.counting()));
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
                        Text.format(
                            "%s (%s)",
                            PageNumbers.count(each.getValue()),
                            PageNumbers.percent((double) each.getValue() / games))))
            .toList();
    page.halfSection("How games ended");
    page.chart(Charts.bars(rows, AxisScale.count("games")), "");
  }

  void forfeits() {
    List<GameRecord> lost = log.games().stream().filter(GameRecord::isForfeit).toList();
    if (lost.isEmpty()) {
      return;
    }
    page.section("Games lost by a fault");
    String many =
        Text.format(
            "%s of %s.", PageNumbers.count(lost.size()), PageNumbers.games(log.games().size()));
    page.paragraph(
        lost.size() > LISTED_FORFEITS
            ? many + " These are the first " + LISTED_FORFEITS + "."
            : many);
    DataTable table =
        DataTable.of(Column.number("Game"), Column.name("Loser"), Column.text("Fault"));
    for (GameRecord game : lost.subList(0, Math.min(LISTED_FORFEITS, lost.size()))) {
      table.row(
          Integer.toString(game.number()),
          game.result() == GameRecord.Result.FIRST ? game.second() : game.first(),
          game.reason() + (game.detail().isEmpty() ? "" : ": " + game.detail()));
    }
    page.table(table);
  }
}
