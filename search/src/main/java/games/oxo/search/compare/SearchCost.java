package games.oxo.search.compare;

import games.oxo.search.MoveValue;
import games.oxo.search.textbook.Technique;
import org.jspecify.annotations.Nullable;

/**
 * What a textbook search found, and what it took.
 *
 * @param best the best move with its value; null when the search did not come to its end
 * @param nodes positions visited
 */
public record SearchCost(
    Technique technique, int depth, @Nullable MoveValue best, long nodes, long nanos) {
  /** Whether the search came to its end. */
  public boolean complete() {
    return best != null;
  }
}
