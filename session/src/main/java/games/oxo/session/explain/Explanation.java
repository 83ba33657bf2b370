package games.oxo.session.explain;

import games.oxo.game.Move;
import games.oxo.game.board.Player;
import java.util.List;

/**
 * What a move does, as facts that anybody can check on the board. Nothing here is an engine's
 * opinion.
 *
 * @param player who makes the move
 * @param reasons the facts, what ends or forces most first
 */
public record Explanation(Move move, Player player, List<Reason> reasons) {
  public Explanation {
    reasons = List.copyOf(reasons);
  }
}
