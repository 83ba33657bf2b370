package games.oxo.search.solve.score;

/**
 * 64-bit hash keys for the descendants of a root. Near the root, symmetric positions get the same
 * key: the smallest number of all images. The images are those of the root's stabiliser, in the
 * root's own numbering of cells, so that this cannot be the canonical form of a whole board.
 *
 * <p>With up to 32 empty cells in the root no two other positions share a key. With more it happens
 * with a probability of 2^-64 per comparison; no search makes nearly as many.
 */
final class CompactKeys {
  /**
   * Images share a key until this many stones have been added; later they hardly ever meet. Chosen
   * by hand.
   */
  private static final int FOLD_UNTIL = 9;

  private final BitMapping[] images;
  private final boolean exact;

  CompactKeys(CompactRoot root) {
    images = root.images();
    exact = root.size() <= 32;
  }

  /** The key that images share. */
  long of(long own, long other) {
    long least = joined(own, other);
    if (images.length > 0 && Long.bitCount(own | other) <= FOLD_UNTIL) {
      for (BitMapping image : images) {
        least = Math.min(least, joined(image.of(own), image.of(other)));
      }
    }
    return mixed(least);
  }

  /** The key of this position alone. */
  long ofThis(long own, long other) {
    return mixed(joined(own, other));
  }

  private long joined(long own, long other) {
    return exact ? own | (other << 32) : (own * 0xBF58476D1CE4E5B9L) ^ Long.rotateLeft(other, 32);
  }

  /** Mixes the bits in a way that could be undone. */
  private static long mixed(long joined) {
    long key = (joined ^ (joined >>> 32)) * 0xD6E8FEB86659FD93L;
    key = (key ^ (key >>> 29)) * 0x9E3779B97F4A7C15L;
    return key ^ (key >>> 32);
  }
}
