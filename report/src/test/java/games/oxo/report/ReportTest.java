package games.oxo.report;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@DisplayName("The page of a match")
class ReportTest {
  private static String html(GameLog log) {
    return MatchReport.html(log, SampleLogs.ratings(log), null);
  }

  /** The page as a tree; it is written so that it is XML too. */
  private static Document parse(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(html.replace("<!DOCTYPE html>", ""))));
  }

  private static List<Element> all(Document page, String tag) {
    NodeList found = page.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  private static List<String> headings(Document page) {
    return all(page, "h2").stream().map(Element::getTextContent).toList();
  }

  /** The rows of the table below a heading, as texts with bars between. */
  private static List<String> table(Document page, String heading) {
    Element section =
        all(page, "section").stream()
            .filter(
                each -> each.getElementsByTagName("h2").item(0).getTextContent().equals(heading))
            .findFirst()
            .orElseThrow();
    NodeList rows = section.getElementsByTagName("tr");
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < rows.getLength(); i++) {
      NodeList cells = rows.item(i).getChildNodes();
      List<String> row = new ArrayList<>();
      for (int j = 0; j < cells.getLength(); j++) {
        row.add(cells.item(j).getTextContent());
      }
      texts.add(String.join("|", row));
    }
    return texts;
  }

  private static String lead(Document page) {
    return all(page, "p").get(0).getTextContent();
  }

  @Test
  void everythingHasItsPart() throws Exception {
    GameLog log = SampleLogs.roundRobin(300);
    Document page = parse(html(log));
    assertThat(all(page, "h1").get(0).getTextContent()).isEqualTo("Round robin: yavalath");
    assertThat(all(page, "title").get(0).getTextContent()).isEqualTo("Round robin: yavalath");
    assertThat(headings(page))
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
    assertThat(all(page, "svg")).hasSize(5);
    for (String part : List.of("Standings", "Time and work")) {
      for (String engine : log.header().engines()) {
        assertThat(table(page, part)).anyMatch(row -> row.contains("|" + engine + "|"));
      }
    }
    assertThat(all(page, "dd")).extracting(Element::getTextContent).contains("random, 2 moves");
  }

  @Test
  void figuresAreThoseOfTheGames() throws Exception {
    List<GameRecord> games =
        List.of(
            game(1, "a", "b", Result.FIRST, EndReason.WINNING_LINE, 5),
            game(2, "b", "a", Result.DRAW, EndReason.FULL_BOARD, 9),
            game(3, "a", "b", Result.FIRST, EndReason.WINNING_LINE, 5),
            game(4, "b", "a", Result.FIRST, EndReason.TIME, 4));
    GameLog log =
        new GameLog(new MatchHeader("match", "squava", List.of("b", "a"), Map.of()), games);
    Document page = parse(MatchReport.html(log, List.of(), null));
    assertThat(lead(page)).isEqualTo("a is ahead of b by 2.5 to 1.5 in 4 games (62.5%).");
    assertThat(table(page, "Standings"))
        .containsExactly(
            "#|Engine|Score|Points|Games|Won|Drawn|Lost",
            "1|a|62.5%|2.5|4|2|1|1",
            "2|b|37.5%|1.5|4|1|1|2");
    assertThat(table(page, "Cross table"))
        .containsExactly("#|Engine|1|2", "1|a|·|2.5/462%", "2|b|1.5/438%|·");
    assertThat(table(page, "Openings"))
        .containsExactly("Opening|Games|Won|Drawn|Lost|Score", "m0|4|3|1|0|87.5%");
    // The first move was given, so in games of 5 moves who began makes 2 of 4.
    assertThat(table(page, "Time and work"))
        .containsExactly(
            "#|Engine|Moves|Time per move|Slowest|Late|Nodes per move|Nodes per second",
            "1|a|10|1.0 ms|1.0 ms|0|500|500 k",
            "2|b|9|2.0 ms|2.0 ms|0||");
    assertThat(table(page, "Games lost by a fault"))
        .containsExactly("Game|Loser|Fault", "4|a|time: it <slept> & \"slept\"");
    assertThat(all(page, "dd"))
        .extracting(Element::getTextContent)
        .containsExactly("4", "3", "87.5%", "1 (25.0%)", "5.8 moves", "squava");
    assertThat(headings(page)).doesNotContain("Ratings");
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
  void textStandsForItself() throws Exception {
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
    assertThat(html).doesNotContain("<script").doesNotContain("\u0000").doesNotContain("\u202e");
    Document page = parse(html);
    String seen = "</title><script>alert('1')</script>\"&amp;\uFFFD\uFFFD\uFFFD 𝄞";
    assertThat(table(page, "Standings").get(1)).contains(seen);
    assertThat(table(page, "Games lost by a fault").get(1)).endsWith("crash: " + seen);
    assertThat(all(page, "script")).isEmpty();
  }

  @Test
  void nothingIsFetchedFromElsewhere() {
    String html = html(SampleLogs.roundRobin(60));
    assertThat(html.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
        .doesNotContain("http:")
        .doesNotContain("https:")
        .doesNotContain("//www")
        .doesNotContain("url(")
        .doesNotContain("@import")
        .doesNotContain("<script");
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
    assertThat(once).doesNotContain(" id=");
  }

  @Test
  void fewGamesAndNone() throws Exception {
    for (int games = 0; games <= 3; games++) {
      for (boolean rated : new boolean[] {true, false}) {
        GameLog log = SampleLogs.match(games);
        List<Rating> ratings = rated ? SampleLogs.ratings(log) : List.of();
        Document page = parse(MatchReport.html(log, ratings, null));
        assertThat(table(page, "Standings")).hasSize(3);
      }
    }
    assertThat(lead(parse(html(SampleLogs.match(0))))).isEqualTo("No game has been played yet.");
    assertThat(lead(parse(html(SampleLogs.match(1)))))
        .isEqualTo("deep beat mcts:simulations=20000 by 1 to 0 in 1 game.");
    GameLog nobody = new GameLog(new MatchHeader("match", "x", List.of(), Map.of()), List.of());
    assertThat(headings(parse(html(nobody)))).containsExactly("Settings");
  }

  @Test
  void aLevelMatch() throws Exception {
    GameLog log =
        new GameLog(
            new MatchHeader("match", "squava", List.of("b", "a"), Map.of()),
            List.of(game(1, "a", "b", Result.DRAW, EndReason.FULL_BOARD, 5)));
    assertThat(lead(parse(html(log)))).isEqualTo("b and a are level at 0.5 to 0.5 in 1 game.");
  }

  @Test
  void ratingsWithoutBounds() throws Exception {
    GameLog log = SampleLogs.match(10);
    double infinite = Double.POSITIVE_INFINITY;
    List<Rating> ratings =
        List.of(
            new Rating("deep", 120, 20, infinite),
            new Rating("mcts:simulations=20000", -infinite, -infinite, infinite));
    String html = MatchReport.html(log, ratings, null);
    assertThat(html).doesNotContain("NaN").doesNotContain("Infinity");
    assertThat(table(parse(html), "Standings").get(1)).contains("1|deep|", "|120|20 to ∞|");
    assertThat(table(parse(html), "Standings").get(2)).contains("|−∞|−∞ to ∞|");
  }

  @Test
  void manyGamesStayASmallPage() {
    List<String> engines = IntStream.range(0, 15).mapToObj(i -> SampleLogs.LONG + i).toList();
    assertThat(html(SampleLogs.log("roundrobin", "squava", engines, 5000, 15, 9)).length())
        .isLessThan(300_000);
  }

  @Test
  void allTextOfChartsIsInsideThem() throws Exception {
    Dice dice = new Dice(3);
    for (int round = 0; round < 30; round++) {
      List<Charts.Row> rows = new ArrayList<>();
      for (int i = 1 + dice.below(12); i > 0; i--) {
        double value = (dice.fraction() - 0.5) * Math.pow(10, dice.below(7));
        rows.add(
            new Charts.Row(
                SampleLogs.LONG.substring(dice.below(30)),
                value,
                value - 1,
                value + dice.below(50),
                "%.1f".formatted(value)));
      }
      for (Chart chart :
          List.of(
              Charts.bars(rows, AxisScale.number("points")),
              Charts.points(rows, AxisScale.number("").marked(0)))) {
        Document svg = parse(chart.svg());
        String[] box = svg.getDocumentElement().getAttribute("viewBox").split(" ");
        double width = Double.parseDouble(box[2]);
        double height = Double.parseDouble(box[3]);
        for (Element text : all(svg, "text")) {
          double letters = text.getLastChild().getTextContent().length() * 5.5;
          double x = Double.parseDouble(text.getAttribute("x"));
          double y = Double.parseDouble(text.getAttribute("y"));
          String side = text.getAttribute("class");
          double left = x - (side.endsWith(" e") ? letters : side.endsWith(" m") ? letters / 2 : 0);
          assertThat(left).as(text.getTextContent()).isGreaterThanOrEqualTo(0);
          assertThat(left + letters).as(text.getTextContent()).isLessThanOrEqualTo(width);
          assertThat(y).isBetween(8.0, height);
        }
        for (Element bar : all(svg, "rect")) {
          double x = Double.parseDouble(bar.getAttribute("x"));
          assertThat(x).isGreaterThanOrEqualTo(0);
          assertThat(x + Double.parseDouble(bar.getAttribute("width"))).isLessThanOrEqualTo(width);
        }
      }
    }
  }

  @Test
  void chartsOfNothingAndOfMuch() throws Exception {
    TreeMap<Integer, Integer> wide = new TreeMap<>(Map.of(-3, 1, 0, 2, 5_000, 3));
    List<Double> many = IntStream.range(0, 10_000).mapToObj(i -> (double) i).toList();
    for (Chart chart :
        List.of(
            Charts.bars(List.of(), AxisScale.count("games")),
            Charts.points(List.of(), AxisScale.number("")),
            Charts.lines(List.of(), "games", AxisScale.share("")),
            Charts.lines(
                List.of(new Charts.Line("", List.of(), List.of())), "games", AxisScale.number("")),
            Charts.lines(List.of(new Charts.Line("a", many, many)), "games", AxisScale.number("")),
            Charts.histogram(new TreeMap<>(), "moves", "games"),
            Charts.histogram(wide, "moves", "games"))) {
      assertThat(parse(chart.svg()).getDocumentElement().getAttribute("viewBox")).isNotEmpty();
      assertThat(chart.svg()).doesNotContain("NaN").hasSizeLessThan(20_000);
    }
    assertThat(all(parse(Charts.histogram(wide, "moves", "games").svg()), "rect")).hasSize(3);
  }

  @Test
  void pagesOfOtherKinds() throws Exception {
    Page page =
        new Page("A & B")
            .paragraph("1 < 2")
            .halfSection("one")
            .figure(
                Charts.bars(List.of(new Charts.Row("x", 1, "")), AxisScale.count("")), "a $1 \\ b")
            .halfSection("two")
            .legend(List.of("a:b"))
            .section("three")
            .details(
                "more", inner -> inner.table(HtmlTable.of(HtmlTable.Column.text("t")).row("<i>")));
    Document read = parse(page.html());
    assertThat(headings(read)).containsExactly("one", "two", "three");
    assertThat(all(read, "svg").get(0).getAttribute("aria-label")).isEqualTo("a $1 \\ b");
    assertThat(all(read, "li").get(0).getTextContent()).isEqualTo("a:b");
    assertThat(all(read, "td").get(0).getTextContent()).isEqualTo("<i>");
    assertThat(page.html()).as("asked twice").isEqualTo(page.html());
  }
}
