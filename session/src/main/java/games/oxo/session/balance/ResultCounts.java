package games.oxo.session.balance;

/** The results of games as the one who began sees them. */
public record ResultCounts(long wins, long draws, long losses) {
  /** No game at all. */
  static final ResultCounts NONE = new ResultCounts(0, 0, 0);

  /**
   * With one game more.
   *
   * @param winner 1 for the one who began, -1 for the other, 0 for a draw
   */
  ResultCounts plus(int winner) {
    return new ResultCounts(
        wins + (winner > 0 ? 1 : 0), draws + (winner == 0 ? 1 : 0), losses + (winner < 0 ? 1 : 0));
  }

  /** How many games there are. */
  public long games() {
    return wins + draws + losses;
  }

  /** The points of the one who began; a draw is half a point. */
  public double points() {
    return wins + draws / 2.0;
  }
}
