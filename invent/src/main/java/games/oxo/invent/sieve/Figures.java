package games.oxo.invent.sieve;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Figures of a rule set, as far as they are known. Immutable.
 *
 * @param all in their order
 */
public record Figures(Map<Figure, Double> all) {
  /** None at all. */
  public static final Figures NONE = new Figures(Map.of());

  private static final double PARTS = 10_000;

  public Figures {
    Map<Figure, Double> sorted = new EnumMap<>(Figure.class);
    sorted.putAll(all);
    all = Collections.unmodifiableMap(sorted);
  }

  /** These and one more, rounded to four places, so that a file tells it exactly. */
  public Figures with(Figure figure, double value) {
    return with(new Figures(Map.of(figure, Math.round(value * PARTS) / PARTS)));
  }

  /** These and others. */
  public Figures with(Figures others) {
    Map<Figure, Double> more = new EnumMap<>(Figure.class);
    more.putAll(all);
    more.putAll(others.all);
    return new Figures(more);
  }

  /** A figure; 0 where it is not known. */
  public double get(Figure figure) {
    return all.getOrDefault(figure, 0.0);
  }
}
