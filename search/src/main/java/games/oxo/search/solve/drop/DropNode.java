package games.oxo.search.solve.drop;

/**
 * One entry of the stack of a {@link DropSearch}: a position with several moves to choose from, and
 * the moves in the order in which they are searched.
 */
final class DropNode {
  /** How many stones there are; the same for an entry at all times. */
  final int ply;

  // The position: stones, and the cells that complete a line, of the player to move and the other.
  long own;
  long other;
  long ownWins;
  long otherWins;

  /** Whether the score is above this is the question. */
  int alpha;

  // What the table knows, and where the answer goes.
  boolean near;
  boolean tabled;
  boolean mirrored;
  long hash;
  long facts;

  // The moves: merit and cell in one number, and the cells that complete a line afterwards. A move
  // that is deferred because another worker is busy with it comes once more at the end.
  final int[] moves;
  final long[] wins;
  int sorted;
  int end;

  DropNode(int ply, int width) {
    this.ply = ply;
    moves = new int[2 * width];
    wins = new long[2 * width];
  }

  /** Begins with a position. */
  DropNode set(long ownStones, long otherStones, long winsOfOwn, long winsOfOther, int newAlpha) {
    own = ownStones;
    other = otherStones;
    ownWins = winsOfOwn;
    otherWins = winsOfOther;
    alpha = newAlpha;
    return this;
  }

  /** Puts a move where it belongs, the largest first. */
  void insert(int move, long winsAfter) {
    int at = end++;
    while (at > 0 && moves[at - 1] < move) {
      moves[at] = moves[at - 1];
      wins[at] = wins[at - 1];
      at--;
    }
    moves[at] = move;
    wins[at] = winsAfter;
  }

  /** Puts a move off until all others are done. */
  void defer(int i) {
    moves[end] = moves[i];
    wins[end++] = wins[i];
  }
}
