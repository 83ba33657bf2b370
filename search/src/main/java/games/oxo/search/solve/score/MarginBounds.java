package games.oxo.search.solve.score;

/**
 * A lower bound and an estimate of the final margin of a player, from the stones that it has added
 * to a {@link CompactRoot}.
 */
interface MarginBounds {
  /**
   * What a player's stones promise, wherever all other stones go: a margin that it is {@link #sure}
   * of, and the {@link #mean} to expect. The sure margin is exact when the player has added all of
   * its stones.
   *
   * @param x whether the player is X
   * @param added the numbers of the player's new stones, no more than it will have
   */
  long of(boolean x, long added);

  /** Whether bounds took long since this was last asked, so that it is time to look at a clock. */
  default boolean tookLong() {
    return false;
  }

  /** How many units of {@link #mean} make a point. */
  int unit();

  static long pack(int sure, int mean) {
    return ((long) sure << 32) | (mean & 0xFFFFFFFFL);
  }

  /** The player's margin on the full board is at least this. */
  static int sure(long margins) {
    return (int) (margins >> 32);
  }

  /** An estimate of the margin, in fractions of a point; it decides which move is tried first. */
  static int mean(long margins) {
    return (int) margins;
  }
}
