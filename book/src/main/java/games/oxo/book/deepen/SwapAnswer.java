package games.oxo.book.deepen;

import games.oxo.game.Game;
import games.oxo.search.value.Value;

/** Whether the second player should swap after an opening, by its value without a swap. */
public enum SwapAnswer {
  /** The stones are worth more than those of the other side. */
  SWAP,
  /** They are worth less. */
  KEEP,
  /** Neither side is better. */
  EITHER,
  /** No swap is offered there. */
  NONE;

  /**
   * The choice after a move.
   *
   * @param game with its swap
   * @param value of the move to X, who makes all moves before a swap
   */
  public static SwapAnswer after(Game game, OpeningKind move, Value value) {
    if (game.swapPly() != move.position().ply() || move.position().outcome().isOver()) {
      return NONE;
    }
    double rank = value.rank();
    return rank > 0 ? SWAP : rank < 0 ? KEEP : EITHER;
  }
}
