package games.oxo.game.board;

/**
 * Hash functions of positions: of the stones of both players, or of a number that stands for them.
 * Positions with few stones are numbers with few bits, and all of the functions spread these over a
 * long by multiplication.
 *
 * <p>Hash tables compare whole keys, so a function that spreads worse makes them slower and never
 * wrong. But node counts and some files depend on the values: which entry of a full table is
 * replaced, in which part of a table a position is, in which order moves are written. So the values
 * stay as they are.
 */
public final class PositionHash {
  /**
   * 2^64 divided by the golden ratio, made odd: the multiplier of Fibonacci hashing (Knuth, The Art
   * of Computer Programming, 6.4). It takes consecutive numbers as far apart as possible.
   */
  public static final long GOLDEN = 0x9E3779B97F4A7C15L;

  // Odd multipliers whose bits look random: of SplitMix64's last steps, and of a 64-bit mixer by
  // Degski.
  private static final long MIX = 0xBF58476D1CE4E5B9L;
  private static final long NEXT_MIX = 0x94D049BB133111EBL;
  private static final long OTHER_MIX = 0xD6E8FEB86659FD93L;

  private PositionHash() {}

  /**
   * The index of a key among 2^{@code bits}, by Fibonacci hashing: the high bits of one product. It
   * is the fastest function here, and enough for a cache of one number.
   *
   * @param bits 1 to 31
   */
  public static int index(long key, int bits) {
    return (int) ((key * GOLDEN) >>> (Long.SIZE - bits));
  }

  /**
   * A 64-bit key of two sets of cells, well mixed: any of its bits can be an index. Invertible in
   * either set while the other stays the same; two positions share a key with a probability of
   * 2^-64.
   */
  public static long of(long first, long second) {
    long mixed = (first ^ (first >>> 32)) * OTHER_MIX;
    return ofPacked((mixed ^ (mixed >>> 29)) + second);
  }

  /** A 64-bit key of a position that fits one long, well mixed and invertible. */
  public static long ofPacked(long packed) {
    long key = (packed ^ (packed >>> 32)) * GOLDEN;
    key = (key ^ (key >>> 29)) * MIX;
    return key ^ (key >>> 32);
  }

  /**
   * A hash of two sets of cells for a table that compares both: two products, whose high bits are
   * folded onto the low ones. Mixed less well than {@link #of} and not invertible, but faster.
   */
  public static long quick(long first, long second) {
    long mixed = (first * GOLDEN) ^ Long.rotateLeft(second * OTHER_MIX, 31);
    return mixed ^ (mixed >>> 32);
  }

  /**
   * Two sets of cells in one long, not yet mixed: for {@link #ofJoined}. Invertible in either set
   * while the other stays the same.
   */
  public static long joined(long first, long second) {
    return (first * MIX) ^ Long.rotateLeft(second, 32);
  }

  /** The same as {@link #ofPacked} with other multipliers, which the keys of score games have. */
  public static long ofJoined(long joined) {
    long key = (joined ^ (joined >>> 32)) * OTHER_MIX;
    key = (key ^ (key >>> 29)) * GOLDEN;
    return key ^ (key >>> 32);
  }

  /** A hash of a number of two longs, well mixed; invertible in either half. */
  public static long ofWide(long low, long high) {
    long mixed = (low ^ high * GOLDEN) * MIX;
    mixed = (mixed ^ mixed >>> 29) * NEXT_MIX;
    return mixed ^ mixed >>> 32;
  }

  /**
   * A permutation of the numbers below 2^{@code bits}, well mixed: each step is invertible modulo
   * that power of two.
   *
   * @param bits at least 2
   */
  public static long permuted(long number, int bits) {
    long mask = -1L >>> (Long.SIZE - bits);
    int half = bits / 2;
    long mixed = number ^ number >>> half;
    mixed = mixed * GOLDEN & mask;
    mixed ^= mixed >>> half;
    mixed = mixed * MIX & mask;
    return mixed ^ mixed >>> half;
  }
}
