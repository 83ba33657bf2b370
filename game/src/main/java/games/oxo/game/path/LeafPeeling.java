package games.oxo.game.path;

/**
 * Removes the leaves of a set of cells, round by round, all leaves of the board at once. A leaf is
 * a cell with one neighbour in the set. What goes in round {@code t} ends a tail of exactly {@code
 * t} cells: a leaf of round 1 is one cell, a cell becomes a leaf in round 2 because a leaf of round
 * 1 was taken from it, and so on. So the longest path among the peeled cells is known on the way;
 * it is longest at
 *
 * <ul>
 *   <li>two leaves side by side: {@code 2t} cells,
 *   <li>a cell with two leaves: {@code 2t + 1},
 *   <li>a cell with a leaf now and one in round {@code s} before: {@code t + s + 1}.
 * </ul>
 *
 * <p>Trees vanish altogether. What is left is the core, where every cell has two neighbours or
 * more, and for each cell of the core the longest tail that hung on it.
 */
final class LeafPeeling {
  /** A tail has at most 64 cells, so there are fewer rounds. */
  private static final int MAX_ROUNDS = 64;

  private final Grid grid;

  /** The cells that lost a leaf in each round; as if all had lost one in round 0. */
  private final long[] parents = new long[MAX_ROUNDS];

  private int rounds;
  private long core;
  private int longest;

  LeafPeeling(Grid grid) {
    this.grid = grid;
    parents[0] = -1L;
  }

  /** Peels a set; the other methods then return what was found. */
  void peel(long cells) {
    long notFirst = grid.notFirst;
    long notLast = grid.notLast;
    int width = grid.width;
    long rest = cells;
    int round = 0;
    int roundOfTwo = 0;
    int roundOfPair = 0;
    while (true) {
      long right = (rest & notFirst) >>> 1;
      long left = (rest & notLast) << 1;
      long below = rest >>> width;
      long above = rest << width;
      long sides = left | right;
      long ends = above | below;
      long one = rest & (sides | ends);
      long two = (left & right) | (above & below) | (sides & ends);
      long leaves = one & ~two;
      if (leaves == 0) {
        rest = one;
        break;
      }
      round++;
      right = (leaves & notFirst) >>> 1;
      left = (leaves & notLast) << 1;
      below = leaves >>> width;
      above = leaves << width;
      sides = left | right;
      ends = above | below;
      long withLeaf = rest & (sides | ends);
      long withTwo = (left & right) | (above & below) | (sides & ends);
      rest &= ~leaves;
      long lost = withLeaf & rest;
      parents[round] = lost;
      roundOfTwo = (lost & withTwo) != 0 ? round : roundOfTwo;
      roundOfPair = (withLeaf & leaves) != 0 ? round : roundOfPair;
    }
    rounds = round;
    core = rest;
    longest = cells == 0 ? 0 : longest(Math.max(2 * roundOfTwo + 1, 2 * roundOfPair));
  }

  /** Looks for a cell with leaves of two rounds, the longest first. */
  private int longest(int atLeast) {
    int most = atLeast;
    for (int round = rounds; 2 * round > most; round--) {
      for (int earlier = round - 1; round + earlier + 1 > most; earlier--) {
        if ((parents[round] & parents[earlier]) != 0) {
          most = round + earlier + 1;
        }
      }
    }
    return most;
  }

  /** The longest path that uses at most one cell of the core. */
  int longest() {
    return longest;
  }

  /** The cells that are left. */
  long core() {
    return core;
  }

  /** The number of rounds, which no tail exceeds. */
  int rounds() {
    return rounds;
  }

  /**
   * The cells that lost a leaf in a round: on those of the core hangs a tail of that many cells.
   */
  long parents(int round) {
    return parents[round];
  }

  /** The number of cells of the longest tail on one of these cells of the core. */
  int longestTail(long part) {
    int round = rounds;
    while ((parents[round] & part) == 0) {
      round--;
    }
    return round;
  }

  /** Sets for each cell of a part of the core the number of cells of the longest tail on it. */
  void setTails(long part, int[] tails) {
    for (long rest = part; rest != 0; rest &= rest - 1) {
      tails[Long.numberOfTrailingZeros(rest)] = 0;
    }
    for (int round = 1; round <= rounds; round++) {
      for (long rest = parents[round] & part; rest != 0; rest &= rest - 1) {
        tails[Long.numberOfTrailingZeros(rest)] = round;
      }
    }
  }
}
