package games.oxo.match.stats;

import games.oxo.game.words.Text;

/**
 * Result of {@link BradleyTerry}: a rating for every player, with mean 0, and the advantage of
 * moving first, all in logistic Elo; and their uncertainties.
 */
public final class Ratings {
  /** Elo for one natural unit of the logistic curve. */
  private static final double ELO = 400 / Math.log(10);

  private final double[] values;
  private final double[][] covariances;

  /**
   * @param natural the ratings in their order, then the advantage, in natural units
   * @param covariances of these; more rows and columns do not matter
   */
  Ratings(double[] natural, double[][] covariances) {
    values = natural.clone();
    this.covariances = covariances;
  }

  /** The number of players. */
  public int players() {
    return values.length - 1;
  }

  /** The rating of a player with its 95% error bar. */
  public EloEstimate rating(int player) {
    checkPlayer(player);
    return estimate(values[player], covariances[player][player]);
  }

  /** What moving first is worth against an equal opponent, with its 95% error bar. */
  public EloEstimate advantage() {
    int place = players();
    return estimate(values[place], covariances[place][place]);
  }

  /**
   * How much one player leads another, with its 95% error bar. It is not the sum of the bars of the
   * two: players who met often are better known to each other than to the rest.
   */
  public EloEstimate difference(int player, int other) {
    return estimate(lead(player, other), variance(player, other));
  }

  /** The chance that one player is stronger than another; one half for himself. */
  public double likelihoodOfSuperiority(int player, int other) {
    double lead = lead(player, other);
    return player == other ? 0.5 : Normal.below(lead / Math.sqrt(variance(player, other)));
  }

  /** The score to expect of one who moves first against one who moves second. */
  public double expectedScore(int first, int second) {
    return Elo.toScore(ELO * (lead(first, second) + values[players()]));
  }

  /** The score to expect of a player in a pair of games in which each moves first once. */
  public double expectedPairScore(int player, int other) {
    return (expectedScore(player, other) + 1 - expectedScore(other, player)) / 2;
  }

  private double lead(int player, int other) {
    checkPlayer(player);
    checkPlayer(other);
    return values[player] - values[other];
  }

  private double variance(int player, int other) {
    return covariances[player][player]
        + covariances[other][other]
        - covariances[player][other]
        - covariances[other][player];
  }

  private void checkPlayer(int player) {
    if (player < 0 || player >= players()) {
      throw new IllegalArgumentException(Text.format("player %d of %d", player, players()));
    }
  }

  private static EloEstimate estimate(double value, double variance) {
    // Rounding may leave a variance of 0 a little below it.
    double error = Normal.Z95 * Math.sqrt(Math.max(0, variance)) * ELO;
    double elo = value * ELO;
    return new EloEstimate(elo, elo - error, elo + error);
  }
}
