package games.oxo.game.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CellNamesTest {
  @ParameterizedTest
  @CsvSource({
    "squava, 1 1, 1, 1", "squava, 0 4, 0, 4", "yavalath, a1, 0, 0", "yavalath, i5, 8, 4",
    "yavalath, e5, 4, 4", "fourtic, b2, 1, 1", "fourtic, a4, 3, 0", "tictactrains, d4, 3, 3",
    "tictactrains, a1, 6, 0", "tictactrains, g7, 0, 6", "connect4, a1, 5, 0"
  })
  void cellsHaveTheNamesOfTheirGame(String game, String name, int row, int column) {
    Game loaded = games.oxo.game.Samples.game(game);
    int cell = loaded.board().cell(row, column);
    assertThat(loaded.cellNames().name(cell)).isEqualTo(name);
    assertThat(loaded.cellNames().read(name)).isEqualTo(cell);
  }

  @ParameterizedTest
  @MethodSource({"games.oxo.game.Samples#allBuiltIn", "games.oxo.game.UnusualGames#all"})
  void everyNameReadsBack(Game game) {
    for (int cell = 0; cell < game.board().cells(); cell++) {
      String name = game.cellNames().name(cell);
      assertThat(game.cellNames().read(name)).isEqualTo(cell);
      assertThat(game.cellNames().read(" " + name.toUpperCase(java.util.Locale.ROOT) + " "))
          .isEqualTo(cell);
    }
  }

  @Test
  void squavaAcceptsCommasAndBareDigits() {
    CellNames names = new CellNames(Board.square(5, 5, false), NotationStyle.ROW_COLUMN);
    assertThat(names.read("3,4")).isEqualTo(names.read("3 4")).isEqualTo(names.read("34"));
    assertThat(names.read("3 ,  4")).isEqualTo(19);
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath, a6",
    "yavalath, j1",
    "yavalath, a0",
    "yavalath, 5",
    "yavalath, ''",
    "squava, 5 0",
    "squava, 1",
    "squava, 1 1 1",
    "tictactrains, h1",
    "tictactrains, d8",
    "tictactrains, d",
    "tictactrains, dd",
    "tictactrains, d-1",
    "fourtic, e1"
  })
  void whatIsNoCellIsRefusedWithTheRange(String game, String name) {
    assertThatThrownBy(() -> games.oxo.game.Samples.game(game).cellNames().read(name))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'" + name + "' is not a cell; a cell is ");
  }

  @Test
  void columnsPast9AreLetters() {
    CellNames names = new CellNames(Board.square(16, 4, true), NotationStyle.COLUMN);
    assertThat(names.name(63)).isEqualTo("p1");
    assertThat(names.read("p1")).isEqualTo(63);
    assertThat(NotationStyle.defaultFor(Board.square(24, 2, true))).isEqualTo(NotationStyle.CHESS);
    assertThat(CellNames.columnMark(8)).isEqualTo("9");
    assertThat(CellNames.columnMark(9)).isEqualTo("a");
    assertThat(names.columnOf('G')).isEqualTo(15);
    assertThat(names.columnOf('h')).isEqualTo(-1);
    assertThat(names.columnOf('0')).isEqualTo(-1);
  }

  @Test
  void aStyleThatCannotNameTheBoardIsRefused() {
    assertThatThrownBy(() -> new CellNames(Board.square(7, 6, false), NotationStyle.COLUMN))
        .hasMessage("notation 'column' needs a board with gravity");
    assertThatThrownBy(() -> new CellNames(Board.hexagon(5), NotationStyle.CHESS))
        .hasMessageContaining("use 'row-letter'");
    assertThatThrownBy(() -> new CellNames(Board.square(32, 2, false), NotationStyle.CHESS))
        .hasMessage("notation 'chess' names at most 26 columns; use 'row-column'");
    assertThat(NotationStyle.defaultFor(Board.square(32, 2, false)))
        .isEqualTo(NotationStyle.ROW_COLUMN);
  }
}
