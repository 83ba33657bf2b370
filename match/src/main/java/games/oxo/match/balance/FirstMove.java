package games.oxo.match.balance;

import games.oxo.game.Move;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A first move with its estimate and its proven value.
 *
 * @param alike how many first moves are the same up to symmetry, this one included
 * @param estimate an engine's estimate for the player who owns the stone, ignoring a swap; null if
 *     no engine was asked
 * @param exact what is proven about it, to the player who makes it; null when the solver was not
 *     asked
 */
public record FirstMove(Move move, int alike, @Nullable Value estimate, @Nullable Exact exact) {
  /**
   * Bounds for the true value to the player who makes a move. If a swap may follow, it is taken
   * into account: the opponent takes over a good move.
   */
  public record Exact(Proven atLeast, Proven atMost) {
    /** Win, draw or loss; nothing when that is still open. */
    public Optional<Result> result() {
      return atLeast.result() == atMost.result() ? Optional.of(atLeast.result()) : Optional.empty();
    }
  }

  /** Win, draw or loss to the player who makes it, where that is proven. */
  public Optional<Result> result() {
    return exact == null ? Optional.empty() : exact.result();
  }
}
