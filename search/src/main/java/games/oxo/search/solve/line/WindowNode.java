package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;

/**
 * One entry of the search stack of {@link WindowSearch}: a position, what is known of its value,
 * and its moves, best first.
 */
final class WindowNode {
  /**
   * With so many free cells a search for threats pays before a position is searched. Chosen by
   * hand.
   */
  private static final int WIDE = 25;

  private static final int CELL_BITS = 6;
  private static final int CELL = (1 << CELL_BITS) - 1;

  final LineState at;

  /** Whether from here on both sides may go anywhere, turn by turn. */
  final boolean plain;

  /** Whether so many cells are free that a search for threats pays. */
  final boolean wide;

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

  /** The cells that complete a winning line for the mover after a move, by the cell of the move. */
  final long[] winsAfter;

  /** The cells that complete a losing line for the mover after a move. */
  final long[] losesAfter;

  /** The moves, best first: the score, and in the lowest bits the cell. */
  private final int[] moves;

  private WindowNode(LineState at, SearchRules rules) {
    int cells = rules.cells();
    this.at = at;
    plain = rules.plainFrom(at.ply);
    wide = plain && cells - at.ply >= WIDE;
    moves = new int[cells];
    winsAfter = new long[cells];
    losesAfter = new long[cells];
  }

  /** An entry for each number of stones. */
  static WindowNode[] stack(SearchRules rules) {
    LineState[] states = LineState.stack(rules);
    WindowNode[] stack = new WindowNode[states.length];
    for (int ply = 0; ply < stack.length; ply++) {
      stack[ply] = new WindowNode(states[ply], rules);
    }
    return stack;
  }

  /** The cell of a move; 0 is the best one. */
  int move(int number) {
    return moves[number] & CELL;
  }

  /** Puts a move behind those with a score that is no lower. */
  void insert(int cell, int score) {
    int to = count++;
    while (to > 0 && (moves[to - 1] >> CELL_BITS) < score) {
      moves[to] = moves[to - 1];
      to--;
    }
    moves[to] = (score << CELL_BITS) | cell;
  }
}
