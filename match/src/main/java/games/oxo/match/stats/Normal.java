package games.oxo.match.stats;

import games.oxo.session.balance.Interval;

/** The standard normal distribution. */
public final class Normal {
  /** 95% of all outcomes are within this many standard deviations of the mean. */
  public static final double Z95 = Interval.Z95;

  /** From here on the power series loses digits of the small tail. */
  private static final double TAIL = 3;

  private Normal() {}

  /** The chance of an outcome below {@code z}; the lower tail keeps its leading digits. */
  static double below(double z) {
    if (Double.isNaN(z)) {
      throw new IllegalArgumentException("z is not a number");
    }
    if (z > TAIL) {
      return 1 - tail(z);
    }
    return z < -TAIL ? tail(-z) : 0.5 + middle(z);
  }

  private static double density(double z) {
    return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
  }

  /** The chance between 0 and {@code z}: the density times z + z³/3 + z⁵/(3·5) + … */
  private static double middle(double z) {
    double term = z;
    double sum = 0;
    for (int odd = 3; sum + term != sum; odd += 2) {
      sum += term;
      term *= z * z / odd;
    }
    return sum * density(z);
  }

  /** The chance beyond {@code z}: the density over z + 1/(z + 2/(z + 3/(z + …))). */
  private static double tail(double z) {
    double fraction = z;
    for (int depth = 100; depth > 0; depth--) {
      fraction = z + depth / fraction;
    }
    return density(z) / fraction;
  }
}
