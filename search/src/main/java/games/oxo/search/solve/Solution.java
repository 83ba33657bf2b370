package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.search.value.Proven;
import java.util.List;

/**
 * The proven bounds of a position, for the player to move.
 *
 * @param atLeast the value is not below this
 * @param atMost the value is not above this
 * @param best all moves that keep the value, in the order of the legal moves; empty when not asked
 *     or not known
 * @param keeping moves that are proven to keep the value so far; empty when not asked
 * @param moves the legal moves with proven values, as far as asked and known
 * @param nodes positions visited
 * @param micros time taken
 */
public record Solution(
    Proven atLeast,
    Proven atMost,
    List<Move> best,
    List<Move> keeping,
    List<SolvedMove> moves,
    long nodes,
    long micros) {
  public Solution {
    best = List.copyOf(best);
    keeping = List.copyOf(keeping);
    moves = List.copyOf(moves);
  }

  /** Whether the value is known. */
  public boolean isSettled() {
    return atLeast.equals(atMost);
  }
}
