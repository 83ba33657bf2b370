package games.oxo.session;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import games.oxo.session.explain.Explanation;
import java.util.List;

/**
 * Advice on what to play in a position.
 *
 * @param value what it is worth to the player to move
 * @param line the play that is expected, beginning with the move
 * @param reasons what the move does
 */
public record Hint(Move move, Value value, List<Move> line, Explanation reasons) {
  public Hint {
    line = List.copyOf(line);
  }
}
