package games.oxo.game.board;

/**
 * Computes canonical forms of pairs of cell sets without allocating objects. {@link SymmetryGroup}
 * says which form is canonical. An instance serves one thread.
 */
public final class Canonicalizer {
  private final SymmetryGroup group;
  private long first;
  private long second;
  private int symmetry;

  /** For the pairs of one board. */
  public Canonicalizer(SymmetryGroup group) {
    this.group = group;
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
