package games.oxo.game.count;

/**
 * What the rules allow with a number of stones on the board. Games that ended with fewer stones are
 * not in it.
 *
 * @param count sequences or positions, those included that ended with the last stone
 */
public record PlyCount(int ply, long count, long winsOfX, long winsOfO, long draws) {
  /** How many of them ended with the last stone. */
  public long ended() {
    return winsOfX + winsOfO + draws;
  }
}
