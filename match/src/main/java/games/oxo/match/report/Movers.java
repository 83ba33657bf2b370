package games.oxo.match.report;

import games.oxo.game.board.Player;
import games.oxo.game.definition.TurnOrder;
import games.oxo.match.record.GameRecord;

/** Tells who made a move. */
@FunctionalInterface
public interface Movers {
  /** The two move in turn, as in most games; a swap of seats is a move too. */
  Movers ALTERNATING = (game, move) -> move % 2 == 0;

  /**
   * Whether the one who began made a move.
   *
   * @param move from 0, one of the game's moves or the one after them
   */
  boolean isFirst(GameRecord game, int move);

  /** The movers of a game with this order of turns. */
  static Movers of(TurnOrder order) {
    return (game, move) -> {
      int swap = game.moves().indexOf("swap");
      if (swap == move) {
        // It answers the last stone, whose owner is the other one.
        return move > 0 && order.at(move - 1).player() == Player.O;
      }
      boolean swapped = swap >= 0 && swap < move;
      int stones = swapped ? move - 1 : move;
      return order.covers(stones) && (order.at(stones).player() == Player.X) != swapped;
    };
  }
}
