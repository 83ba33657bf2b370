package games.oxo.search.textbook;

import games.oxo.game.board.PositionHash;

/**
 * A transposition table as books describe it: each position has one place, and what comes last
 * stays there. An entry is of one search depth, since in a search to a fixed depth a position is
 * always met with the same number of stones to go.
 */
final class TextbookTable {
  private static final int EXACT = 0;
  private static final int AT_LEAST = 1;
  private static final int AT_MOST = 2;
  static final int NOT_FOUND = -1;

  /** A million entries, 22 bytes each. */
  private static final int BITS = 20;

  private static final int SHIFT = Long.SIZE - BITS;
  private static final long MULTIPLIER = PositionHash.GOLDEN;

  private final long[] own = new long[1 << BITS];
  private final long[] other = new long[1 << BITS];
  private final int[] values = new int[1 << BITS];

  /** The kind of the bound and the best move; 0 where there is no entry. */
  private final short[] facts = new short[1 << BITS];

  /** The place of a position's entry, or {@link #NOT_FOUND}. */
  int find(TextbookState at) {
    int place = place(at.own(), at.other());
    boolean found = facts[place] != 0 && own[place] == at.own() && other[place] == at.other();
    return found ? place : NOT_FOUND;
  }

  /** What a fail-soft value found with a window says about the true one. */
  static int bound(int value, int alpha, int beta) {
    return value >= beta ? AT_LEAST : value > alpha ? EXACT : AT_MOST;
  }

  void store(TextbookState at, int value, int bound, int move) {
    int place = place(at.own(), at.other());
    own[place] = at.own();
    other[place] = at.other();
    values[place] = value;
    facts[place] = (short) (1 << 15 | bound << 8 | move);
  }

  /** Whether an entry, if it was found, makes it needless to search with a window. */
  boolean decides(int place, int alpha, int beta) {
    if (place == NOT_FOUND) {
      return false;
    }
    return switch (bound(place)) {
      case AT_LEAST -> value(place) >= beta;
      case AT_MOST -> value(place) <= alpha;
      default -> true;
    };
  }

  int value(int place) {
    return values[place];
  }

  private int bound(int place) {
    return facts[place] >> 8 & 3;
  }

  /** The best move, or {@link TextbookSearch#NO_MOVE} if there is no entry. */
  int move(int place) {
    return place == NOT_FOUND ? TextbookSearch.NO_MOVE : facts[place] & 63;
  }

  private int place(long stones, long opponents) {
    long mixed = (stones * MULTIPLIER ^ Long.rotateLeft(opponents, 32)) * MULTIPLIER;
    return (int) (mixed >>> SHIFT);
  }
}
