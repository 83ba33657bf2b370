package games.oxo.search.kernel;

import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.PositionHash;
import games.oxo.game.board.SymmetryGroup;

/**
 * The 64-bit hash key of a position. Early in the game symmetric positions get the same key,
 * because they occur often there and each has a large subtree. Later they hardly ever occur, and
 * the key is that of the position alone.
 *
 * <p>Exact keys of a board of up to 32 cells are different for different positions. All others are
 * shared by two positions with a probability of 2^-64 per comparison; no search makes nearly that
 * many comparisons. An instance serves one worker.
 */
public final class PositionKey {
  private static final int HALF = 32;
  private static final int NO_CELL = SlotTable.NO_CELL;

  private final SymmetryGroup symmetries;
  private final Canonicalizer canonicalizer;
  private final int foldUntil;
  private final boolean packs;
  private int image;

  private PositionKey(SearchRules rules, int foldUntil, boolean packs) {
    symmetries = rules.game().symmetryGroup();
    canonicalizer = new Canonicalizer(symmetries);
    this.foldUntil = foldUntil;
    this.packs = packs;
  }

  /**
   * Keys for proofs, exact where the board allows it.
   *
   * @param foldUntil the last number of stones at which images share a key
   */
  public static PositionKey exact(SearchRules rules, int foldUntil) {
    return new PositionKey(rules, foldUntil, rules.cells() <= HALF);
  }

  /**
   * Keys for a search that estimates values.
   *
   * @param foldUntil the last number of stones at which images share a key
   */
  public static PositionKey hashed(SearchRules rules, int foldUntil) {
    return new PositionKey(rules, foldUntil, false);
  }

  /** The key of a position with these stones of the mover and of the other. */
  public long of(long own, long other, int ply) {
    image = 0;
    if (ply > foldUntil) {
      return key(own, other);
    }
    canonicalizer.fold(own, other);
    image = canonicalizer.symmetry();
    return key(canonicalizer.first(), canonicalizer.second());
  }

  private long key(long own, long other) {
    return packs ? PositionHash.ofPacked(own | other << HALF) : PositionHash.of(own, other);
  }

  /** Which image the last key was made of; to be kept beside the key. */
  public int image() {
    return image;
  }

  /** Where a cell of the position, or {@link SlotTable#NO_CELL}, lies in the image. */
  public int toImage(int cell, int which) {
    return cell == NO_CELL || which == 0 ? cell : symmetries.get(which).map(cell);
  }

  /** Where a cell of the image, or {@link SlotTable#NO_CELL}, lies in the position. */
  public int fromImage(int cell, int which) {
    return cell == NO_CELL || which == 0
        ? cell
        : symmetries.get(symmetries.inverse(which)).map(cell);
  }
}
