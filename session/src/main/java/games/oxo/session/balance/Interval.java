package games.oxo.session.balance;

import games.oxo.game.words.Text;

/**
 * A confidence interval of 95%.
 *
 * @param low at most {@code high}
 */
public record Interval(double low, double high) {
  /** 95% of all outcomes are within this many standard deviations of the mean. */
  public static final double Z95 = 1.959963984540054;

  /**
   * @throws IllegalArgumentException if {@code low} is not at most {@code high}
   */
  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException(Text.format("%s to %s is no interval", low, high));
    }
  }

  /**
   * Wilson's score interval for a proportion, such as a win rate: unlike the share ± 1.96 standard
   * errors it stays between 0 and 1 and is of use for few trials and for none or all successes.
   * Nothing is known without trials: the answer is then 0 to 1.
   *
   * @param successes from 0 to {@code trials}; a draw may count as half a success, which makes the
   *     interval wider than need be, never narrower
   * @throws IllegalArgumentException if there are more successes than trials, or fewer than none
   */
  public static Interval wilson(double successes, long trials) {
    if (!(successes >= 0 && successes <= trials)) {
      throw new IllegalArgumentException(Text.format("%s successes of %d", successes, trials));
    }
    if (trials == 0) {
      return new Interval(0, 1);
    }
    double share = successes / trials;
    double doubt = Z95 * Z95 / trials;
    double centre = (share + doubt / 2) / (1 + doubt);
    double half = Math.sqrt(doubt * (share * (1 - share) + doubt / 4)) / (1 + doubt);
    // Rounding must not turn an exact 0 or 1 into a number beside it.
    return new Interval(
        successes == 0 ? 0 : Math.max(0, centre - half),
        successes == trials ? 1 : Math.min(1, centre + half));
  }

  /** Whether the number is in here; the ends count. */
  public boolean contains(double number) {
    return low <= number && number <= high;
  }

  /** Half of the way from end to end. */
  public double halfWidth() {
    return (high - low) / 2;
  }
}
