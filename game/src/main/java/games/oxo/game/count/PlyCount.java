package games.oxo.game.count;

/**
 * Counts of what the rules allow with one number of stones on the board. Games that ended with
 * fewer stones are not in it.
 *
 * @param count sequences or positions, those included that ended with the last stone
 */
public record PlyCount(int ply, long count, long winsOfX, long winsOfO, long draws) {
  /** How many of them ended with the last stone. */
  public long ended() {
    return winsOfX + winsOfO + draws;
  }
}
