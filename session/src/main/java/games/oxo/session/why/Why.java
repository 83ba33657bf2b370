package games.oxo.session.why;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.value.Value;
import games.oxo.session.explain.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a move is good or bad.
 *
 * @param before the position in which it is made
 * @param player who makes it
 * @param value what it is worth to that player
 * @param steps the move and the play that follows: if the value is proven, the winner hurries and
 *     the loser resists; otherwise what an engine expects
 * @param ended whether the last step ends the game
 * @param better a move with a better value, both proven; null if there is none or none is known
 * @param betterValue the value of that move
 */
public record Why(
    Position before,
    Move move,
    Player player,
    Value value,
    List<Step> steps,
    boolean ended,
    @Nullable Move better,
    @Nullable Value betterValue) {
  public Why {
    steps = List.copyOf(steps);
  }

  /** Whether the value is certain. */
  public boolean isProven() {
    return value.isProven();
  }
}
