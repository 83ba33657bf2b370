package games.oxo.search.compare;

import games.oxo.game.board.PositionHash;

/**
 * A transposition table as books describe it: each position has one place, and what comes last
 * stays there. An entry is of one search depth, since in a search to a fixed depth a position is
 * always met with the same number of stones to go.
 */
final class StudyTable {
  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;
  static final int NOT_FOUND = -1;

  private static final long MULTIPLIER = PositionHash.GOLDEN;

  private final int shift;
  private final long[] own;
  private final long[] other;
  private final int[] values;

  /** The kind of the bound and the best move; 0 where there is no entry. */
  private final short[] facts;

  /**
   * @param bits the binary logarithm of the number of entries, at least 1
   */
  StudyTable(int bits) {
    int places = 1 << bits;
    shift = Long.SIZE - bits;
    own = new long[places];
    other = new long[places];
    values = new int[places];
    facts = new short[places];
  }

  /** The place of a position's entry, or {@link #NOT_FOUND}. */
  int find(long stones, long opponents) {
    int place = place(stones, opponents);
    boolean found = facts[place] != 0 && own[place] == stones && other[place] == opponents;
    return found ? place : NOT_FOUND;
  }

  void store(long stones, long opponents, int value, int bound, int move) {
    int place = place(stones, opponents);
    own[place] = stones;
    other[place] = opponents;
    values[place] = value;
    facts[place] = (short) (1 << 15 | bound << 8 | move);
  }

  int value(int place) {
    return values[place];
  }

  int bound(int place) {
    return facts[place] >> 8 & 3;
  }

  int move(int place) {
    return facts[place] & 63;
  }

  private int place(long stones, long opponents) {
    long mixed = (stones * MULTIPLIER ^ Long.rotateLeft(opponents, 32)) * MULTIPLIER;
    return (int) (mixed >>> shift);
  }
}
