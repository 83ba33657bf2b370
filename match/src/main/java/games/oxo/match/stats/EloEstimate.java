package games.oxo.match.stats;

import games.oxo.game.words.Text;

/**
 * A difference in Elo with its 95% error bar.
 *
 * @param difference of the first-named engine to the other; infinite when every game went one way
 * @param low the lower end of the error bar, negative infinity if the results set no lower end
 * @param high the upper end, positive infinity if the results set no upper end
 */
public record EloEstimate(double difference, double low, double high) {
  /** What is known before the first game: the engines may be equal, and anything else. */
  public static final EloEstimate UNKNOWN =
      new EloEstimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /**
   * @throws IllegalArgumentException if the difference is not from {@code low} to {@code high}
   */
  public EloEstimate {
    if (!(low <= difference && difference <= high)) {
      throw new IllegalArgumentException(
          Text.format("%s is not from %s to %s", difference, low, high));
    }
  }

  /** Half of the error bar, the number after ±; infinite if an end is. */
  public double error() {
    return isBounded() ? (high - low) / 2 : Double.POSITIVE_INFINITY;
  }

  /** Whether both ends of the error bar are numbers. */
  public boolean isBounded() {
    return Double.isFinite(low) && Double.isFinite(high);
  }

  /** The same as the other engine sees it. */
  public EloEstimate reversed() {
    // 0 - x, for -x would turn 0 into -0.
    return new EloEstimate(0 - difference, 0 - high, 0 - low);
  }

  /**
   * For display: {@code +40.7 ± 30.4}; {@code at least +120.5} or {@code at most -120.5} where the
   * error bar has one end; {@code unknown} where it has none.
   */
  public String text() {
    if (isBounded()) {
      return signed(difference) + Text.format(" ± %.1f", error());
    }
    if (Double.isFinite(low)) {
      return "at least " + signed(low);
    }
    return Double.isFinite(high) ? "at most " + signed(high) : "unknown";
  }

  private static String signed(double elo) {
    return Text.format("%+.1f", elo);
  }
}
