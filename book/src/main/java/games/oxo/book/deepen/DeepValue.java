package games.oxo.book.deepen;

import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;

/**
 * The value of a move, with what it took to find it.
 *
 * @param value its value to the player who made it; the move itself counts in the distance to the
 *     end
 * @param source where it comes from
 * @param depth stones looked ahead by the engine, 0 when it does not count them
 * @param nodes positions visited
 * @param simulations games played out
 * @param micros time taken
 * @param settings the engine and limits that were asked for
 */
public record DeepValue(
    Value value,
    Source source,
    int depth,
    long nodes,
    long simulations,
    long micros,
    String settings) {
  /** Where a value comes from. */
  public enum Source {
    /** The game is over. */
    RULES,
    /** A table or an extract. */
    TABLE,
    /** A recorded proof that the move wins. */
    PROOF,
    /** The exact solver. */
    SOLVER,
    /** An engine. */
    ENGINE,
    /** The values of all replies. */
    REPLIES
  }

  /**
   * The value of a move, given that of the position after it to the player to move there.
   *
   * @param same whether the player who made the move is to move again
   */
  static Value ofMove(Value after, boolean same) {
    Value own = same ? after : after.negate();
    return own instanceof Ending ending ? ending.delayed() : own;
  }
}
