package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.value.Result;
import java.util.Optional;
import java.util.OptionalInt;

/** Two sources of exact values, of which the second is asked where the first knows nothing. */
record ValuesOfTwo(ExactValues first, ExactValues second) implements ExactValues {
  @Override
  public OptionalInt value(Position position) {
    OptionalInt known = first.value(position);
    return known.isPresent() ? known : second.value(position);
  }

  @Override
  public Optional<Result> result(Position position) {
    return first.result(position).or(() -> second.result(position));
  }

  @Override
  public Optional<Move> winningMove(Position position) {
    return first.winningMove(position).or(() -> second.winningMove(position));
  }
}
