package games.oxo.search.kernel;

import games.oxo.game.Dice;

/**
 * Random numbers for inner loops: a generator like {@link games.oxo.game.Dice}, with fast methods
 * to draw from sets of cells. One instance serves one thread.
 */
public final class RandomBits {
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  /** For each byte and each n the place of its set bit number n. */
  private static final byte[] PLACE_IN_BYTE = new byte[256 * 8];

  static {
    for (int value = 0; value < 256; value++) {
      int n = 0;
      for (int bit = 0; bit < 8; bit++) {
        if ((value >> bit & 1) != 0) {
          PLACE_IN_BYTE[value * 8 + n++] = (byte) bit;
        }
      }
    }
  }

  private final Dice dice;

  public RandomBits(long seed) {
    dice = new Dice(seed);
  }

  /** 64 random bits. */
  public long next() {
    return dice.next();
  }

  /** A number from 0 up to, not including, {@code bound}. */
  public int below(int bound) {
    return dice.below(bound);
  }

  /** One of the cells of a set that is not empty, each as likely. */
  public int cellOf(long cells) {
    long random = next();
    // Two guesses, which hit at once while the set is large; then count.
    int guess = (int) random & 63;
    if ((cells >>> guess & 1) != 0) {
      return guess;
    }
    guess = (int) (random >>> 6) & 63;
    if ((cells >>> guess & 1) != 0) {
      return guess;
    }
    return select(cells, (int) (((random >>> 32) * Long.bitCount(cells)) >>> 32));
  }

  /** A random subset of {@code count} of the cells. */
  public long subset(long cells, int count) {
    int size = Long.bitCount(cells);
    if (count <= 0 || count >= size) {
      return count <= 0 ? 0 : cells;
    }
    // A random half has the right size often enough when that is near the middle.
    if (Math.abs(2 * count - size) <= 3) {
      while (true) {
        long half = next() & cells;
        int found = Long.bitCount(half);
        if (found == count) {
          return half;
        }
        if (found == size - count) {
          return cells & ~half;
        }
      }
    }
    long chosen = 0;
    for (int i = 0; i < count; i++) {
      chosen |= 1L << cellOf(cells & ~chosen);
    }
    return chosen;
  }

  /** The place of the set bit number {@code n}, from 0. */
  static int select(long bits, int n) {
    long sums = bits - ((bits >>> 1) & 0x5555555555555555L);
    sums = (sums & 0x3333333333333333L) + ((sums >>> 2) & 0x3333333333333333L);
    // Byte i holds the number of bits set in bytes 0 to i.
    sums = ((sums + (sums >>> 4)) & 0x0F0F0F0F0F0F0F0FL) * EACH_BYTE;
    // The high bit of byte i is set where n is not below that number.
    long passed = (((n * EACH_BYTE) | HIGH_BITS) - sums) & HIGH_BITS;
    int shift = 8 * Long.bitCount(passed);
    int before = (int) ((sums << 8) >>> shift) & 255;
    return shift + PLACE_IN_BYTE[((int) (bits >>> shift) & 255) * 8 + n - before];
  }
}
