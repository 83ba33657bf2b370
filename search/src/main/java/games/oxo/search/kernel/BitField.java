package games.oxo.search.kernel;

/**
 * A number in some of the bits of a long. In a static final constant it costs what a shift and a
 * mask cost, since compilers trust the components of a record.
 *
 * @param shift the lowest of its bits
 * @param bits how many there are, at most 31
 */
public record BitField(int shift, int bits) {
  /** The field in the lowest bits. */
  public static BitField lowest(int bits) {
    return new BitField(0, bits);
  }

  /** The field above this one. */
  public BitField above(int more) {
    return new BitField(shift + bits, more);
  }

  /** A long with a number in this field, and 0 elsewhere. A negative number is cut to its bits. */
  public long with(int number) {
    return (number & mask()) << shift;
  }

  /** The number in this field, not negative. */
  public int in(long word) {
    return (int) (word >>> shift & mask());
  }

  /** The number in this field, whose highest bit is its sign. */
  public int signedIn(long word) {
    return (int) (word << (Long.SIZE - shift - bits) >> (Long.SIZE - bits));
  }

  private long mask() {
    return (1L << bits) - 1;
  }
}
