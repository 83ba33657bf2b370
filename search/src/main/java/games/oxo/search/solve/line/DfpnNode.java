package games.oxo.search.solve.line;

import games.oxo.search.kernel.LineState;

/**
 * One entry of the stack of a {@link DfpnSearch}: a position with several moves to choose from, the
 * numbers of its children, and the child being searched. So a stopped search can be continued.
 */
final class DfpnNode {
  private static final int NEVER = DfpnTable.NEVER;

  final LineState state;

  /** The moves that do not lose at once. */
  long tries;

  // The search ends when a number reaches its limit: that of the mover's goal, or of the other's.
  int mineLimit;
  int theirsLimit;
  long code;
  long nodesBefore;

  // The children: the number to bring to zero for the mover to reach its goal, that for the other
  // side, and how good it looks; the best looking first.
  final int[] moves;
  int end;
  private final int[] mine;
  private final int[] theirs;
  private final int[] scores;

  // What select() has found.
  int best;
  int least;
  int numberOfOther;
  private int second;

  /** The position with a choice to which the best move leads. */
  LineState child;

  DfpnNode(LineState state, int cells) {
    this.state = state;
    child = state;
    int most = cells - state.ply;
    moves = new int[most];
    mine = new int[most];
    theirs = new int[most];
    scores = new int[most];
  }

  /** Puts a child where it belongs. */
  void insert(int cell, int forMover, int forOther, int score) {
    int at = end++;
    while (at > 0 && scores[at - 1] < score) {
      copy(at - 1, at);
      at--;
    }
    moves[at] = cell;
    mine[at] = forMover;
    theirs[at] = forOther;
    scores[at] = score;
  }

  private void copy(int from, int to) {
    moves[to] = moves[from];
    mine[to] = mine[from];
    theirs[to] = theirs[from];
    scores[to] = scores[from];
  }

  /**
   * Combines the numbers of the children: the mover's is the least of them, the other's the largest
   * and one for each other child.
   *
   * @return whether to continue with the best child; false when a limit is reached
   */
  boolean select() {
    least = NEVER;
    second = NEVER;
    best = 0;
    int most = 0;
    for (int at = 0; at < end; at++) {
      most = Math.max(most, theirs[at]);
      if (mine[at] < least) {
        second = least;
        least = mine[at];
        best = at;
      } else if (mine[at] < second) {
        second = mine[at];
      }
    }
    numberOfOther = least == 0 ? NEVER : end == 0 ? 0 : Math.min(NEVER - 1, most + end - 1);
    return least < mineLimit && numberOfOther < theirsLimit && least != 0 && end != 0;
  }

  /**
   * The limit of the best child for the mover's number.
   *
   * @param patience by how many quarters it may exceed the next one's
   */
  int childMine(int patience) {
    long enough = 1 + second + (long) second * patience / 4;
    return second == NEVER ? mineLimit : (int) Math.min(mineLimit, enough);
  }

  /** The limit of the best child for the other's number. */
  int childTheirs() {
    return theirsLimit == NEVER ? NEVER : theirsLimit - (end - 1);
  }

  /** Sets the numbers of the best child; a move that cannot help any more is left out. */
  void update(int forMover, int forOther) {
    mine[best] = forMover;
    theirs[best] = forOther;
    if (forOther == 0) {
      copy(--end, best);
    }
  }
}
