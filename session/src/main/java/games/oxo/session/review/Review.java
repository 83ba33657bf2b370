package games.oxo.session.review;

import games.oxo.game.Game;
import java.util.List;

/**
 * A review of a game, as far as it has come: it begins with the last move.
 *
 * @param moves the moves that are reviewed, in the order of the game
 * @param of how many moves the game has
 */
public record Review(Game game, List<ReviewedMove> moves, int of) {
  public Review {
    moves = List.copyOf(moves);
  }

  /** The mistakes, in the order of the game. */
  public List<ReviewedMove> mistakes() {
    return moves.stream().filter(each -> each.kind().isPresent()).toList();
  }
}
