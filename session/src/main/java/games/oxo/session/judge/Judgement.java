package games.oxo.session.judge;

import games.oxo.game.Move;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Value;
import java.util.List;

/**
 * What a position is worth to the player to move.
 *
 * @param best moves that keep the value: all of them if the value is exact, one or more if only the
 *     result is proven, the engine's choice if it is an estimate; empty if none is known
 * @param line the play that an engine expects; empty if the value is proven by the solver
 */
public record Judgement(Value value, List<Move> best, List<Move> line) {
  /** Nothing is known. */
  static final Judgement UNKNOWN = new Judgement(Chance.EVEN, List.of(), List.of());

  public Judgement {
    best = List.copyOf(best);
    line = List.copyOf(line);
  }

  /** Whether nothing is left open: a draw, the distance to the end, or the margin is known. */
  public boolean isExact() {
    return value instanceof Margin
        || (value instanceof Ending ending && (ending.isDraw() || ending.plies() > 0));
  }
}
