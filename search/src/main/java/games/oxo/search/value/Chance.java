package games.oxo.search.value;

/**
 * The result that an engine expects on average, as from many simulated games.
 *
 * @param expected from 0 to 1: a win counts 1, a draw one half
 */
public record Chance(double expected) implements Estimate {
  /** Nothing speaks for either side. */
  public static final Chance EVEN = new Chance(0.5);

  public Chance {
    if (!(expected >= 0 && expected <= 1)) {
      throw new IllegalArgumentException("a chance of " + expected);
    }
  }

  /** The chance that belongs to a mean of results from -1 (lost) to 1 (won). */
  public static Chance ofMean(double mean) {
    return new Chance((Math.max(-1, Math.min(1, mean)) + 1) / 2);
  }

  /** The same as a mean of results from -1 (lost) to 1 (won). */
  public double mean() {
    return 2 * expected - 1;
  }

  /** The natural logarithm of the odds of winning. */
  public double logOdds() {
    return Math.log(expected / (1 - expected));
  }

  @Override
  public Chance negate() {
    return new Chance(1 - expected);
  }

  @Override
  public Estimate middle(Estimate other) {
    if (!(other instanceof Chance chance)) {
      throw new IllegalArgumentException("a chance and " + other);
    }
    return new Chance((expected + chance.expected) / 2);
  }

  @Override
  public double rank() {
    return mean();
  }
}
