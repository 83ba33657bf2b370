package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;

/**
 * One entry of the search stack of {@link WindowSearch}: a position, what is known of its value,
 * and its moves, best first.
 */
final class WindowNode {
  final LineState at;

  /** The value is at least this. */
  int low;

  /** The value is at most this. */
  int high;

  /** The best value of a move so far; moves that are left out count too. */
  int best;

  /** The move to try first, from the table, and later the best one; perhaps none. */
  int bestCell;

  /** The key of the position in the table, and the image that it is the key of. */
  long key;

  int image;

  /** How many moves there are. */
  int count;

  final int[] moves;

  /** The cells that complete a line for the mover after each of the moves. */
  final long[] winsAfter;

  final long[] losesAfter;

  private final int[] scores;

  private WindowNode(LineState at, int cells) {
    this.at = at;
    moves = new int[cells];
    scores = new int[cells];
    winsAfter = new long[cells];
    losesAfter = new long[cells];
  }

  /** An entry for each number of stones. */
  static WindowNode[] stack(SearchRules rules) {
    LineState[] states = LineState.stack(rules);
    WindowNode[] stack = new WindowNode[states.length];
    for (int ply = 0; ply < stack.length; ply++) {
      stack[ply] = new WindowNode(states[ply], rules.cells());
    }
    return stack;
  }

  /** Puts a move behind those with a score that is no lower. */
  void insert(int cell, int score, long wins, long loses) {
    int to = count++;
    while (to > 0 && scores[to - 1] < score) {
      moves[to] = moves[to - 1];
      scores[to] = scores[to - 1];
      winsAfter[to] = winsAfter[to - 1];
      losesAfter[to] = losesAfter[to - 1];
      to--;
    }
    moves[to] = cell;
    scores[to] = score;
    winsAfter[to] = wins;
    losesAfter[to] = loses;
  }
}
