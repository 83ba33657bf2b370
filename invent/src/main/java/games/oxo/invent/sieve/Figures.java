package games.oxo.invent.sieve;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** Figures of a rule set, as far as they are known. Immutable. */
public final class Figures {
  /** None at all. */
  public static final Figures NONE = new Figures(new EnumMap<>(Figure.class));

  private static final double PARTS = 10_000;

  private final EnumMap<Figure, Double> values;

  private Figures(EnumMap<Figure, Double> values) {
    this.values = values;
  }

  /** These and one more, rounded to four places, so that a file tells it exactly. */
  public Figures with(Figure figure, double value) {
    EnumMap<Figure, Double> more = new EnumMap<>(values);
    more.put(figure, Math.round(value * PARTS) / PARTS);
    return new Figures(more);
  }

  /** These and others. */
  public Figures with(Figures others) {
    EnumMap<Figure, Double> more = new EnumMap<>(values);
    more.putAll(others.values);
    return new Figures(more);
  }

  /** Whether a figure is known. */
  public boolean has(Figure figure) {
    return values.containsKey(figure);
  }

  /** A figure; 0 where it is not known. */
  public double get(Figure figure) {
    return values.getOrDefault(figure, 0.0);
  }

  /** All of them, in their order. */
  public Map<Figure, Double> all() {
    return Collections.unmodifiableMap(values);
  }
}
