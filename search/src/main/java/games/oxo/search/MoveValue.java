package games.oxo.search;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import java.util.List;

/**
 * One legal move with the engine's evaluation.
 *
 * @param value its value to the player who would make it
 * @param visits how often the engine visited it, 0 if it does not count visits
 * @param line the moves that the engine expects, beginning with this one
 */
public record MoveValue(Move move, Value value, long visits, List<Move> line) {
  public MoveValue {
    line = List.copyOf(line);
  }
}
