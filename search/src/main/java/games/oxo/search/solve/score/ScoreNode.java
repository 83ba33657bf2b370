package games.oxo.search.solve.score;

/** One entry of the stack of a {@link ScoreWindowSearch}: a position and its moves. */
final class ScoreNode {
  /** How many stones there are on the whole board; the same for an entry at all times. */
  final int ply;

  // The stones that the player to move and the other one have added, and the question.
  long own;
  long other;
  int beta;

  // What the table knows, and where the answer goes.
  boolean tabled;
  long key;
  int low;
  int high;
  int move;
  int empty;

  // The moves, each as its merit above its number. One that is deferred because another worker is
  // busy with it comes once more at the end.
  final int[] moves;
  int count;
  int end;

  /** What the mover gets at least, whichever move is made. */
  int best;

  ScoreNode(int ply, int cells) {
    this.ply = ply;
    moves = new int[2 * cells];
  }

  /** Moves the given one to the front of all. */
  void tryFirst(int number, int merit) {
    for (int i = 0; i < count; i++) {
      if ((moves[i] & 63) == number) {
        moves[i] = merit * 64 + number;
      }
    }
  }

  /** Brings the most promising of the moves from {@code i} on to that place. */
  int mostPromising(int i) {
    int most = i;
    for (int j = i + 1; j < count; j++) {
      most = moves[j] > moves[most] ? j : most;
    }
    int entry = moves[most];
    moves[most] = moves[i];
    moves[i] = entry;
    return entry & 63;
  }
}
