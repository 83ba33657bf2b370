package games.oxo.search.kernel;

import games.oxo.game.Dice;

/**
 * How the stones on some cells are gathered into a small number, another one for each set of them:
 * by a mask, a multiplication and a shift, as for the magic bitboards of chess.
 *
 * @param cells the cells
 * @param factor found by trial
 * @param shift leaves the bits of the number
 */
public record Gather(long cells, long factor, int shift) {
  /** The cells of a straight line always need fewer trials. */
  private static final int TRIALS = 100_000;

  /** A way to gather some cells, into as few bits as a search by trial finds. */
  public static Gather of(long cells) {
    return of(cells, Long.bitCount(cells));
  }

  /**
   * The same with numbers of at least this many bits.
   *
   * @param bits not fewer than there are cells
   */
  public static Gather of(long cells, int bits) {
    for (int shift = Long.SIZE - bits; ; shift--) {
      long factor = factor(cells, shift);
      if (factor != 0) {
        return new Gather(cells, factor, shift);
      }
    }
  }

  /** How many numbers there are, some of which may stand for no set. */
  public int size() {
    return 1 << (Long.SIZE - shift);
  }

  /** The number of a set of stones. */
  public int index(long stones) {
    return (int) (((stones & cells) * factor) >>> shift);
  }

  private static long factor(long cells, int shift) {
    Dice dice = new Dice(cells);
    int[] seen = new int[1 << (Long.SIZE - shift)];
    for (int trial = 1; trial <= TRIALS; trial++) {
      // Few bits set: each moves the cells as a whole, and few moves seldom collide.
      long factor = dice.next();
      factor &= dice.next();
      factor &= dice.next();
      boolean unique = true;
      for (long subset = cells; unique; subset = (subset - 1) & cells) {
        int index = (int) ((subset * factor) >>> shift);
        unique = seen[index] != trial;
        seen[index] = trial;
        if (subset == 0) {
          break;
        }
      }
      if (unique) {
        return factor;
      }
    }
    return 0;
  }
}
