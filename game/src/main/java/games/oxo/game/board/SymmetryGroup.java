package games.oxo.game.board;

import java.util.List;

/**
 * A group of symmetries of a board, and the canonical form of cell sets under it.
 *
 * <p>Of all images of a pair of cell sets the <b>least</b> is canonical: the one whose first set is
 * the least number without sign, and among those the one whose second set is. What the pair stands
 * for is the caller's choice: the stones of X and of O in a {@code CanonicalPosition}, those of the
 * mover and of the other in a search, the occupied cells and those of X in a table file. Where
 * several symmetries lead to the least image, the first of them is meant.
 *
 * <p>Immutable; one instance serves all threads. Finding allocates nothing.
 */
public final class SymmetryGroup {
  private final List<Symmetry> list;
  private final Symmetry[] members;
  private final int[] inverses;

  /**
   * @param symmetries all members, the identity first
   * @throws IllegalArgumentException when a member's inverse is missing
   */
  public SymmetryGroup(List<Symmetry> symmetries) {
    list = List.copyOf(symmetries);
    members = list.toArray(new Symmetry[0]);
    inverses = new int[members.length];
    for (int i = 0; i < members.length; i++) {
      inverses[i] = indexOfInverse(i);
    }
  }

  private int indexOfInverse(int number) {
    for (int i = 0; i < members.length; i++) {
      if (members[i].undoes(members[number])) {
        return i;
      }
    }
    throw new IllegalArgumentException("symmetry %s has no inverse".formatted(members[number]));
  }

  /** The group that holds the identity alone. */
  public SymmetryGroup identityOnly() {
    return new SymmetryGroup(List.of(members[0]));
  }

  /** The number of its members, at least 1. */
  public int size() {
    return members.length;
  }

  /** Its members, the identity first. */
  public List<Symmetry> list() {
    return list;
  }

  /** The member with this number; 0 is the identity. */
  public Symmetry get(int number) {
    return members[number];
  }

  /** The number of the member that undoes the one with this number. */
  public int inverse(int number) {
    return inverses[number];
  }

  /** The image of a set under the member with this number. */
  public long image(long set, int number) {
    return number == 0 ? set : members[number].map(set);
  }

  /** The number of the first member that takes this pair to its least image. */
  public int toLeast(long first, long second) {
    long leastFirst = first;
    long leastSecond = second;
    int least = 0;
    for (int i = 1; i < members.length; i++) {
      long imageFirst = members[i].map(first);
      int order = Long.compareUnsigned(imageFirst, leastFirst);
      if (order <= 0) {
        long imageSecond = members[i].map(second);
        if (order < 0 || Long.compareUnsigned(imageSecond, leastSecond) < 0) {
          leastFirst = imageFirst;
          leastSecond = imageSecond;
          least = i;
        }
      }
    }
    return least;
  }

  /** Whether a set is its own least image. */
  public boolean isLeast(long set) {
    for (int i = 1; i < members.length; i++) {
      if (Long.compareUnsigned(members[i].map(set), set) < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * The stabiliser of a pair: the members that keep both sets as they are, bit {@code 1 << number}
   * for each; bit 0, the identity, is always among them.
   */
  public int stabiliser(long first, long second) {
    int keeping = 1;
    for (int i = 1; i < members.length; i++) {
      boolean keeps = members[i].map(first) == first && members[i].map(second) == second;
      keeping |= keeps ? 1 << i : 0;
    }
    return keeping;
  }
}
