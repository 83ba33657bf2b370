package games.oxo.search.evaluation;

import games.oxo.search.value.Chance;
import java.util.List;

/**
 * What chance of winning the value of a search stands for: the logistic function of the value times
 * a factor that depends on how many positions were visited, since players who search more make more
 * of the same lead. The factors are measured at some efforts; between two of them the logarithm of
 * the effort decides.
 */
public final class ChanceScale {
  /** A value means what it was fitted to mean, whatever the effort. */
  public static final ChanceScale PLAIN = new ChanceScale(List.of(new Knot(1, 1)));

  /** Values are in hundredths of the logarithm of the odds. */
  private static final double UNIT = 100;

  /** An estimate never says that something is certain. */
  private static final double LEAST = 0.001;

  /**
   * A factor that was measured.
   *
   * @param nodes positions visited for a move; at least 1
   * @param factor above 0
   */
  public record Knot(long nodes, double factor) {
    public Knot {
      if (nodes < 1 || !(factor > 0 && factor < 1000)) {
        throw new IllegalArgumentException(nodes + " nodes, factor " + factor);
      }
    }
  }

  private final List<Knot> knots;

  /**
   * @param knots at least one, in the order of their nodes
   */
  public ChanceScale(List<Knot> knots) {
    this.knots = List.copyOf(knots);
    for (int i = 0; i < knots.size(); i++) {
      if (i > 0 && knots.get(i).nodes() <= knots.get(i - 1).nodes()) {
        throw new IllegalArgumentException("efforts must rise: " + knots);
      }
    }
    if (knots.isEmpty()) {
      throw new IllegalArgumentException("at least one factor is needed");
    }
  }

  /** What was measured. */
  public List<Knot> knots() {
    return knots;
  }

  /** The factor for a search that has visited so many positions. */
  public double factor(long nodes) {
    Knot below = knots.get(0);
    for (Knot knot : knots) {
      if (knot.nodes() > nodes) {
        double whole = Math.log((double) knot.nodes() / below.nodes());
        double part = Math.log((double) Math.max(1, nodes) / below.nodes());
        return whole == 0 || part <= 0
            ? below.factor()
            : below.factor() + (knot.factor() - below.factor()) * part / whole;
      }
      below = knot;
    }
    return below.factor();
  }

  /**
   * The chance that a value stands for.
   *
   * @param value in hundredths of the logarithm of the odds
   * @param nodes positions visited
   */
  public Chance chance(int value, long nodes) {
    double odds = 1 / (1 + Math.exp(-factor(nodes) * value / UNIT));
    return new Chance(Math.max(LEAST, Math.min(1 - LEAST, odds)));
  }
}
