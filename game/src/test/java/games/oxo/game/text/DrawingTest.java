package games.oxo.game.text;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawingTest {
  private static String draw(String game, String position, boolean colour) {
    Game loaded = Samples.game(game);
    Position read = PositionReader.read(loaded, position);
    return String.join("\n", new Drawing(loaded, colour).draw(read)) + "\n";
  }

  @Test
  void squaresHaveNamesAtTheEdgesAndTheLastMoveInBrackets() {
    assertThat(draw("squava", "1 1 2 3", false))
        .isEqualTo(
            """
            0  . . . . .
            1  . X . . .
            2  . . .(O).
            3  . . . . .
            4  . . . . .
               0 1 2 3 4
            """);
  }

  @Test
  void hexagonsAreSlantedAndTheNumbersOfTheCellsStandAroundThem() {
    assertThat(draw("yavalath:side4", "d4 a1 g4", false))
        .isEqualTo(
            """
                   1 2 3 4
               a  O . . . 5
              b  . . . . . 6
             c  . . . . . . 7
            d  . . . X . . .
             e  . . . . . . 7
              f  . . . . . 6
               g  . . .(X)5
                   1 2 3 4
            """);
    assertThat(draw("yavalath", "e5 d4 e7 f6 e8 c2 e6", false))
        .isEqualTo(
            """
                    1 2 3 4 5
                a  . . . . . 6
               b  . . . . . . 7
              c  . O . . . . . 8
             d  . . . O . . . . 9
            e  . . . .[X(X)X X].
             f  . . . . . O . . 9
              g  . . . . . . . 8
               h  . . . . . . 7
                i  . . . . . 6
                    1 2 3 4 5
            """);
  }

  @Test
  void theNumberOfACellStandsAtTheEndsOfItsLine() {
    for (int side = 2; side <= 5; side++) {
      Game game =
          Samples.gameOf(
              "name = \"H\"\nboard = { shape = \"hexagon\", side = " + side + " }\nline.win = 3");
      List<String> lines = new Drawing(game, false).draw(game.start());
      for (int cell = 0; cell < game.board().cells(); cell++) {
        int row = game.board().row(cell);
        int number = game.board().column(cell) + 1;
        int at = 3 + game.board().indent(row) + 2 * (number - 1);
        assertThat(lines.get(row + 1).charAt(at)).isEqualTo('.');
        int step = row < side - 1 ? -1 : 1;
        int line = row + 1;
        while (line >= 0 && line < lines.size() && lines.get(line).charAt(at) == '.') {
          line += step;
          at++;
        }
        assertThat(lines.get(line).charAt(at))
            .as("%s on side %d", game.cellNames().name(cell), side)
            .isEqualTo((char) ('0' + number));
      }
    }
  }

  @Test
  void gravityHasWallsAndAFloorAndTheWinningLineIsMarked() {
    assertThat(draw("connect4", "4455667", false))
        .isEqualTo(
            """
            | . . . . . . . |
            | . . . . . . . |
            | . . . . . . . |
            | . . . . . . . |
            | . . . O O O . |
            | . . .[X X X(X)|
            +---------------+
              1 2 3 4 5 6 7
            """);
  }

  @Test
  void freeCellsCanCarryNotes() {
    Game game = Samples.game("yavalath:side4");
    Position position = PositionReader.read(game, "d4");
    assertThat(new Drawing(game, false).draw(position, java.util.Map.of(0, "53%", 17, "win")))
        .contains(
            "             1   2   3   4",
            "      a  53%   .   .   .   5",
            "d    .   . win(  X)  .   .   .");
  }

  @Test
  void bracketsOfNeighboursStandTogether() {
    assertThat(draw("fourtic", "XXXO/.XOX/OXOO/XOOX a2", false))
        .contains("2 (O[X]O X\n")
        .contains("1 [X X X]O\n");
  }

  @Test
  void columnsWithLongNamesKeepTheirPlaces() {
    Game wide =
        Samples.gameOf(
            "name = \"W\"\nboard = { shape = \"square\", width = 12, height = 2 }\nline.win = 3\nnotation = \"row-column\"");
    assertThat(new Drawing(wide, false).draw(PositionReader.read(wide, "0 10 1 1")))
        .containsExactly(
            "0   .  .  .  .  .  .  .  .  .  .  X  .",
            "1   .( O) .  .  .  .  .  .  .  .  .  .",
            "    0  1  2  3  4  5  6  7  8  9 10 11");
  }

  @Test
  void coloursAreUsedOnlyWhenAskedFor() {
    assertThat(draw("squava", "1 1", false)).doesNotContain("\u001b");
    String coloured = draw("squava", "1 1", true);
    assertThat(coloured).contains("\u001b[1;36m");
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(draw("squava", "1 1", false));
  }
}
