package games.oxo.search;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import java.util.List;

/**
 * One legal move and what the engine found about it.
 *
 * @param value its worth to the player who would make it
 * @param visits how often the engine looked at it, 0 when it does not count that
 * @param line the moves that the engine expects, beginning with this one
 */
public record MoveValue(Move move, Value value, long visits, List<Move> line) {
  public MoveValue {
    line = List.copyOf(line);
  }
}
