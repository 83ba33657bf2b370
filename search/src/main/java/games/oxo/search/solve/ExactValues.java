package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.value.Result;
import java.util.Optional;
import java.util.OptionalInt;

/** A source of precomputed exact values, such as a table on disk, or of proven results. */
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
   * The result of a position that is not over for the player to move, without regard to a swap; it
   * may be proven where its value is not known.
   *
   * @return empty when it is not known
   */
  default Optional<Result> result(Position position) {
    OptionalInt value = value(position);
    return value.isPresent() ? Optional.of(Result.ofSign(value.getAsInt())) : Optional.empty();
  }

  /**
   * A move that wins a position without regard to a swap, where a proof names one.
   *
   * @return empty when none is known without looking at what follows each move
   */
  default Optional<Move> winningMove(Position position) {
    return Optional.empty();
  }

  /** What this source knows, and where it knows nothing, what another does. */
  default ExactValues or(ExactValues other) {
    if (this == NONE || other == NONE) {
      return this == NONE ? other : this;
    }
    return new ValuesOfTwo(this, other);
  }
}
