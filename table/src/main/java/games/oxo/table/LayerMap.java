package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.search.solve.ValueScale;

/**
 * The positions of a layer, or of a part of it, by their keys in two halves, with their values.
 * Several threads may fill it, and afterwards several may ask it.
 */
interface LayerMap {
  /** Adds a position; false when it is there already. */
  boolean add(long high, long low, int value);

  /** Brings what is needed to find a position near, so that the times to do so overlap. */
  default int touch(long low) {
    return 0;
  }

  /** Where a position is, or -1; asked when all have been added. */
  int find(long high, long low);

  /** The value of the position at a place. */
  int value(int place);

  /** Some move leads to the position at a place. */
  void see(int place);

  /** Whether moves lead to all positions. */
  boolean allSeen();

  /** Removes all positions. */
  void clear();

  /**
   * Whether a map for this many positions of a game can be made with this much memory, and its
   * arrays are not too long.
   */
  static boolean fits(Game game, long most, long bytes) {
    boolean compact = isCompact(game, most);
    long need = compact ? CompactHashTable.bytes(game, most) : most * LayerHashTable.BYTES_EACH;
    return need <= bytes && most <= (compact ? CompactHashTable.LARGEST : LayerHashTable.LARGEST);
  }

  /** A map for this many positions of a game. */
  static LayerMap of(Game game, int most) {
    return isCompact(game, most) ? new CompactHashTable(game, most) : new LayerHashTable(most);
  }

  private static boolean isCompact(Game game, long most) {
    return game.board().cells() <= LeastImageKey.LOW_CELLS
        && new ValueScale(game).most(0) <= Byte.MAX_VALUE
        && CompactHashTable.bytes(game, most)
            <= Math.max(CompactHashTable.SMALL, most * LayerHashTable.BYTES_EACH);
  }
}
