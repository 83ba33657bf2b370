package games.oxo.search.engines;

import games.oxo.search.Analysis;
import games.oxo.search.Search;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/**
 * The search of another engine with a revised result.
 *
 * @param revision makes the result from that of the other engine; it may be asked many times
 */
record RevisedSearch(Search search, UnaryOperator<Analysis> revision) implements Search {
  @Override
  public boolean run(BooleanSupplier pause) {
    return search.run(pause);
  }

  @Override
  public int steps() {
    return search.steps();
  }

  @Override
  public Analysis analysis() {
    return revision.apply(search.analysis());
  }
}
