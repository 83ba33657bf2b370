package games.oxo.game.board;

import java.util.Arrays;

/** The straight lines of a board. */
final class BoardLines {
  private BoardLines() {}

  /** The number of cells in the longest; one around a board has no cell twice. */
  static int longest(Board board) {
    int longest = 1;
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int direction = 0; direction < board.directions(); direction++) {
        int steps = 1;
        int next = board.step(cell, direction, 1);
        while (next >= 0 && next != cell) {
          steps++;
          next = board.step(cell, direction, steps);
        }
        longest = Math.max(longest, steps);
      }
    }
    return longest;
  }

  /** Every straight run of this many cells, each once. */
  static long[] runs(Board board, int length) {
    long[] found = new long[board.cells() * board.directions()];
    int count = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int direction = 0; direction < board.directions(); direction++) {
        long run = run(board, cell, direction, length);
        if (run != 0) {
          found[count++] = run;
        }
      }
    }
    // A line around a cylinder is the same run from each of its cells.
    long[] runs = Arrays.copyOf(found, count);
    return board.features().isJoined() ? Arrays.stream(runs).distinct().toArray() : runs;
  }

  /** The run that begins on a cell; 0 where there is none. */
  private static long run(Board board, int cell, int direction, int length) {
    long run = 0;
    for (int steps = 0; steps < length; steps++) {
      int next = board.step(cell, direction, steps);
      if (next < 0 || (run >>> next & 1) != 0) {
        return 0;
      }
      run |= 1L << next;
    }
    return run;
  }
}
