package games.oxo.game.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.UnusualGames;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.words.Markup;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@DisplayName("Pictures of boards")
class BoardPictureTest {
  static Stream<Game> games() {
    return Stream.concat(Samples.allBuiltIn(), UnusualGames.all());
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static long count(Document svg, String kind) {
    NodeList all = svg.getElementsByTagName("*");
    long found = 0;
    for (int i = 0; i < all.getLength(); i++) {
      found +=
          List.of(((Element) all.item(i)).getAttribute("class").split(" ")).contains(kind) ? 1 : 0;
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyCellIsDrawnAndEveryLabelIsOnAFreeOne(Game game) throws Exception {
    Position position = game.start();
    for (int i = 0; i < 3 && !position.outcome().isOver(); i++) {
      position = position.play(position.legalMoves().get(0));
    }
    Map<Integer, CellLabel> labels = new HashMap<>();
    int cells = game.board().cells();
    for (int cell = 0; cell < cells; cell++) {
      labels.put(cell, new CellLabel("62%", cell / (double) cells, false, cell == 8, ""));
    }
    Document svg = parse(new BoardPicture(game).svg(position, labels, "a <b> & \"c\""));
    assertThat(count(svg, "cell")).isEqualTo(cells);
    assertThat(count(svg, "value")).isEqualTo(cells - position.ply());
    assertThat(count(svg, "x") + count(svg, "o")).isEqualTo(position.ply());
    assertThat(count(svg, "last")).isEqualTo(position.lastMove().get().isSwap() ? 0 : 1);
    assertThat(svg.getDocumentElement().getAttribute("aria-label")).isEqualTo("a <b> & \"c\"");
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingLiesOutside(Game game) throws Exception {
    BoardPicture picture = new BoardPicture(game);
    Document svg = parse(picture.svg(game.start(), Map.of(), ""));
    NodeList texts = svg.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      assertThat(Double.parseDouble(text.getAttribute("x"))).isBetween(0.0, picture.width());
      assertThat(Double.parseDouble(text.getAttribute("y"))).isBetween(0.0, picture.height());
    }
  }

  @Test
  void aLabelSaysWhatItIs() throws Exception {
    Game game = BuiltInGames.load("tic-tac-toe");
    CellLabel label = new CellLabel("W7", 1, true, true, "X wins in 7");
    Document svg = parse(new BoardPicture(game).svg(game.start(), Map.of(4, label), ""));
    assertThat(svg.getElementsByTagName("title").item(4).getTextContent())
        .isEqualTo("b2: X wins in 7");
    assertThat(count(svg, "outline")).isEqualTo(1);
    assertThat(count(svg, "certain")).isEqualTo(1);
  }

  @Test
  void lightnessFallsAlongTheScaleAndTextCanBeReadOnAll() {
    double before = 2;
    for (int i = 0; i <= 100; i++) {
      Shade shade = new Shade(i / 100.0);
      assertThat(shade.luminance()).isLessThan(before);
      before = shade.luminance();
      double ink = shade.ink().equals("#ffffff") ? 1 : 0;
      double contrast = (Math.max(ink, before) + 0.05) / (Math.min(ink, before) + 0.05);
      assertThat(contrast).as("shade %d", i).isGreaterThan(4.5);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a<b>&\"'", "\u0000\u001b[2J", "\uD83D", "\uDE00x", "\uFFFF", "é \uD83D\uDE00"})
  void escapedTextIsReadBackByAParser(String text) throws Exception {
    String read =
        parse("<t a=\"" + Markup.escape(text) + "\">" + Markup.escape(text) + "</t>")
            .getDocumentElement()
            .getTextContent();
    assertThat(read).hasSameSizeAs(text);
    for (int i = 0; i < read.length(); i++) {
      assertThat(read.charAt(i)).isIn(text.charAt(i), '?');
    }
  }
}
