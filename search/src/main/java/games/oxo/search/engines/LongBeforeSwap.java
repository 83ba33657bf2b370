package games.oxo.search.engines;

import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.value.Points;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The search of an engine that knows stones only, where a swap comes after more than one stone:
 * what it proves holds without the swap, and so is an estimate.
 */
record LongBeforeSwap(Search stones) implements Search {
  @Override
  public boolean run(BooleanSupplier pause) {
    return stones.run(pause);
  }

  @Override
  public int steps() {
    return stones.steps();
  }

  @Override
  public Analysis analysis() {
    Analysis found = stones.analysis();
    Points.@Nullable Unit unit = SwapValues.unit(found);
    List<MoveValue> moves =
        found.moves().stream()
            .map(
                each ->
                    new MoveValue(
                        each.move(),
                        SwapValues.unproven(each.value(), unit),
                        each.visits(),
                        each.line()))
            .toList();
    MoveValue best =
        new MoveValue(found.best(), SwapValues.unproven(found.value(), unit), 0, found.line());
    return SwapValues.analysis(found, best, moves);
  }
}
