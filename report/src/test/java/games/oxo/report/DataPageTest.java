package games.oxo.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.picture.CellLabel;
import games.oxo.report.Charts.Line;
import games.oxo.report.Charts.Point;
import games.oxo.report.Charts.Row;
import games.oxo.report.DataTable.Cell;
import games.oxo.report.DataTable.Column;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A page with data")
class DataPageTest {
  private static JsonNode chart(Chart chart) {
    return Documents.charts(Documents.of(new DataPage("test", "A").chart(chart, ""))).get(0);
  }

  @Test
  void blocksStandInTheirSections() {
    DataPage page =
        new DataPage("test", "A & B")
            .lead("1 < 2")
            .halfSection("one")
            .paragraph("a $1 \\ b")
            .details("more", inner -> inner.table(DataTable.of(Column.text("t")).row("<i>")))
            .facts(Map.of("name", "value"))
            .section("two")
            .sideBySide(inner -> inner.paragraph("x").paragraph("y"));
    JsonNode document = Documents.of(page);
    assertThat(document.get("kind").asText()).isEqualTo("test");
    assertThat(document.get("blocks").findValuesAsText("type"))
        .containsExactly(
            "lead", "section", "text", "details", "table", "facts", "section", "side", "text",
            "text");
    assertThat(Documents.section(document, "one").get("half").asBoolean()).isTrue();
    assertThat(Documents.section(document, "one").get("blocks")).hasSize(3);
    assertThat(Documents.section(document, "two").get("half").asBoolean()).isFalse();
    assertThat(page.html()).as("asked twice").isEqualTo(page.html());
    assertThat(page.html()).contains("<title>A &amp; B</title>").doesNotContain("<i>");
  }

  /** The page may run its own script and style, by their hashes, and load nothing at all. */
  @Test
  void nothingIsFetchedAndNothingElseRuns() {
    String html = new DataPage("test", "A").lead("x").html();
    assertThat(html)
        .containsPattern(
            "content=\"default-src 'none'; script-src 'sha256-[^']{44}'; style-src"
                + " 'sha256-[^']{44}'; img-src data:; base-uri 'none'; form-action 'none'\"");
    assertThat(html.replace("http://www.w3.org/", ""))
        .doesNotContain("http:", "https:", " src=", "@import", "url(");
  }

  @Test
  void aPageCanBeReadAgain() {
    DataPage page = new DataPage("test", "A");
    assertThat(Documents.of(page).get("readAgain").isNull()).isTrue();
    assertThat(Documents.of(page.readAgainAfter(20)).get("readAgain").asInt()).isEqualTo(20);
    assertThat(page.html()).contains("<meta name=\"generator\" content=\"OXO test\">");
  }

  @Test
  void aPictureHasItsBoardStonesAndLabels() {
    Game game = Samples.game("connect4");
    Position position = game.start().play(game.start().legalMoves().get(3));
    JsonNode document =
        Documents.of(
            new DataPage("test", "A")
                .board(game)
                .picture(
                    position,
                    Map.of(0, new CellLabel("+", 0.8, true, true, "beaten")),
                    "How far",
                    true));
    JsonNode board = document.get("game");
    assertThat(board.get("names")).hasSize(42);
    assertThat(board.get("columns")).hasSize(42);
    assertThat(board.get("layout").get("cells")).hasSize(42);
    int cell = position.lastMove().map(Move::cell).orElseThrow();
    assertThat(Documents.all(document, "board").get(0).toString())
        .isEqualTo(
            "{\"type\":\"board\",\"title\":\"How far\",\"large\":true,\"X\":[%d],\"O\":[],\"last\":%d,\"labels\":[{\"cell\":0,\"text\":\"+\",\"shade\":0.8,\"outlined\":true,\"tip\":\"beaten\"}]}"
                .formatted(cell, cell));
  }

  @Test
  void entriesOfTablesSayMoreWhereTheyHaveMore() {
    DataTable table =
        DataTable.of(new Column(DataTable.Kind.NUMBER, "n", "a number"), Column.name("x"))
            .row(List.of(new Cell("1"), new Cell("2", "note", 1 / 3.0, "tip")));
    JsonNode read = Documents.of(new DataPage("test", "A").table(table)).get("blocks").get(0);
    assertThat(read.get("columns").get(0).toString())
        .isEqualTo("{\"kind\":\"number\",\"title\":\"n\",\"tip\":\"a number\"}");
    assertThat(read.get("rows").toString())
        .isEqualTo(
            "[[\"1\",{\"text\":\"2\",\"note\":\"note\",\"share\":0.333333,\"tip\":\"tip\"}]]");
    assertThatThrownBy(() -> table.row("alone")).hasMessage("1 entries for 2 columns");
  }

  @Test
  void rowsHaveIntervalsWhereTheyAreInDoubt() {
    JsonNode chart =
        chart(
            Charts.bars(
                List.of(new Row("a", 1, "one"), new Row("b", 2, 1.5, Double.POSITIVE_INFINITY, "")),
                AxisScale.number("Elo").marked(0)));
    assertThat(chart.get("scale").toString())
        .isEqualTo("{\"name\":\"Elo\",\"form\":\"number\",\"mark\":0.0,\"from\":null,\"to\":null}");
    assertThat(chart.get("rows").toString())
        .isEqualTo(
            "[{\"label\":\"a\",\"value\":1,\"interval\":null,\"note\":\"one\"},"
                + "{\"label\":\"b\",\"value\":2,\"interval\":[1.5,null],\"note\":\"\"}]");
  }

  @Test
  void aLongLineKeepsItsEnds() {
    List<Point> many =
        IntStream.range(0, 10_000).mapToObj(i -> new Point(i, i / 3.0, i / 4.0, i)).toList();
    JsonNode line =
        chart(Charts.lines(List.of(new Line("a", "1", many)), "games", AxisScale.share("")))
            .get("lines")
            .get(0);
    assertThat(line.get("x")).hasSizeLessThan(230).hasSameSizeAs(line.get("high"));
    assertThat(line.get("x").get(0).asInt()).isZero();
    assertThat(line.get("x").get(line.get("x").size() - 1).asInt()).isEqualTo(9999);
    assertThat(line.get("y").get(1).asText()).hasSizeLessThan(9);
    JsonNode sure =
        chart(
                Charts.lines(
                    List.of(new Line("", "", List.of(new Point(1, 2)))), "n", AxisScale.share("")))
            .get("lines")
            .get(0);
    assertThat(sure.get("low").isNull()).isTrue();
  }

  @Test
  void numbersThatJsonCannotHoldAreNone() {
    assertThat(Numbers.of(Double.NaN)).isNull();
    assertThat(Numbers.of(Double.NEGATIVE_INFINITY)).isNull();
    assertThat(DoubleStream.of(0, -0.0, 1e9, 0.1 + 0.2, -1234567.8).mapToObj(Numbers::of))
        .extracting(String::valueOf)
        .containsExactly("0", "0", "1000000000", "0.3", "-1234570");
  }

  @Test
  void aHistogramIsNumbersWithTheirCounts() {
    JsonNode chart = chart(Charts.histogram(new TreeMap<>(Map.of(7, 2, 5, 1)), "moves", "games"));
    assertThat(chart.get("counts").toString()).isEqualTo("[[5,1],[7,2]]");
  }
}
