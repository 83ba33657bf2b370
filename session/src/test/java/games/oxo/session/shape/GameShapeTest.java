package games.oxo.session.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.Triangle;
import games.oxo.game.board.Board;
import games.oxo.game.picture.BoardPicture;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Games as JSON")
class GameShapeTest {
  private static final double PICTURE_CELL = 60;

  private record Spot(double x, double y) {}

  private static List<Spot> spots(Game game) {
    List<Spot> spots = new ArrayList<>();
    for (Object each : (List<?>) layout(game, "cells")) {
      List<?> pair = (List<?>) each;
      spots.add(new Spot((Double) pair.get(0), (Double) pair.get(1)));
    }
    return spots;
  }

  private static Object layout(Game game, String field) {
    Map<?, ?> layout = (Map<?, ?>) GameShape.GAME.write(game).get("layout");
    return layout.get(field);
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void cellsLieAsOnPictures(Game game) {
    List<Spot> drawn = new ArrayList<>();
    String svg = new BoardPicture(game).svg(game.start(), Map.of(), "");
    Matcher shape = Pattern.compile("<rect x=.*?/>|<polygon points=.*?/>").matcher(svg);
    while (shape.find()) {
      drawn.add(centre(shape.group()));
    }
    List<Spot> spots = spots(game);
    assertThat(spots).hasSize(game.board().cells()).hasSameSizeAs(drawn);
    double rowOfPicture = drawn.get(0).y - PICTURE_CELL * spots.get(0).y;
    double columnOfPicture = drawn.get(0).x - PICTURE_CELL * spots.get(0).x;
    for (int cell = 0; cell < spots.size(); cell++) {
      Spot spot = spots.get(cell);
      assertThat(PICTURE_CELL * spot.x + columnOfPicture).isCloseTo(drawn.get(cell).x, within(0.2));
      assertThat(PICTURE_CELL * spot.y + rowOfPicture).isCloseTo(drawn.get(cell).y, within(0.2));
    }
  }

  @Test
  void aShapeOfTheTestsIsToldByItsClassAlone() {
    Game game = Triangle.game(5, "line.win = 4");
    cellsLieAsOnPictures(game);
    assertThat(layout(game, "shape")).isEqualTo("triangle");
    assertThat(layout(game, "width")).isEqualTo(5.0);
    assertThat((Map<?, ?>) GameShape.GAME.write(game).get("board"))
        .isEqualTo(Map.of("shape", "triangle", "side", 5, "cells", 15));
    assertThat((List<?>) GameShape.GAME.write(game).get("images")).hasSize(6);
  }

  /** The middle of the numbers in a rectangle or polygon. */
  private static Spot centre(String shape) {
    if (shape.startsWith("<rect")) {
      double half = number(shape, "width") / 2;
      return new Spot(number(shape, " x") + half, number(shape, " y") + half);
    }
    double x = 0;
    double y = 0;
    String[] points = shape.split("\"")[1].split(" ");
    for (String point : points) {
      x += Double.parseDouble(point.split(",")[0]) / points.length;
      y += Double.parseDouble(point.split(",")[1]) / points.length;
    }
    return new Spot(x, y);
  }

  private static double number(String shape, String attribute) {
    return Double.parseDouble(shape.split(attribute + "=\"")[1].split("\"")[0]);
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void theDrawingFillsItsBox(Game game) {
    double width = (Double) layout(game, "width");
    double height = (Double) layout(game, "height");
    List<Spot> spots = spots(game);
    assertThat(spots.stream().mapToDouble(Spot::x).min().orElseThrow()).isEqualTo(0.5);
    assertThat(spots.stream().mapToDouble(Spot::x).max().orElseThrow()).isEqualTo(width - 0.5);
    double top = spots.get(0).y;
    assertThat(spots.get(spots.size() - 1).y).isCloseTo(height - top, within(0.001));
    for (int cell = 0; cell < spots.size(); cell++) {
      Spot at = spots.get(cell);
      for (int other = 0; other < spots.size(); other++) {
        Spot to = spots.get(other);
        boolean touches = (game.board().touching(cell) >>> other & 1) != 0;
        double distance = Math.hypot(at.x - to.x, at.y - to.y);
        assertThat(distance < 1.001).isEqualTo(touches || cell == other);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void everyCellHasItsNameRingAndImages(Game game) {
    Map<String, @Nullable Object> json = GameShape.GAME.write(game);
    Board board = game.board();
    assertThat(new HashSet<Object>((List<?>) json.get("names"))).hasSize(board.cells());
    List<?> rings = (List<?>) json.get("rings");
    for (int cell = 0; cell < board.cells(); cell++) {
      assertThat(rings.get(cell)).isEqualTo(board.ring(cell));
    }
    List<?> images = (List<?>) json.get("images");
    assertThat(images).hasSize(game.symmetries().size());
    for (int i = 0; i < images.size(); i++) {
      for (int cell = 0; cell < board.cells(); cell++) {
        assertThat(((List<?>) images.get(i)).get(cell))
            .isEqualTo(game.symmetries().get(i).map(cell));
      }
    }
  }

  @Test
  void stonesThatFallHaveColumns() {
    assertThat((List<?>) GameShape.GAME.write(Samples.game("connect4:5x4")).get("columns"))
        .isEqualTo(List.of(0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4));
    assertThat(GameShape.GAME.write(Samples.game("squava"))).containsEntry("columns", null);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "squava,line,null",
        "yavalath:side4,line,yavalath",
        "fourtic,score,null",
        "tictactrains:modern,score,tictactrains",
        "tictactrains:modern:6x6,score,tictactrains:modern",
        "connect4:8x7,line,connect4"
      })
  void kindAndFamily(String id, String kind, @Nullable String variantOf) {
    assertThat(GameShape.GAME.write(Samples.game(id)))
        .containsEntry("kind", kind)
        .containsEntry("variantOf", variantOf);
  }

  @Test
  void namesAreMovesOfALine() {
    List<?> names = (List<?>) GameShape.GAME.write(Samples.game("squava")).get("names");
    assertThat(names.get(1)).isEqualTo("0,1");
  }
}
