package games.oxo.game.path;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.board.Board;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
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
      FrontierDp sweep = new FrontierDp(board);
      for (int i = 0; i < FullRun.rounds(300, 100); i++) {
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
      FrontierDp sweep = new FrontierDp(board);
      for (int i = 0; i < FullRun.rounds(20, 8); i++) {
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
      assertThat(new FrontierDp(board).longest(board.all())).isEqualTo(board.cells());
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

  /** To find the cells would take half a minute, so there are none. */
  @Test
  void cellsThatTakeLongAreNotLookedFor() {
    LongestPath paths = new LongestPath(Board.hexagon(5));
    String rows = "OXOXXXXXXOOXXXXXXXXOXXXXXXXXXXXXXXXXXOXXOXXXOXOXOXOOXXOXXOXXX";
    long cells = 0;
    for (int cell = 0; cell < rows.length(); cell++) {
      cells |= rows.charAt(cell) == 'X' ? 1L << cell : 0;
    }
    assertThat(paths.cells(cells)).isZero();
    assertThat(paths.slowSets()).isLessThan(5);
  }

  @Test
  void thePathInOrderGoesFromNeighbourToNeighbour() {
    Dice dice = new Dice(6);
    for (Board board : BOARDS) {
      LongestPath paths = new LongestPath(board);
      for (int i = 0; i < FullRun.rounds(300, 100); i++) {
        long cells = i == 0 ? board.all() : dice.next() & (i % 2 == 0 ? dice.next() : -1L);
        cells &= board.all();
        int[] path = paths.inOrder(cells);
        boolean inTime = board.shape().hasColumns() || path.length > 0 || cells == 0;
        assertThat(path).hasSize(inTime ? paths.length(cells) : 0);
        long seen = 0;
        for (int k = 0; k < path.length; k++) {
          assertThat(cells & ~seen & 1L << path[k]).isNotZero();
          assertThat(k == 0 || (board.touching(path[k - 1]) & 1L << path[k]) != 0).isTrue();
          seen |= 1L << path[k];
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}x{1}, about {3}/8 of the cells")
  @CsvSource({
    "7, 7, 20000, 4",
    "7, 7, 1000, 5",
    "8, 8, 20000, 3",
    "8, 8, 1000, 4",
    "6, 9, 5000, 4",
    "9, 6, 5000, 4",
    "4, 16, 5000, 4",
    "16, 4, 5000, 4",
    "3, 21, 5000, 4",
    "2, 32, 1000, 5",
    "32, 2, 1000, 5",
    "1, 64, 2000, 6",
    "64, 1, 2000, 6",
    "3, 3, 2000, 5",
    "5, 4, 5000, 6",
    "2, 2, 200, 6",
    "1, 1, 10, 4"
  })
  void randomSetsOnSquareBoards(int width, int height, int sets, int eighths) {
    Board board = Board.square(width, height, false);
    LongestPath paths = new LongestPath(board);
    Dice dice = new Dice(100L * width + height);
    for (int i = 0; i < FullRun.rounds(sets, 1 + sets / 4); i++) {
      long cells = eighths(eighths, dice) & board.all();
      assertThat(paths.length(cells)).as(Long.toHexString(cells)).isEqualTo(byTrying(board, cells));
    }
  }

  /** A random set in which every cell is with a chance of so many eighths. */
  private static long eighths(int count, Dice dice) {
    long set = 0;
    for (int bit = 1; bit < 8; bit <<= 1) {
      set = (count & bit) != 0 ? set | dice.next() : set & dice.next();
    }
    return set;
  }

  @ParameterizedTest(name = "{0}x{1}")
  @CsvSource({"7, 7", "8, 8", "9, 6", "4, 16", "21, 3"})
  void denseSetsOnSquareBoards(int width, int height) {
    Board board = Board.square(width, height, false);
    LongestPath paths = new LongestPath(board);
    FrontierDp sweep = new FrontierDp(board);
    Dice dice = new Dice(100L * width + height);
    for (int i = 0; i < FullRun.rounds(60, 20); i++) {
      long cells = eighths(5 + i % 3, dice) & board.all();
      assertThat(paths.length(cells)).as(Long.toHexString(cells)).isEqualTo(sweep.longest(cells));
    }
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "10, a tree, #######/...#.../...#.../...#.../...#.../...#.../...#...",
    "9, trees with many forks, #.#.#.#/#######/#.#.#.#/...#.../#.#.#.#/#######/#.#.#.#",
    "24, a ring, #######/#.....#/#.....#/#.....#/#.....#/#.....#/#######",
    "12, a ring with tails, ###..../#.#..../######./..#..../..###../......./.......",
    "4, a square, ......./.##..../.##..../......./......./......./.......",
    "6, a square with tails at opposite corners, .#...../.#...../.##..../.###.../......./......./.......",
    "6, a square with tails at neighbours, .#.#.../.#.#.../.##..../.##..../......./......./.......",
    "11, squares joined by bridges, ##...../##...../.##..../.##..../..##.../..##.../......."
  })
  void shapesSettledByEye(int length, String name, String rows) {
    Board board = Board.square(7, 7, false);
    long cells = set(rows);
    assertThat(byTrying(board, cells)).as("the test itself: " + name).isEqualTo(length);
    assertThat(new LongestPath(board).length(cells)).as(name).isEqualTo(length);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "chain of blocks, ###..##/#.#..##/###.##./..##.../.###.##/.#.####/.###.##",
    "blocks and bridges, ##...##/##...##/.#...#./.#####./.#...#./##...##/##...##",
    "two large blocks, ####.../####.../####.../#######/...####/...####/...####",
    "two large blocks and a bridge, ####.../####.../####.../.#...../.######/...####/...####",
    "a large block in the middle of small ones, ##...##/######./.#####./.#####./.#####./.######/##...##",
    "comb, #######/#.#.#.#/#.#.#.#/#.#.#.#/#.#.#.#/#.#.#.#/#.#.#.#",
    "thick comb, #######/#######/##.#.##/##.#.##/##.#.##/##.#.##/##.#.##",
    "spiral, #######/......#/#####.#/#...#.#/#.###.#/#.....#/#######",
    "checkered holes, #######/#.#.#.#/#######/#.#.#.#/#######/#.#.#.#/#######",
    "missing corners, ..###../.#####./#######/#######/#######/.#####./..###.."
  })
  void shapesForWhichTheSweepDecides(String name, String rows) {
    Board board = Board.square(7, 7, false);
    LongestPath paths = new LongestPath(board);
    FrontierDp sweep = new FrontierDp(board);
    long cells = set(rows);
    assertThat(paths.length(cells)).as(name).isEqualTo(sweep.longest(cells));
    for (long rest = board.all(); rest != 0; rest &= rest - 1) {
      long changed = cells ^ (rest & -rest);
      assertThat(paths.length(changed))
          .as("%s, changed: %x", name, changed)
          .isEqualTo(sweep.longest(changed));
    }
  }

  /** Found by looking for sets that take long. */
  @ParameterizedTest
  @ValueSource(
      longs = {
        0x073fe3fffffabL,
        0x1dfbff6deffa7L,
        0x17ffefdcc7fffL,
        0x1ffad1ffffff5L,
        0x1f93f7ffffffdL,
        0x1dffef79bfff7L,
        0x07fdefdefdfdfL,
        0x17ffff05bffbfL,
        0x1fffff9ffffffL,
        0x1cffff2fffff5L
      })
  void hardSets(long cells) {
    Board board = Board.square(7, 7, false);
    assertThat(new LongestPath(board).length(cells))
        .isEqualTo(new FrontierDp(board).longest(cells));
  }

  private static long set(String rows) {
    String drawing = rows.replace("/", "");
    long cells = 0;
    for (int cell = 0; cell < drawing.length(); cell++) {
      cells |= drawing.charAt(cell) == '#' ? 1L << cell : 0;
    }
    return cells;
  }

  @Test
  void nothingHasNoPath() {
    assertThat(new LongestPath(BOARDS[0]).length(0)).isZero();
    assertThat(new LongestPath(BOARDS[0]).cells(0)).isZero();
    assertThat(new FrontierDp(BOARDS[0]).longest(0)).isZero();
  }
}
