package games.oxo.session.review;

import games.oxo.game.Move;
import games.oxo.game.board.Player;
import games.oxo.search.value.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One move of a game that was reviewed.
 *
 * @param ply its number in the game, from 1
 * @param player who made it
 * @param before what the position before it was worth to X
 * @param after what the position after it was worth to X
 * @param best a move that keeps the value of the position before: the one that was made, if it
 *     does; null if none is known
 * @param mistake what kind of mistake it was; null if none
 */
public record ReviewedMove(
    int ply,
    Move move,
    Player player,
    Value before,
    Value after,
    @Nullable Move best,
    @Nullable Mistake mistake) {

  /** The kind of mistake that it was, if it was one. */
  public Optional<Mistake> kind() {
    return Optional.ofNullable(mistake);
  }

  /** Whether the value after the move is certain. */
  public boolean isProven() {
    return after.isProven();
  }
}
