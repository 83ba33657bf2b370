package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.game.Position;
import java.util.List;
import java.util.OptionalInt;

/** A source of precomputed exact values, such as a table on disk. */
@FunctionalInterface
public interface ExactValues {
  /** Nothing is known. */
  ExactValues NONE = position -> OptionalInt.empty();

  /**
   * The value of a position that is not over, on the {@link ValueScale} of its game, without regard
   * to a swap.
   *
   * @return empty when it is not known
   */
  OptionalInt value(Position position);

  /**
   * Stones on the empty board after which the player who placed them is proven to win, without
   * regard to a swap, though perhaps not how soon. Those that were the easiest to prove come first.
   */
  default List<Move> wonFirstMoves() {
    return List.of();
  }
}
