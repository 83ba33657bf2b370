package games.oxo.game.board;

import java.util.List;

/**
 * A group of symmetries of a board, and the canonical form of cell sets under it.
 *
 * <p>Of all images of a pair of cell sets the <b>smallest</b> is canonical: the one whose first set
 * is the smallest unsigned number, and among those the one whose second set is smallest. What the
 * pair stands for is the caller's choice: the stones of X and of O in a {@code CanonicalPosition},
 * those of the mover and of the other in a search, the occupied cells and those of X in a table
 * file. Where several symmetries lead to the least image, the first of them is meant.
 *
 * <p>Immutable; one instance serves all threads. {@link Canonicalizer} finds the form.
 */
public final class SymmetryGroup {
  private static final int BYTE_VALUES = 256;

  private final List<Symmetry> list;
  private final Symmetry[] members;
  private final int[] inverses;
  private final int size;

  /** How many bytes a set of cells has. */
  private final int bytes;

  /**
   * For each member the images of the 256 values of the first byte of a set, then those of the
   * second, and so on: at most eight look-ups map a set. All are in one array for speed.
   */
  private final long[] byteImages;

  /**
   * @param symmetries all members, the identity first
   * @throws IllegalArgumentException when a member's inverse is missing
   */
  public SymmetryGroup(List<Symmetry> symmetries) {
    list = List.copyOf(symmetries);
    members = list.toArray(new Symmetry[0]);
    size = members.length;
    inverses = new int[size];
    bytes = (members[0].permutation().length + 7) / 8;
    byteImages = new long[size * bytes * BYTE_VALUES];
    for (int i = 0; i < size; i++) {
      inverses[i] = indexOfInverse(i);
      fillImages(i, members[i].permutation());
    }
  }

  private int indexOfInverse(int number) {
    for (int i = 0; i < size; i++) {
      if (members[i].undoes(members[number])) {
        return i;
      }
    }
    throw new IllegalArgumentException("a group holds the inverse of " + members[number]);
  }

  private void fillImages(int number, int[] to) {
    for (int index = 0; index < bytes; index++) {
      int block = (number * bytes + index) * BYTE_VALUES;
      for (int value = 1; value < BYTE_VALUES; value++) {
        int cell = 8 * index + Integer.numberOfTrailingZeros(value);
        long image = cell < to.length ? 1L << to[cell] : 0;
        byteImages[block + value] = byteImages[block + (value & (value - 1))] | image;
      }
    }
  }

  /** The group that holds the identity alone. */
  public SymmetryGroup identityOnly() {
    return new SymmetryGroup(List.of(members[0]));
  }

  /** The number of its members, at least 1. */
  public int size() {
    return size;
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
    int block = number * bytes * BYTE_VALUES;
    long image = 0;
    for (long rest = set; rest != 0; rest >>>= 8) {
      image |= byteImages[block + (int) (rest & 255)];
      block += BYTE_VALUES;
    }
    return image;
  }

  /** Whether a set is its own least image. */
  public boolean isLeast(long set) {
    for (int i = 1; i < size; i++) {
      if (Long.compareUnsigned(image(set, i), set) < 0) {
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
    for (int i = 1; i < size; i++) {
      boolean keeps = image(first, i) == first && image(second, i) == second;
      keeping |= keeps ? 1 << i : 0;
    }
    return keeping;
  }
}
