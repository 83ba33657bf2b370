package games.oxo.search.pvs;

import games.oxo.game.Game;
import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.SymmetryGroup;

/**
 * The hash key of a position, 64 bits. Early in the game symmetric positions get the same key,
 * because they occur often there and each has a large subtree. Later they hardly ever occur, and
 * the key is that of the position alone.
 *
 * <p>Two positions share a key with a probability of 2^-64 per comparison; no search makes nearly
 * that many comparisons. An instance serves one worker.
 */
final class PositionKey {
  /** The last stone count at which images share a key; later they seldom meet. Chosen by hand. */
  private static final int FOLD_UNTIL = 5;

  private final SymmetryGroup symmetries;
  private final Canonicalizer canonicalizer;
  private int image;

  PositionKey(Game game) {
    symmetries = game.symmetryGroup();
    canonicalizer = new Canonicalizer(symmetries);
  }

  /** The key of a position with these stones of the mover and of the other. */
  long of(long own, long other, int ply) {
    image = 0;
    if (ply > FOLD_UNTIL) {
      return mix(own, other);
    }
    canonicalizer.fold(own, other);
    image = canonicalizer.symmetry();
    return mix(canonicalizer.first(), canonicalizer.second());
  }

  /** Which image the last key was made of; to be kept beside the key. */
  int image() {
    return image;
  }

  /** Where a cell of the position lies in the image. */
  int toImage(int cell, int which) {
    return cell == TranspositionTable.NO_CELL ? cell : symmetries.get(which).map(cell);
  }

  /** Where a cell of the image lies in the position. */
  int fromImage(int cell, int which) {
    return cell == TranspositionTable.NO_CELL
        ? cell
        : symmetries.get(symmetries.inverse(which)).map(cell);
  }

  private static long mix(long own, long other) {
    long key = (own ^ (own >>> 32)) * 0xD6E8FEB86659FD93L;
    key = (key ^ (key >>> 29)) + other;
    key = (key ^ (key >>> 32)) * 0x9E3779B97F4A7C15L;
    key = (key ^ (key >>> 29)) * 0xBF58476D1CE4E5B9L;
    return key ^ (key >>> 32);
  }
}
