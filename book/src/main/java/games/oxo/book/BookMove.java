package games.oxo.book;

import games.oxo.search.value.Proven;
import org.jspecify.annotations.Nullable;

/**
 * A move that a book knows, with the results of its games for the player who made it.
 *
 * @param cell where the stone goes, as the position lies in its key
 * @param proven its proven value to that player, or null
 * @param refuted whether a probe found it bad: it is not to be played unless it is proven good
 */
public record BookMove(
    int cell, long wins, long draws, long losses, @Nullable Proven proven, boolean refuted) {
  /** A move that was never played. */
  public static BookMove at(int cell) {
    return new BookMove(cell, 0, 0, 0, null, false);
  }

  /** In how many games it was played. */
  public long games() {
    return wins + draws + losses;
  }

  /** The mean result of its games: a win counts 1, a draw one half; one half without games. */
  public double rate() {
    return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
  }
}
