package games.oxo.search.solve.drop;

/**
 * Bounds that follow from zugzwang alone, on a board of even height: follow-up strategies such as
 * claimeven (Allis 1988). A player who answers each stone with the one directly above it never runs
 * out of answers; the most that the opponent can then get, and what the follower is sure to get,
 * bound the value. The theorems A to F and their proofs are in {@code docs/solving.md}. Scores are
 * those of {@link DropSearch}.
 *
 * <p>The first player is who began the game. The cells that would complete a line for a player may
 * hold occupied ones.
 */
final class ZugzwangClaims {
  /** No bound at all. */
  static final int NONE = Integer.MAX_VALUE;

  private final ColumnLayout columns;
  private final long evenRows;
  private final long oddRows;

  /**
   * @param columns of even height
   */
  ZugzwangClaims(ColumnLayout columns) {
    this.columns = columns;
    evenRows = columns.evenRows;
    oddRows = columns.all & ~evenRows;
  }

  /**
   * The most that the first player, who is to move and cannot win at once, can score when the
   * second one follows up: theorems A, B and D.
   *
   * @param secondWins cells that complete a line for the second player
   * @param limit only a bound of at most this is of use
   * @return a bound of at most the limit, or {@link #NONE}
   */
  int mostForFirst(long first, long second, long secondWins, int limit) {
    long empty = columns.all & ~(first | second);
    long shared = columns.next(first | second) & evenRows;
    long followed = empty & evenRows & ~shared;
    long certain = secondWins & followed;
    long beyond = columns.above(certain);
    int bound = -Long.bitCount((certain | beyond) & evenRows);
    if (bound > limit) {
      if (!holdsLineBelow(second | followed, limit)) {
        return NONE;
      }
      bound = limit;
    }
    return columns.holdsLine(first | (((empty & oddRows) | shared) & ~beyond)) ? NONE : bound;
  }

  /** Whether a line lies in these cells so low that it decides the game by the limit. */
  private boolean holdsLineBelow(long some, int limit) {
    int rowsLeft = 2 * (-limit - 1);
    return rowsLeft < columns.height
        && columns.holdsLine(some & (columns.all << (rowsLeft * columns.width)));
  }

  /**
   * The most that the second player, who is to move and cannot win at once, can score when the
   * first one has a winning cell on an odd row and follows up around it: theorems C, E and F.
   *
   * @param firstWins cells that complete a line for the first player
   * @param limit only a bound of at most this is of use
   * @return a bound of at most the limit, or {@link #NONE}
   */
  int mostForSecond(long first, long second, long firstWins, int limit) {
    long occupied = first | second;
    long empty = columns.all & ~occupied;
    long next = columns.next(occupied);
    long decisive = firstWins & empty & oddRows & ~next;
    if (decisive == 0) {
      return NONE;
    }
    long shared = next & evenRows;
    long followed = firstWins & empty & evenRows & ~shared;
    for (long rest = next; rest != 0; rest &= rest - 1) {
      long start = rest & -rest;
      long column = start | columns.above(start);
      // The lowest cell of a column is its highest bit.
      long goal = Long.highestOneBit(decisive & column);
      if (goal == 0) {
        continue;
      }
      long aboveGoal = columns.above(goal);
      long certain = followed & ~column;
      long beyond = columns.above(certain);
      int bound = -Long.bitCount((aboveGoal | certain | beyond) & evenRows);
      if (bound <= limit) {
        long outside = ((empty & oddRows) | shared) & ~column & ~beyond;
        long inside = start | (column & evenRows & ~aboveGoal);
        if (!columns.holdsLine(second | outside | inside)) {
          return bound;
        }
      }
    }
    return NONE;
  }
}
