package games.oxo.table;

import games.oxo.game.Position;
import java.util.Optional;

/**
 * What a study found about the positions with one number of stones; images of each other count
 * once, and results are those of the player to move.
 *
 * @param stones the number of stones
 * @param wins the positions that are won
 * @param draws the positions that are drawn
 * @param losses the positions that are lost
 * @param onlyWins the won positions in which exactly one move wins
 * @param onlyDraws the drawn positions in which exactly one move draws
 * @param longest a win that takes the most stones, if any is won; in a score game a narrowest one
 * @param hardestWin one where exactly one move wins and all others lose, whose win takes the
 *     longest
 * @param hardestDraw one where exactly one move draws and all others lose, as late as possible
 */
public record LayerStudy(
    int stones,
    long wins,
    long draws,
    long losses,
    long onlyWins,
    long onlyDraws,
    Optional<Example> longest,
    Optional<Example> hardestWin,
    Optional<Example> hardestDraw) {
  /**
   * A position and its value on the game's scale.
   *
   * @param value what it is worth to the player to move
   */
  public record Example(Position position, int value) {}

  /** All positions. */
  public long positions() {
    return wins + draws + losses;
  }
}
