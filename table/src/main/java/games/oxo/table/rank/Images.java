package games.oxo.table.rank;

import games.oxo.game.board.Symmetry;
import java.util.List;

/** The turned and mirrored images of sets of cells, all in one array for speed. */
final class Images {
  private static final int BYTE = 256;

  private final int bytes;
  private final int count;
  private final long[] ofBytes;

  /**
   * @param symmetries the identity first
   */
  Images(List<Symmetry> symmetries, int cells) {
    bytes = (cells + 7) / 8;
    count = symmetries.size();
    ofBytes = new long[count * bytes * BYTE];
    for (int i = 0; i < count; i++) {
      for (int index = 0; index < bytes; index++) {
        long inside = -1L >>> (64 - Math.min(8, cells - 8 * index));
        for (int value = 0; value < BYTE; value++) {
          long set = (value & inside) << (8 * index);
          ofBytes[(i * bytes + index) * BYTE + value] = symmetries.get(i).map(set);
        }
      }
    }
  }

  /** How many there are, the set itself included. */
  int count() {
    return count;
  }

  /** The image with this number; number 0 is the set itself. */
  long of(long set, int number) {
    int base = number * bytes * BYTE;
    long image = 0;
    for (long rest = set; rest != 0; rest >>>= 8) {
      image |= ofBytes[base + (int) (rest & 255)];
      base += BYTE;
    }
    return image;
  }

  /** Whether no image is less, as a number without sign. */
  boolean isLeast(long set) {
    for (int i = 1; i < count; i++) {
      if (Long.compareUnsigned(of(set, i), set) < 0) {
        return false;
      }
    }
    return true;
  }
}
