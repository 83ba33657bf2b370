package games.oxo.book.compact;

import java.util.Arrays;

/** A set of places, in hash tables with open addressing: a walk knows millions of them. */
final class PlaceSet {
  private final Pairs[] tables = {new Pairs(), new Pairs(), new Pairs(), new Pairs()};

  /** Adds a place; returns whether it is new. */
  boolean add(Place place) {
    return table(place).add(place.x(), place.o());
  }

  boolean contains(Place place) {
    return table(place).contains(place.x(), place.o());
  }

  private Pairs table(Place place) {
    return tables[(place.bookIsX() ? 1 : 0) + (place.swapPending() ? 2 : 0)];
  }

  /** Pairs of sets of cells that have no cell in common. */
  private static final class Pairs {
    private static final int FIRST_SLOTS = 1 << 8;

    /** In both arrays of a free slot; a cell cannot have stones of both. */
    private static final long FREE = -1;

    private long[] x = free(FIRST_SLOTS);
    private long[] o = free(FIRST_SLOTS);
    private int size;

    private static long[] free(int slots) {
      long[] made = new long[slots];
      Arrays.fill(made, FREE);
      return made;
    }

    boolean add(long stonesOfX, long stonesOfO) {
      int slot = slot(stonesOfX, stonesOfO);
      if (!isFree(slot)) {
        return false;
      }
      x[slot] = stonesOfX;
      o[slot] = stonesOfO;
      if (++size > x.length / 2) {
        grow();
      }
      return true;
    }

    boolean contains(long stonesOfX, long stonesOfO) {
      return !isFree(slot(stonesOfX, stonesOfO));
    }

    private boolean isFree(int slot) {
      return (x[slot] & o[slot]) == FREE;
    }

    /** The slot of a pair, or the free one where it belongs. */
    private int slot(long stonesOfX, long stonesOfO) {
      long spread = (stonesOfX * 0x9E3779B97F4A7C15L + stonesOfO) * 0xBF58476D1CE4E5B9L;
      int slot = (int) (spread >>> 32) & (x.length - 1);
      while (!isFree(slot) && (x[slot] != stonesOfX || o[slot] != stonesOfO)) {
        slot = (slot + 1) & (x.length - 1);
      }
      return slot;
    }

    private void grow() {
      long[] formerX = x;
      long[] formerO = o;
      x = free(2 * formerX.length);
      o = free(2 * formerX.length);
      for (int i = 0; i < formerX.length; i++) {
        if ((formerX[i] & formerO[i]) != FREE) {
          int slot = slot(formerX[i], formerO[i]);
          x[slot] = formerX[i];
          o[slot] = formerO[i];
        }
      }
    }
  }
}
