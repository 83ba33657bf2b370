package games.oxo.session;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import games.oxo.session.explain.Explanation;
import java.util.List;

/**
 * The best answer to a move that was made.
 *
 * @param to the move that is answered
 * @param value what the answer is worth to the player who gives it
 * @param line the play that is expected, beginning with the answer
 * @param of what the move that is answered does
 * @param reasons what the answer does
 */
public record BestReply(
    Move to, Move reply, Value value, List<Move> line, Explanation of, Explanation reasons) {
  public BestReply {
    line = List.copyOf(line);
  }
}
