package games.oxo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The page of a match")
class ReportTest {
  private static String html(GameLog log) {
    return MatchReport.html(log, SampleLogs.ratings(log), null);
  }

  private static JsonNode document(GameLog log) {
    return Documents.of(html(log));
  }

  private static String lead(JsonNode document) {
    return Documents.all(document, "lead").get(0).get("text").asText();
  }

  @Test
  void everythingHasItsPart() {
    GameLog log = SampleLogs.roundRobin(300);
    JsonNode page = document(log);
    assertThat(page.get("kind").asText()).isEqualTo("match");
    assertThat(page.get("title").asText()).isEqualTo("Round robin: yavalath");
    assertThat(html(log)).contains("<title>Round robin: yavalath</title>");
    assertThat(Documents.headings(page))
        .containsExactly(
            "Standings",
            "Cross table",
            "Ratings",
            "Score over time",
            "How games ended",
            "Openings",
            "How long games were",
            "Time and work",
            "Games lost by a fault",
            "Settings");
    assertThat(Documents.charts(page))
        .extracting(chart -> chart.get("type").asText())
        .containsExactly("points", "lines", "bars", "bars", "histogram");
    for (String part : List.of("Standings", "Time and work")) {
      for (String engine : log.header().engines()) {
        assertThat(Documents.table(page, part)).anyMatch(row -> row.contains("|" + engine + "|"));
      }
    }
    assertThat(Documents.facts(page)).contains("random, 2 moves");
  }

  @Test
  void figuresAreThoseOfTheGames() {
    List<GameRecord> games =
        List.of(
            game(1, "a", "b", Result.FIRST, EndReason.WINNING_LINE, 5),
            game(2, "b", "a", Result.DRAW, EndReason.FULL_BOARD, 9),
            game(3, "a", "b", Result.FIRST, EndReason.WINNING_LINE, 5),
            game(4, "b", "a", Result.FIRST, EndReason.TIME, 4));
    GameLog log =
        new GameLog(new MatchHeader("match", "squava", List.of("b", "a"), Map.of()), games);
    JsonNode page = Documents.of(MatchReport.html(log, List.of(), null));
    assertThat(lead(page)).isEqualTo("a is ahead of b by 2.5 to 1.5 in 4 games (62.5%).");
    assertThat(Documents.table(page, "Standings"))
        .containsExactly(
            "#|Engine|Score|Points|Games|Won|Drawn|Lost",
            "1|a|62.5%|2.5|4|2|1|1",
            "2|b|37.5%|1.5|4|1|1|2");
    assertThat(Documents.table(page, "Cross table"))
        .containsExactly("#|Engine|1|2", "1|a|·|2.5/462%", "2|b|1.5/438%|·");
    assertThat(Documents.table(page, "Openings"))
        .containsExactly("Opening|Games|Won|Drawn|Lost|Score", "m0|4|3|1|0|87.5%");
    // The first move was given, so in games of 5 moves who began makes 2 of 4.
    assertThat(Documents.table(page, "Time and work"))
        .containsExactly(
            "#|Engine|Moves|Time per move|Slowest|Late|Nodes per move|Nodes per second",
            "1|a|10|1.0 ms|1.0 ms|0|500|500 k",
            "2|b|9|2.0 ms|2.0 ms|0||");
    assertThat(Documents.table(page, "Games lost by a fault"))
        .containsExactly("Game|Loser|Fault", "4|a|time: it <slept> & \"slept\"");
    assertThat(Documents.facts(page))
        .containsExactly("4", "3", "87.5%", "1 (25.0%)", "5.8 moves", "squava");
    assertThat(Documents.headings(page)).doesNotContain("Ratings");
  }

  /** Each move of {@code a} takes a millisecond and 500 nodes, of {@code b} two without a count. */
  private static GameRecord game(
      int number, String first, String second, Result result, EndReason reason, int length) {
    List<String> moves = IntStream.range(0, length).mapToObj(i -> "m" + i).toList();
    List<Turn> turns =
        IntStream.range(1, length)
            .mapToObj(i -> (i % 2 == 0) == first.equals("a"))
            .map(
                a ->
                    a
                        ? new Turn(first.equals("a"), 1000, 500, "")
                        : new Turn(!first.equals("a"), 2000, 0, ""))
            .toList();
    String detail = reason == EndReason.TIME ? "it <slept> & \"slept\"" : "";
    return new GameRecord(
        number, 1, first, second, "m0", 1, 1, moves, turns, result, reason, detail);
  }

  @Test
  void textStandsForItself() {
    String evil = "</title><script>alert('1')</script>\"&amp;\u0000\u202e\uD83D\n𝄞";
    String other = "-->]]>";
    GameRecord game =
        new GameRecord(
            1,
            1,
            evil,
            other,
            evil,
            0,
            1,
            List.of(evil),
            List.of(),
            Result.SECOND,
            EndReason.GARBAGE,
            evil);
    GameRecord crash =
        new GameRecord(
            2,
            1,
            other,
            evil,
            evil,
            0,
            1,
            List.of(),
            List.of(),
            Result.FIRST,
            EndReason.CRASH,
            evil);
    GameLog log =
        new GameLog(
            new MatchHeader(evil, evil, List.of(evil, other), Map.of(evil, evil)),
            List.of(game, crash));
    String html = html(log);
    assertThat(html).doesNotContain("<script>alert").doesNotContain("\u0000");
    assertThat(html.split("</script>", -1)).as("the data, then the script").hasSize(3);
    JsonNode page = Documents.of(html);
    assertThat(Documents.table(page, "Standings").get(1)).contains("|" + evil + "|");
    assertThat(Documents.table(page, "Games lost by a fault").get(1)).endsWith("garbage: " + evil);
    assertThat(Documents.table(page, "Games lost by a fault").get(2)).endsWith("crash: " + evil);
  }

  @Test
  void theSameLogGivesTheSamePage() {
    String once = html(SampleLogs.roundRobin(100));
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertThat(html(SampleLogs.roundRobin(100))).isEqualTo(once);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void fewGamesAndNone() {
    for (int games = 0; games <= 3; games++) {
      for (boolean rated : new boolean[] {true, false}) {
        GameLog log = SampleLogs.match(games);
        List<Rating> ratings = rated ? SampleLogs.ratings(log) : List.of();
        JsonNode page = Documents.of(MatchReport.html(log, ratings, null));
        assertThat(Documents.table(page, "Standings")).hasSize(3);
      }
    }
    assertThat(lead(document(SampleLogs.match(0)))).isEqualTo("No game has been played yet.");
    assertThat(lead(document(SampleLogs.match(1))))
        .isEqualTo("deep beat mcts:simulations=20000 by 1 to 0 in 1 game.");
    GameLog nobody = new GameLog(new MatchHeader("match", "x", List.of(), Map.of()), List.of());
    assertThat(Documents.headings(document(nobody))).containsExactly("Settings");
  }

  @Test
  void aLevelMatch() {
    GameLog log =
        new GameLog(
            new MatchHeader("match", "squava", List.of("b", "a"), Map.of()),
            List.of(game(1, "a", "b", Result.DRAW, EndReason.FULL_BOARD, 5)));
    assertThat(lead(document(log))).isEqualTo("b and a are level at 0.5 to 0.5 in 1 game.");
  }

  @Test
  void ratingsWithoutBounds() {
    GameLog log = SampleLogs.match(10);
    double infinite = Double.POSITIVE_INFINITY;
    List<Rating> ratings =
        List.of(
            new Rating("deep", 120, 20, infinite),
            new Rating("mcts:simulations=20000", -infinite, -infinite, infinite));
    String html = MatchReport.html(log, ratings, null);
    assertThat(html).doesNotContain("NaN").doesNotContain("Infinity");
    assertThat(Documents.table(Documents.of(html), "Standings").get(1))
        .contains("1|deep|", "|120|20 to ∞|");
    assertThat(Documents.table(Documents.of(html), "Standings").get(2)).contains("|−∞|−∞ to ∞|");
  }

  @Test
  void manyGamesStayASmallPage() {
    List<String> engines = IntStream.range(0, 15).mapToObj(i -> SampleLogs.LONG + i).toList();
    assertThat(html(SampleLogs.log("roundrobin", "squava", engines, 5000, 15, 9)).length())
        .isLessThan(300_000);
  }

  @Test
  void whatIsAboutNothingHasNoSign() {
    GameLog log = SampleLogs.match(10);
    List<Rating> ratings = List.of(new Rating("deep", 120, -0.3, 240));
    JsonNode page = Documents.of(MatchReport.html(log, ratings, null));
    assertThat(Documents.table(page, "Standings").get(1)).contains("|120|0 to 240|");
  }
}
