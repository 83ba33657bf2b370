package games.oxo.game.text;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
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
  void hexagonsAreSlantedAsOnARealBoard() {
    assertThat(draw("yavalath:side4", "d4 a1 g4", false))
        .isEqualTo(
            """
               a  O . . .  4
              b  . . . . .  5
             c  . . . . . .  6
            d  . . . X . . .  7
             e  . . . . . .  6
              f  . . . . .  5
               g  . . .(X) 4
            """);
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
            "      a  53%   .   .   .  4",
            "d    .   . win( X)  .   .   .  7".replace("win( X)", "win(  X)"));
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
