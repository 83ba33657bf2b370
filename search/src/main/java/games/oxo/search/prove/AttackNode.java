package games.oxo.search.prove;

import games.oxo.search.kernel.LineState;

/**
 * One entry of the stack of an {@link AttackSearch}: a position, the numbers of its children, and
 * which of them to search next.
 */
final class AttackNode {
  private static final int NEVER = AttackTable.NEVER;

  final LineState state;

  /** The children in the order in which they were added; the best looking first. */
  final int[] moves;

  int end;

  // What select() has found: the numbers of this position as its mover sees them.
  int best;
  int mine;
  int theirs;
  private int second;

  private final int[] mines;
  private final int[] theirses;
  private final int[] scores;

  AttackNode(LineState state, int cells) {
    this.state = state;
    int most = cells - state.ply;
    moves = new int[most];
    mines = new int[most];
    theirses = new int[most];
    scores = new int[most];
  }

  /**
   * Adds a child.
   *
   * @param forMover the number to bring to zero for the mover of this node to reach its goal
   * @param forOther that for the other side
   * @param score how good it looks
   */
  void insert(int cell, int forMover, int forOther, int score) {
    int at = end++;
    while (at > 0 && scores[at - 1] < score) {
      copy(at - 1, at);
      at--;
    }
    moves[at] = cell;
    mines[at] = forMover;
    theirses[at] = forOther;
    scores[at] = score;
  }

  private void copy(int from, int to) {
    moves[to] = moves[from];
    mines[to] = mines[from];
    theirses[to] = theirses[from];
    scores[to] = scores[from];
  }

  /** Combines the numbers of the children: the least, and the largest with one for each other. */
  void select() {
    mine = NEVER;
    second = NEVER;
    best = 0;
    int most = 0;
    for (int at = 0; at < end; at++) {
      most = Math.max(most, theirses[at]);
      if (mines[at] < mine) {
        second = mine;
        mine = mines[at];
        best = at;
      } else if (mines[at] < second) {
        second = mines[at];
      }
    }
    theirs = mine == 0 ? NEVER : end == 0 ? 0 : Math.min(NEVER - 1, most + end - 1);
  }

  /** The limit of the best child for the mover's number: a quarter more than the next one's. */
  int childMine(int limit) {
    return second == NEVER ? limit : (int) Math.min(limit, 1L + second + second / 4);
  }

  /** The limit of the best child for the other's number. */
  int childTheirs(int limit) {
    return limit == NEVER ? NEVER : limit - (end - 1);
  }

  /** Sets the numbers of the best child; one that cannot help the mover any more is left out. */
  void update(int forMover, int forOther) {
    mines[best] = forMover;
    theirses[best] = forOther;
    if (forOther == 0) {
      // The order stays, since it decides between children with the same number.
      end--;
      for (int at = best; at < end; at++) {
        copy(at + 1, at);
      }
    }
  }

  /** The children as a set of cells. */
  long cells() {
    long set = 0;
    for (int at = 0; at < end; at++) {
      set |= 1L << moves[at];
    }
    return set;
  }
}
