package games.oxo.search.value;

/**
 * The number that an engine's static evaluation gives a position, larger for the better side.
 *
 * @param amount how many, in the unit
 */
public record Points(double amount, Unit unit) implements Estimate {
  /** What one point is. */
  public enum Unit {
    /** The engine's own measure of a position; it compares moves and means nothing else. */
    EVALUATION(1),

    /** Hundredths of the points that decide a score game. */
    HUNDREDTHS(100),

    /** A number that another program told without a unit. */
    UNSTATED(1);

    private final int perPoint;

    Unit(int perPoint) {
      this.perPoint = perPoint;
    }

    /** How many of these make a point. */
    public int perPoint() {
      return perPoint;
    }
  }

  /** So many points of an engine's own measure. */
  public static Points evaluation(double amount) {
    return new Points(amount, Unit.EVALUATION);
  }

  @Override
  public Points negate() {
    // Not -amount: the negative of zero is zero, without a sign.
    return new Points(0.0 - amount, unit);
  }

  @Override
  public Estimate middle(Estimate other) {
    if (!(other instanceof Points points) || points.unit != unit) {
      throw new IllegalArgumentException(unit + " and " + other);
    }
    return new Points((amount + points.amount) / 2, unit);
  }

  /** In a score game the same scale as that of a {@link Margin}. */
  @Override
  public double rank() {
    return amount / unit.perPoint;
  }
}
