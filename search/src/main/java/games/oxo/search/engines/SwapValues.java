package games.oxo.search.engines;

import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Points;
import games.oxo.search.value.Proven;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Values of moves where a swap of seats is at hand or lies ahead. */
final class SwapValues {
  private SwapValues() {}

  /** What a swap is worth where the best stone is worth this: the other's value, a move later. */
  static Value swapped(Value stones) {
    return stones instanceof Ending ending ? ending.negate().delayed() : stones.negate();
  }

  /**
   * A value that is not proven when there is a swap to come that the search did not regard.
   *
   * @param points the unit that the engine's own estimates have; null when they are chances
   */
  static Value unproven(Value value, Points.@Nullable Unit points) {
    if (!(value instanceof Proven proven)) {
      return value;
    }
    return points == null
        ? Chance.ofMean(proven.result().sign())
        : new Points(points.perPoint() * RawValue.of(value), points);
  }

  /** The unit of the estimates in an analysis; null when they are chances, or there are none. */
  static Points.@Nullable Unit unit(Analysis found) {
    return Stream.concat(Stream.of(found.value()), found.moves().stream().map(MoveValue::value))
        .filter(Points.class::isInstance)
        .map(value -> ((Points) value).unit())
        .findFirst()
        .orElse(null);
  }

  /**
   * What was found where a swap comes after more than one stone: what is proven holds without the
   * swap, and so is an estimate.
   */
  static Analysis unproven(Analysis found) {
    Points.@Nullable Unit unit = unit(found);
    List<MoveValue> moves =
        found.moves().stream()
            .map(
                each ->
                    new MoveValue(
                        each.move(), unproven(each.value(), unit), each.visits(), each.line()))
            .toList();
    Value value = unproven(found.value(), unit);
    return found.withBest(new MoveValue(found.best(), value, 0, found.line()), moves);
  }
}
