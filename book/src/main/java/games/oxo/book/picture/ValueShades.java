package games.oxo.book.picture;

import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;
import java.util.Collection;
import java.util.List;

/**
 * How dark the values of one board are: the better, the darker. Proven wins and losses of line
 * games have the ends of the scale; what lies between is stretched, so that small differences are
 * seen.
 */
public final class ValueShades {
  /** Estimates leave the ends of the scale to what is proven. */
  private static final double LEAST = 0.15;

  private static final double MOST = 0.85;

  private final double worst;
  private final double best;

  /**
   * @param values of all moves on the board
   */
  public ValueShades(Collection<Value> values) {
    List<Double> between =
        values.stream().filter(value -> !isEnd(value)).map(Value::rank).sorted().toList();
    worst = between.isEmpty() ? 0 : between.get(0);
    best = between.isEmpty() ? 0 : between.get(between.size() - 1);
  }

  private static boolean isEnd(Value value) {
    return value instanceof Ending && !value.isDraw();
  }

  /** How dark a value is, from 0 to 1. */
  public double of(Value value) {
    if (isEnd(value)) {
      return value.isWin() ? 1 : 0;
    }
    double place = best > worst ? (value.rank() - worst) / (best - worst) : 0.5;
    return LEAST + (MOST - LEAST) * Math.max(0, Math.min(1, place));
  }
}
