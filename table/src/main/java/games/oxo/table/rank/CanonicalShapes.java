package games.oxo.table.rank;

import games.oxo.game.board.SymmetryGroup;

/** The canonical shapes: the smallest of each set of symmetric shapes, ranked without gaps. */
final class CanonicalShapes implements Shapes {
  /** With more shapes than this it would take too long to look at all. */
  static final long MOST = 1L << 25;

  private final Shapes all;
  private final RankSelectBits least;

  CanonicalShapes(Shapes all, SymmetryGroup symmetries) {
    this.all = all;
    long[] words = new long[(int) ((all.size() + 63) / 64)];
    long shape = all.unrank(0);
    for (long rank = 0; rank < all.size(); rank++) {
      if (symmetries.isLeast(shape)) {
        words[(int) (rank >>> 6)] |= 1L << rank;
      }
      shape = rank + 1 < all.size() ? all.after(shape, rank) : 0;
    }
    least = new RankSelectBits(words);
  }

  @Override
  public long size() {
    return least.size();
  }

  @Override
  public long rank(long occupied) {
    return least.rank(all.rank(occupied));
  }

  @Override
  public long unrank(long rank) {
    return all.unrank(least.select((int) rank));
  }
}
