package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;

/**
 * One entry of the stack of a {@link WindowSearch}: a position with several moves to choose from,
 * the moves in the order in which they are searched, and how far that has come when the search was
 * stopped.
 */
final class WindowNode {
  final LineState state;

  /** Whether the value is at least this is the question. */
  int beta;

  // What is known of the value, and where the answer goes.
  int low;
  int high;
  boolean remember;
  long code;
  int image;
  long nodesBefore;

  // The moves, best first, with the mover's cells that complete lines after them.
  final int[] cells;
  final long[] wins;
  final long[] loses;
  int count;
  private final int[] scores;

  // Where the search was stopped.
  boolean open;
  int next;
  int best;
  int bestCell;

  WindowNode(LineState state, int cellsOfBoard) {
    this.state = state;
    int most = cellsOfBoard - state.ply;
    cells = new int[most];
    scores = new int[most];
    wins = new long[most];
    loses = new long[most];
  }

  /** Puts a move where it belongs, the best first. */
  void insert(int cell, int score, long winsAfter, long losesAfter) {
    int at = count++;
    while (at > 0 && scores[at - 1] < score) {
      cells[at] = cells[at - 1];
      scores[at] = scores[at - 1];
      wins[at] = wins[at - 1];
      loses[at] = loses[at - 1];
      at--;
    }
    cells[at] = cell;
    scores[at] = score;
    wins[at] = winsAfter;
    loses[at] = losesAfter;
  }

  /** Keeps the place at which the search was stopped. */
  void suspend(int at, int bestSoFar, int cellOfBest) {
    open = true;
    next = at;
    best = bestSoFar;
    bestCell = cellOfBest;
  }
}
