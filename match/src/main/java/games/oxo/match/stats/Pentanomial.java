package games.oxo.match.stats;

import games.oxo.game.words.Text;

/**
 * Pentanomial counts: pairs of games by the points of the first-named engine.
 *
 * @param zero pairs with 0 points; at least 0, as all five
 * @param half pairs with ½ point
 * @param one pairs with 1 point, be it two draws or a win each
 * @param oneAndHalf pairs with 1½ points
 * @param two pairs with 2 points
 */
public record Pentanomial(long zero, long half, long one, long oneAndHalf, long two)
    implements Sample {
  /** No pair at all. */
  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0);

  /**
   * @throws IllegalArgumentException if a number is negative
   */
  public Pentanomial {
    if (zero < 0 || half < 0 || one < 0 || oneAndHalf < 0 || two < 0) {
      throw new IllegalArgumentException(
          Text.format("pairs by points: %d, %d, %d, %d, %d", zero, half, one, oneAndHalf, two));
    }
  }

  /**
   * The numbers of pairs with 0, ½, 1, 1½ and 2 points.
   *
   * @throws IllegalArgumentException if they are not five or one is negative
   */
  public static Pentanomial of(long... counts) {
    if (counts.length != 5) {
      throw new IllegalArgumentException("five numbers are needed, not " + counts.length);
    }
    return new Pentanomial(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  /**
   * With one pair more.
   *
   * @param pairPoints of the first-named engine: 0, ½, 1, 1½ or 2
   * @throws IllegalArgumentException if these are no points of two games
   */
  public Pentanomial plus(double pairPoints) {
    double steps = 2 * pairPoints;
    if (!(steps >= 0 && steps <= 4 && steps == Math.rint(steps))) {
      throw new IllegalArgumentException(
          "a pair of games gives 0, 0.5, 1, 1.5 or 2 points, not " + pairPoints);
    }
    long[] counts = counts();
    counts[(int) steps]++;
    return of(counts);
  }

  /** The pairs of both. */
  public Pentanomial plus(Pentanomial more) {
    return new Pentanomial(
        zero + more.zero,
        half + more.half,
        one + more.one,
        oneAndHalf + more.oneAndHalf,
        two + more.two);
  }

  /** The same pairs as the other engine sees them. */
  public Pentanomial reversed() {
    return new Pentanomial(two, oneAndHalf, one, half, zero);
  }

  /** The number of pairs. */
  public long pairs() {
    return size();
  }

  /** The points of the first-named engine. */
  public double points() {
    return (half + 2 * one + 3 * oneAndHalf + 4 * two) / 2.0;
  }

  @Override
  public long[] counts() {
    return new long[] {zero, half, one, oneAndHalf, two};
  }

  @Override
  public int gamesEach() {
    return 2;
  }
}
