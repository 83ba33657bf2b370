package games.oxo.search;

import games.oxo.game.Position;
import java.util.Optional;

/** A book of openings: for some positions the move to play. */
@FunctionalInterface
public interface OpeningBook {
  /** An empty book. */
  OpeningBook NONE = position -> Optional.empty();

  /**
   * The move that the book plays in a position that is not over, a swap perhaps.
   *
   * @return the move, its value to the player who makes it, and in how many games of the book it
   *     was played; empty when the book does not have the position
   */
  Optional<MoveValue> reply(Position position);

  /** Makes ready to reply at once, such as by reading a file, so that it takes no player's time. */
  default void prepare() {}
}
