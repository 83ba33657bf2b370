package games.oxo.search.engines;

import games.oxo.search.Analysis;
import games.oxo.search.Search;
import java.util.function.BooleanSupplier;

/** A search whose answer is known at once. */
record FinishedSearch(Analysis analysis) implements Search {
  @Override
  public boolean run(BooleanSupplier pause) {
    return true;
  }

  @Override
  public int steps() {
    return 1;
  }
}
