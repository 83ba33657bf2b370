package games.oxo.game;

import games.oxo.game.board.PositionHash;

/**
 * SplitMix64 (Steele, Lea and Flood 2014), the only source of random numbers in the project. Its
 * whole state is one long, so the same seed gives the same game everywhere. Its numbers pass the
 * usual statistical tests but are not cryptographically secure.
 */
public final class Dice {
  private long state;

  /** Dice that throw the same numbers for the same seed. */
  public Dice(long seed) {
    state = seed;
  }

  /** 64 random bits. */
  public long next() {
    long z = state += PositionHash.GOLDEN;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number from 0 up to, not including, {@code bound}, which must be positive. */
  public int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /** A number from 0 up to, not including, 1. */
  public double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  /** The number of one of the bits that are set; there must be one. */
  public int bitOf(long bits) {
    long rest = bits;
    for (int skip = below(Long.bitCount(bits)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
