package games.oxo.search.solve.score;

import games.oxo.game.board.PositionHash;

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
    return PositionHash.ofJoined(least);
  }

  /** The key of this position alone. */
  long ofThis(long own, long other) {
    return PositionHash.ofJoined(joined(own, other));
  }

  private long joined(long own, long other) {
    return exact ? own | (other << 32) : PositionHash.joined(own, other);
  }
}
