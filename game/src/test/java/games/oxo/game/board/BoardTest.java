package games.oxo.game.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.input.InputException;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {
  private static long cells(int... cells) {
    long set = 0;
    for (int cell : cells) {
      set |= 1L << cell;
    }
    return set;
  }

  @Test
  void squareCellsAreNumberedRowByRowFromTheTop() {
    Board board = Board.square(4, 3, false);
    assertThat(board.cells()).isEqualTo(12);
    assertThat(board.cell(0, 3)).isEqualTo(3);
    assertThat(board.cell(2, 1)).isEqualTo(9);
    assertThat(board.cell(3, 0)).isEqualTo(-1);
    assertThat(board.cell(0, 4)).isEqualTo(-1);
    assertThat(board.row(9)).isEqualTo(2);
    assertThat(board.column(9)).isEqualTo(1);
  }

  @Test
  void hexagonHasRowsOf5To9To5() {
    Board board = Board.hexagon(5);
    assertThat(board.cells()).isEqualTo(61);
    assertThat(board.rows()).isEqualTo(9);
    int[] lengths = {5, 6, 7, 8, 9, 8, 7, 6, 5};
    for (int row = 0; row < 9; row++) {
      assertThat(board.rowLength(row)).isEqualTo(lengths[row]);
    }
    assertThat(board.cell(4, 4)).as("the centre").isEqualTo(30);
  }

  @Test
  void linesRunInFourDirectionsOnSquares() {
    Board board = Board.square(5, 5, false);
    assertThat(board.directions()).isEqualTo(4);
    // 5 rows and 5 columns with 2 places each, and 4 places on each of the diagonals' 2x2 starts.
    assertThat(board.runs(4))
        .hasSize(10 + 10 + 4 + 4)
        .contains(cells(0, 6, 12, 18), cells(3, 7, 11, 15));
    assertThat(board.runs(5)).hasSize(12);
    assertThat(board.runs(6)).isEmpty();
  }

  @Test
  void linesRunInThreeDirectionsOnHexagons() {
    Board board = Board.hexagon(2);
    assertThat(board.directions()).isEqualTo(3);
    assertThat(board.runs(3))
        .containsExactlyInAnyOrder(cells(2, 3, 4), cells(0, 3, 6), cells(1, 3, 5));
    assertThat(Board.hexagon(5).runs(4)).hasSize(3 * (2 * (2 + 3 + 4 + 5) + 6));
  }

  @Test
  void neighboursShareASideOrACorner() {
    Board square = Board.square(3, 3, false);
    assertThat(square.touching(4)).isEqualTo(cells(1, 3, 5, 7));
    assertThat(square.around(4)).isEqualTo(cells(0, 1, 2, 3, 5, 6, 7, 8));
    assertThat(square.touching(0)).isEqualTo(cells(1, 3));
    Board hexagon = Board.hexagon(2);
    assertThat(hexagon.touching(3)).isEqualTo(cells(0, 1, 2, 4, 5, 6));
    assertThat(hexagon.touching(0)).isEqualTo(cells(1, 2, 3)).isEqualTo(hexagon.around(0));
  }

  @Test
  void ringsOf7x7AreTheMiddle3x3TheBandAndTheBorder() {
    Board board = Board.square(7, 7, false);
    String rings =
        "3333333" + "3222223" + "3211123" + "3211123" + "3211123" + "3222223" + "3333333";
    assertThat(board.rings()).isEqualTo(3);
    for (int cell = 0; cell < 49; cell++) {
      assertThat(board.ring(cell)).isEqualTo(rings.charAt(cell) - '0');
    }
    assertThat(board.ringCells(3)).isEqualTo(board.border());
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3, 1, 9",
    "4, 4, 2, 4",
    "5, 5, 2, 9",
    "5, 7, 2, 15",
    "6, 4, 2, 8",
    "1, 9, 1, 9",
    "8, 8, 4, 4"
  })
  void ringOneIsTheSmallestBlockWithABorder(int width, int height, int rings, int inRingOne) {
    Board board = Board.square(width, height, false);
    assertThat(board.rings()).isEqualTo(rings);
    assertThat(Long.bitCount(board.ringCells(1))).isEqualTo(inRingOne);
  }

  @Test
  void ringsOfAHexagonGoByDistanceFromTheCentre() {
    Board board = Board.hexagon(5);
    assertThat(board.rings()).isEqualTo(4);
    assertThat(Long.bitCount(board.ringCells(1))).isEqualTo(7);
    assertThat(Long.bitCount(board.ringCells(2))).isEqualTo(12);
    assertThat(Long.bitCount(board.ringCells(4))).isEqualTo(24);
    assertThat(board.border()).isEqualTo(board.ringCells(4));
    assertThat(Long.bitCount(board.corners())).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3, false, 8", "5, 5, false, 8", "7, 6, false, 4", "7, 6, true, 2", "4, 4, true, 2",
    "1, 5, false, 2", "1, 1, false, 1", "8, 8, false, 8", "64, 1, false, 2", "64, 1, true, 2"
  })
  void symmetriesOfSquares(int width, int height, boolean gravity, int count) {
    assertThat(Board.square(width, height, gravity).symmetries()).hasSize(count);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 12", "3, 12", "4, 12", "5, 12"})
  void symmetriesOfHexagons(int side, int count) {
    assertThat(Board.hexagon(side).symmetries()).hasSize(count);
  }

  @Test
  void symmetriesKeepLinesAndNeighboursAndHaveAWayBack() {
    for (Board board :
        new Board[] {Board.hexagon(4), Board.square(4, 4, false), Board.square(5, 3, false)}) {
      Set<Symmetry> group = new HashSet<>(board.symmetries());
      Set<Long> runs = new HashSet<>();
      for (long run : board.runs(3)) {
        runs.add(run);
      }
      assertThat(board.symmetries().get(0).map(board.all() / 3)).isEqualTo(board.all() / 3);
      for (Symmetry first : group) {
        assertThat(group).contains(first.inverse());
        for (long run : runs) {
          assertThat(runs).contains(first.map(run));
        }
        for (int cell = 0; cell < board.cells(); cell++) {
          assertThat(first.map(board.touching(cell))).isEqualTo(board.touching(first.map(cell)));
        }
      }
    }
  }

  @Test
  void twoSymmetriesInARowAreASymmetry() {
    Board board = Board.hexagon(3);
    for (Symmetry first : board.symmetries()) {
      for (Symmetry second : board.symmetries()) {
        assertThat(board.symmetries())
            .anyMatch(
                both -> {
                  for (int cell = 0; cell < board.cells(); cell++) {
                    if (both.map(cell) != second.map(first.map(cell))) {
                      return false;
                    }
                  }
                  return true;
                });
      }
    }
  }

  @Test
  void touchingCellsAreDrawnOneApart() {
    for (Board board : new Board[] {Board.hexagon(5), Board.square(7, 6, true)}) {
      for (int a = 0; a < board.cells(); a++) {
        assertThat(board.x(a)).isNotNegative();
        assertThat(board.y(a)).isNotNegative();
        for (int b = 0; b < board.cells(); b++) {
          double distance = Math.hypot(board.x(a) - board.x(b), board.y(a) - board.y(b));
          boolean touches = (board.touching(a) >>> b & 1) != 0;
          assertThat(Math.abs(distance - 1) < 1e-9).isEqualTo(touches);
        }
      }
    }
  }

  @Test
  void boardsOfUpTo64CellsExistAndNoOthers() {
    assertThat(Board.square(8, 8, false).all()).isEqualTo(-1L);
    assertThat(Board.square(64, 1, true).supported(0)).isEqualTo(-1L);
    assertThat(Board.square(1, 64, true).supported(0)).isEqualTo(1L << 63);
    assertThatThrownBy(() -> Board.square(9, 8, false))
        .isInstanceOf(InputException.class)
        .hasMessage("a board of 9x8 has 72 cells; width times height must be 1 to 64");
    assertThatThrownBy(() -> Board.square(0, 8, false))
        .isInstanceOf(InputException.class)
        .hasMessage("a board of 0x8 has no cells; width times height must be 1 to 64");
    assertThatThrownBy(() -> Board.square(Integer.MAX_VALUE, Integer.MAX_VALUE, false))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> Board.hexagon(6))
        .isInstanceOf(InputException.class)
        .hasMessage("a hexagon of side 6 has 91 cells, more than 64; the side must be 1 to 5");
    assertThatThrownBy(() -> Board.hexagon(0)).isInstanceOf(InputException.class);
  }
}
