package games.oxo.search.solve.line;

import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.SymmetryGroup;
import games.oxo.search.kernel.Kernel;

/**
 * Hash key of 64 bits for a position of a line game. Early in the game symmetric positions get the
 * same one.
 *
 * <p>Boards of up to 32 cells: different positions have different codes, since each step of the
 * hash is invertible. Larger boards: two positions share a code with a probability of 2^-64 per
 * comparison; no search makes nearly that many comparisons. An instance serves one worker.
 */
final class PositionCode {
  private static final int SMALL = 32;

  private final SymmetryGroup symmetries;
  private final Canonicalizer canonicalizer;
  private final boolean small;
  private final int foldUntil;
  private int image;

  /**
   * @param foldUntil the last number of stones at which images share a code
   */
  PositionCode(Kernel kernel, int foldUntil) {
    symmetries = kernel.game().symmetryGroup();
    canonicalizer = new Canonicalizer(symmetries);
    small = kernel.cells() <= SMALL;
    this.foldUntil = foldUntil;
  }

  /** The code of a position with these stones of the mover and of the other. */
  long of(long own, long other, int ply) {
    image = 0;
    if (ply > foldUntil) {
      return mix(own, other);
    }
    canonicalizer.fold(own, other);
    image = canonicalizer.symmetry();
    return mix(canonicalizer.first(), canonicalizer.second());
  }

  /** Which image the last code was made of; to be kept beside the code. */
  int image() {
    return image;
  }

  /** Where a cell of the position lies in the image. */
  int toImage(int cell, int which) {
    return cell == LineBoundTable.NO_CELL || which == 0 ? cell : symmetries.get(which).map(cell);
  }

  /** Where a cell of the image lies in the position. */
  int fromImage(int cell, int which) {
    return cell == LineBoundTable.NO_CELL || which == 0
        ? cell
        : symmetries.get(symmetries.inverse(which)).map(cell);
  }

  private long mix(long own, long other) {
    long code = small ? own | other << SMALL : rolled(own) + other;
    code = (code ^ (code >>> 32)) * 0x9E3779B97F4A7C15L;
    code = (code ^ (code >>> 29)) * 0xBF58476D1CE4E5B9L;
    return code ^ (code >>> 32);
  }

  private static long rolled(long own) {
    long code = (own ^ (own >>> 32)) * 0xD6E8FEB86659FD93L;
    return code ^ (code >>> 29);
  }
}
