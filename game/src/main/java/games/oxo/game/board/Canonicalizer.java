package games.oxo.game.board;

/**
 * Computes canonical forms of pairs of cell sets without allocating objects. {@link SymmetryGroup}
 * says which form is canonical. An instance serves one thread.
 */
public final class Canonicalizer {
  private final SymmetryGroup group;
  private final long[] firstImages;
  private final long[] secondImages;
  private long first;
  private long second;
  private int symmetry;

  /** For the pairs of one board. */
  public Canonicalizer(SymmetryGroup group) {
    this.group = group;
    firstImages = new long[group.size()];
    secondImages = new long[group.size()];
  }

  /** Finds the canonical form of a pair, which the other methods then return. */
  public void fold(long givenFirst, long givenSecond) {
    long leastFirst = givenFirst;
    long leastSecond = givenSecond;
    int to = 0;
    for (int i = 1; i < group.size(); i++) {
      long imageFirst = group.image(givenFirst, i);
      int order = Long.compareUnsigned(imageFirst, leastFirst);
      if (order <= 0) {
        long imageSecond = group.image(givenSecond, i);
        if (order < 0 || Long.compareUnsigned(imageSecond, leastSecond) < 0) {
          leastFirst = imageFirst;
          leastSecond = imageSecond;
          to = i;
        }
      }
    }
    first = leastFirst;
    second = leastSecond;
    symmetry = to;
  }

  /** Sets out from a pair: {@link #foldWith} then finds what follows from it faster than fold. */
  public void leave(long givenFirst, long givenSecond) {
    for (int i = 0; i < group.size(); i++) {
      firstImages[i] = group.image(givenFirst, i);
      secondImages[i] = group.image(givenSecond, i);
    }
  }

  /**
   * Finds the canonical form of the pair that was left with one more cell.
   *
   * @param toFirst whether the cell is added to the first set, or else to the second
   */
  public void foldWith(int cell, boolean toFirst) {
    long leastFirst = -1;
    long leastSecond = -1;
    int to = 0;
    for (int i = 0; i < firstImages.length; i++) {
      long image = 1L << group.get(i).map(cell);
      long imageFirst = toFirst ? firstImages[i] | image : firstImages[i];
      int order = Long.compareUnsigned(imageFirst, leastFirst);
      if (order <= 0) {
        long imageSecond = toFirst ? secondImages[i] : secondImages[i] | image;
        if (order < 0 || Long.compareUnsigned(imageSecond, leastSecond) < 0) {
          leastFirst = imageFirst;
          leastSecond = imageSecond;
          to = i;
        }
      }
    }
    first = leastFirst;
    second = leastSecond;
    symmetry = to;
  }

  /** The canonical form of the first set. */
  public long first() {
    return first;
  }

  /** The canonical form of the second set. */
  public long second() {
    return second;
  }

  /** The number of the first symmetry of the group that takes the pair to its canonical form. */
  public int symmetry() {
    return symmetry;
  }
}
