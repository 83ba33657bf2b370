package games.oxo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.board.Shapes;
import games.oxo.game.board.Symmetry;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.GameCheck;
import games.oxo.game.check.NaiveReferee;
import games.oxo.game.input.InputException;
import games.oxo.game.picture.BoardPicture;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.PositionWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A third shape needs one class and nothing else")
class TriangleTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2  | line.win = 2",
        "3  | line.win = 3",
        "4  | line = { win = 4, lose = 3 }",
        "5  | line = { win = 4, lose = 3 } & swap = true",
        "6  | line.lose = 3",
        "7  | line.win = 4 & turns = 'X1, (OA, O2, XA, XA), ...'",
        "8  | line.win = 4 & turns = 'X3, O1, X2, OA, (XA, OA), ...'",
        "10 | line = { win = 5, lose = 4 }",
        "5  | score.longest = 'path'",
        "6  | score.run = { length = 3, points = 2 } & score.bonus = { cells = 'border', points = 1 }"
      })
  void theRulesAndTheSlowRefereeAgree(int side, String rules) {
    Game game = Triangle.game(side, rules.replace(" & ", "\n"));
    GameCheck.Report report =
        new GameCheck(game, new NaiveReferee(game.definition()), game.symmetries(), side).run(100);
    assertThat(report.fault()).isNull();
    assertThat(report.symmetries()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void cellsTouchWhereTheyLieSideBySide(int side) {
    Board board = Triangle.board(side);
    assertThat(board.cells()).isEqualTo(side * (side + 1) / 2);
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int other = 0; other < board.cells(); other++) {
        double distance =
            Math.hypot(board.x(cell) - board.x(other), board.y(cell) - board.y(other));
        boolean sideBySide = Math.abs(distance - 1) < 0.001;
        assertThat((board.touching(cell) >>> other & 1) != 0).isEqualTo(sideBySide);
      }
    }
  }

  @Test
  void symmetriesKeepDistances() {
    for (int side = 2; side <= 10; side++) {
      Board board = Triangle.board(side);
      assertThat(board.symmetries()).hasSize(6);
      for (Symmetry symmetry : board.symmetries()) {
        assertThat(symmetry.map(board.corners())).isEqualTo(board.corners());
        assertThat(symmetry.map(board.border())).isEqualTo(board.border());
        for (int cell = 0; cell < board.cells(); cell++) {
          assertThat(symmetry.map(board.touching(cell)))
              .isEqualTo(board.touching(symmetry.map(cell)));
          assertThat(board.ring(symmetry.map(cell))).isEqualTo(board.ring(cell));
        }
      }
    }
    assertThat(Triangle.board(1).symmetries()).hasSize(1);
  }

  @Test
  void itHasCornersABorderAndRings() {
    Board board = Triangle.board(5);
    assertThat(board.corners()).isEqualTo(1L | 1L << 10 | 1L << 14);
    assertThat(Long.bitCount(board.border())).isEqualTo(12);
    assertThat(board.rings()).isEqualTo(2);
    assertThat(board.ringCells(1)).isEqualTo(1L << 4 | 1L << 7 | 1L << 8);
    assertThat(board.longestLine()).isEqualTo(5);
    assertThat(board.runs(4)).hasSize(3 * (1 + 2));
  }

  @Test
  void itIsDrawnWithTheNumbersOfItsCellsAround() {
    Game game = Triangle.game(4, "line.win = 4");
    Position position = PositionReader.read(game, "a1 d2 c3 d3 b2");
    assertThat(new Drawing(game, false).draw(position))
        .containsExactly(
            "        1", //
            "    a  X 2",
            "   b  .(X)3",
            "  c  . . X 4",
            " d  . O O .",
            "   1 2 3 4");
    assertThat(new Drawing(game, false).draw(game.start(), Map.of(6, "12%")))
        .containsExactly(
            "               1",
            "        a    .   2",
            "      b    .   .   3",
            "    c    .   .   .   4",
            "  d  12%   .   .   .",
            "     1   2   3   4");
  }

  @Test
  void whatIsWrittenOrDrawnIsReadBack() {
    Dice dice = new Dice(5);
    for (int side = 2; side <= 10; side++) {
      Game game = Triangle.game(side, "line.win = " + side);
      Drawing drawing = new Drawing(game, false);
      for (int i = 0; i < 20; i++) {
        Position position = game.start();
        while (!position.outcome().isOver()) {
          List<Move> moves = position.legalMoves();
          position = position.play(moves.get(dice.below(moves.size())));
          String rows = PositionWriter.rows(position);
          String drawn = String.join("\n", drawing.draw(position));
          for (String text : List.of(rows, drawn)) {
            Position read = PositionReader.read(game, text);
            assertThat(read.stones(Player.X)).as(text).isEqualTo(position.stones(Player.X));
            assertThat(read.stones(Player.O)).as(text).isEqualTo(position.stones(Player.O));
          }
        }
      }
    }
    assertThatThrownBy(() -> PositionReader.read(Triangle.game(3, "line.win = 3"), "X../../."))
        .isInstanceOf(InputException.class);
  }

  @Test
  void everyCellHasANameAndAPlaceInAPicture() {
    Game game = Triangle.game(6, "line.win = 4");
    Set<String> names = new HashSet<>();
    for (int cell = 0; cell < game.board().cells(); cell++) {
      String name = game.cellNames().name(cell);
      assertThat(game.cellNames().read(name)).isEqualTo(cell);
      names.add(name);
    }
    assertThat(names).hasSize(21).contains("a1", "f6");
    String svg = new BoardPicture(game).svg(game.start(), Map.of(), "a triangle");
    assertThat(svg.split("<polygon", -1)).hasSize(22);
  }

  @Test
  void itsDefinitionIsReadOnlyWhereItIsOffered() {
    assertThat(Triangle.game(6, "line.win = 3").board().describe()).isEqualTo("triangle of side 6");
    assertThatThrownBy(() -> Triangle.game(11, "line.win = 3"))
        .hasMessageContaining("'board.side' is 11; it must be 1 to 10");
    assertThatThrownBy(() -> Triangle.game(6, "board.width = 3\nline.win = 3"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(
            () ->
                Samples.define(
                    "name = 'T'\nboard = { shape = 'triangle', side = 3 }\nline.win = 3"))
        .hasMessageContaining("'triangle' is not a value of 'board.shape'");
    assertThat(Shapes.BUILT_IN.keys()).containsExactly("square", "hexagon");
    assertThat(RulesFingerprint.of(Triangle.game(6, "line.win = 3")))
        .isNotEqualTo(RulesFingerprint.of(Triangle.game(7, "line.win = 3")));
  }

  @Test
  void aLineAlongASideWins() {
    Game game = Triangle.game(3, "line.win = 3");
    Position won = PositionReader.read(game, "a1 b2 b1 c3 c1");
    assertThat(won.outcome().winner()).isEqualTo(Player.X);
    assertThat(Long.bitCount(won.decidingCells())).isEqualTo(3);
  }
}
