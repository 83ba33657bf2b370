package games.oxo.search.solve;

import games.oxo.game.Position;
import java.util.OptionalInt;

/** Source of exact values that were computed before, such as a table on disk. */
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
}
