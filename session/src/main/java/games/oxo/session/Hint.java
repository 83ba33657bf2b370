package games.oxo.session;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import java.util.List;

/**
 * Advice on what to play in a position.
 *
 * @param value what it is worth to the player to move
 * @param line the play that is expected, beginning with the move
 */
public record Hint(Move move, Value value, List<Move> line) {
  public Hint {
    line = List.copyOf(line);
  }
}
