package games.oxo.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.board.Board;
import org.junit.jupiter.api.Test;

class LongestPathTest {
  private static final Board[] BOARDS = {
    Board.square(7, 7, false),
    Board.square(4, 4, false),
    Board.square(8, 8, false),
    Board.square(16, 3, false),
    Board.square(3, 16, false),
    Board.square(64, 1, false),
    Board.square(1, 64, false),
    Board.hexagon(3),
    Board.hexagon(4),
    Board.hexagon(5)
  };

  /** Every way from every cell, without any thought. */
  private static int byTrying(Board board, long cells) {
    int longest = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if ((cells >>> cell & 1) != 0) {
        longest = Math.max(longest, onFrom(board, cell, cells & ~(1L << cell)));
      }
    }
    return longest;
  }

  private static int onFrom(Board board, int cell, long free) {
    int longest = 0;
    for (long next = board.touching(cell) & free; next != 0; next &= next - 1) {
      int to = Long.numberOfTrailingZeros(next);
      longest = Math.max(longest, onFrom(board, to, free & ~(1L << to)));
    }
    return longest + 1;
  }

  @Test
  void searchAndSweepFindWhatTryingEverythingFinds() {
    Dice dice = new Dice(3);
    for (Board board : BOARDS) {
      LongestPath paths = new LongestPath(board);
      FrontierSweep sweep = new FrontierSweep(board);
      for (int i = 0; i < 300; i++) {
        // On large boards only loose sets: trying everything is slow.
        boolean loose = board.cells() > 37 || i % 2 == 0;
        long cells = dice.next() & (loose ? dice.next() : -1L) & board.all();
        int longest = byTrying(board, cells);
        assertThat(paths.length(cells)).isEqualTo(longest);
        assertThat(sweep.longest(cells)).isEqualTo(longest);
      }
    }
  }

  @Test
  void searchAndSweepAgreeOnDenseBoards() {
    Dice dice = new Dice(4);
    for (Board board : BOARDS) {
      LongestPath paths = new LongestPath(board);
      FrontierSweep sweep = new FrontierSweep(board);
      for (int i = 0; i < 20; i++) {
        long cells = (dice.next() | dice.next()) & board.all();
        assertThat(paths.length(cells)).isEqualTo(sweep.longest(cells));
      }
    }
  }

  @Test
  void fullBoardsAreWalkedFromEndToEnd() {
    for (Board board : BOARDS) {
      LongestPath paths = new LongestPath(board);
      assertThat(paths.length(board.all())).as(board.describe()).isEqualTo(board.cells());
      assertThat(new FrontierSweep(board).longest(board.all())).isEqualTo(board.cells());
    }
  }

  @Test
  void thePathShownIsOne() {
    Board board = Board.square(7, 7, false);
    LongestPath paths = new LongestPath(board);
    Dice dice = new Dice(5);
    for (int i = 0; i < 200; i++) {
      long cells = dice.next() & board.all();
      long path = paths.cells(cells);
      assertThat(path & ~cells).isZero();
      assertThat(Long.bitCount(path)).isEqualTo(paths.length(cells));
      assertThat(byTrying(board, path)).isEqualTo(Long.bitCount(path));
    }
  }

  @Test
  void nothingHasNoPath() {
    assertThat(new LongestPath(BOARDS[0]).length(0)).isZero();
    assertThat(new LongestPath(BOARDS[0]).cells(0)).isZero();
    assertThat(new FrontierSweep(BOARDS[0]).longest(0)).isZero();
  }
}
