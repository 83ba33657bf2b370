package games.oxo.session.explain;

import games.oxo.game.Move;
import games.oxo.game.board.Player;
import java.util.List;

/**
 * One move of a line of play, explained.
 *
 * @param player who makes it
 * @param reasons what leaves the player little choice, and then what the move does; facts that
 *     anybody can check on the board
 * @param text a sentence that says what of this matters here
 * @param cells the cells that it is about: the lines that are completed, blocked or threatened
 */
public record Step(Move move, Player player, List<Reason> reasons, String text, long cells) {
  public Step {
    reasons = List.copyOf(reasons);
  }
}
