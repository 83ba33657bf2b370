package games.oxo.match.stats;

/**
 * Elo: conversion of scores into differences of playing strength, logistic and normalised.
 *
 * <p>Logistic Elo is the usual scale: a lead of 400 scores ten points out of eleven. Normalised Elo
 * measures the lead in standard deviations of a game instead, so that it says how many games are
 * needed to see it, whatever the share of draws.
 */
public final class Elo {
  /** Of normalised Elo, to one standard deviation per game; near 50% both scales then agree. */
  static final double NORMALISED_UNIT = 800 / Math.log(10);

  /** The chance that a two-sided 95% interval leaves on each of its sides. */
  private static final double ONE_SIDE = 0.025;

  private Elo() {}

  /**
   * The lead that makes this score likely; infinite for scores of 0 and 1.
   *
   * @throws IllegalArgumentException if the score is not from 0 to 1
   */
  public static double ofScore(double score) {
    if (!(score >= 0 && score <= 1)) {
      throw new IllegalArgumentException("a score is from 0 to 1, not " + score);
    }
    return 400 * Math.log10(score / (1 - score));
  }

  /** The score from 0 to 1 to expect with this lead. */
  public static double toScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /**
   * The lead in logistic Elo. The ends of the error bar are the Elo of the mean score ± 1.96
   * standard errors; where that leaves 0 to 1, the bar has no end on that side.
   *
   * <p>The standard error means nothing if no two observations differ. The bar then reaches as far
   * as an unseen result may be frequent: were it more frequent, so many equal observations would
   * have had a chance of less than 2.5%. So ten pairs won of ten give an infinite difference with a
   * finite lower end.
   */
  public static EloEstimate logistic(Sample sample) {
    if (sample.isEmpty()) {
      return EloEstimate.UNKNOWN;
    }
    double score = sample.score();
    double down = Normal.Z95 * sample.standardError();
    double up = down;
    if (sample.isUniform()) {
      double unseen = 1 - Math.pow(ONE_SIDE, 1.0 / sample.size());
      down = unseen * score;
      up = unseen * (1 - score);
    }
    return new EloEstimate(
        ofScore(score), ofScore(Math.max(0, score - down)), ofScore(Math.min(1, score + up)));
  }

  /**
   * The lead in normalised Elo; the error bar treats the deviation per game as known. {@link
   * EloEstimate#UNKNOWN} if no two observations differ, for then the unit is not known.
   */
  public static EloEstimate normalised(Sample sample) {
    if (sample.isUniform()) {
      return EloEstimate.UNKNOWN;
    }
    double unit = NORMALISED_UNIT / sample.deviationPerGame();
    double lead = (sample.score() - 0.5) * unit;
    double error = Normal.Z95 * sample.standardError() * unit;
    return new EloEstimate(lead, lead - error, lead + error);
  }

  /**
   * The likelihood of superiority (LOS), 0 to 1: the chance that the first-named engine is the
   * stronger one, if before the match either was as likely. One half where nothing was played.
   *
   * <p>If no two observations differ the greatest possible spread replaces the unknown one, so that
   * one pair won is not a certainty.
   */
  public static double likelihoodOfSuperiority(Sample sample) {
    if (sample.isEmpty()) {
      return 0.5;
    }
    double error =
        sample.isUniform() ? 0.5 / Math.sqrt((double) sample.size()) : sample.standardError();
    return Normal.below((sample.score() - 0.5) / error);
  }
}
