package games.oxo.book.distill;

/**
 * Which moves are good enough to be played by the results of their games.
 *
 * @param confidence c in the lower confidence bound, rate - c / sqrt(games)
 * @param leastGames a move with fewer games is not played unless it is proven
 * @param leastBound the lower confidence bound must be above this
 */
public record ChoiceRule(double confidence, long leastGames, double leastBound) {
  /** What the published Yavalath books were distilled with. */
  public static final ChoiceRule USUAL = new ChoiceRule(2, 10, 0.2);

  /** The lower confidence bound of a mean result. */
  public double bound(double rate, long games) {
    return rate - confidence / Math.sqrt((double) games);
  }
}
