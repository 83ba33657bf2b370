package games.oxo.match.stats;

import java.util.Arrays;

/**
 * The log-likelihood ratio of the generalised sequential probability ratio test (GSPRT): how much
 * more likely the results are under the distribution that fits them best among those with one lead,
 * than under the best one with another lead.
 *
 * <p>The definitions are Michel Van den Bergh's, as used by fishtest, OpenBench and fastchess
 * (www.cantate.be/Fishtest: "Comparing the approximations for the generalized log likelihood ratio
 * of a multinomial distribution", "Comments on normalized Elo").
 */
final class LikelihoodRatio {
  /** Stands in for a result never seen, which no distribution could otherwise contain. */
  private static final double UNSEEN = 1e-3;

  private static final double MIDDLE = 0.5;
  private static final double CLOSE = 1e-12;
  private static final double CLOSE_ROOT = 1e-15;
  private static final int MOST_ROUNDS = 200;
  private static final int HALVINGS = 50;

  private final double[] scores;
  private final double[] shares;
  private final double total;
  private final int gamesEach;

  LikelihoodRatio(Sample sample) {
    long[] counts = sample.counts();
    scores = new double[counts.length];
    shares = new double[counts.length];
    gamesEach = sample.gamesEach();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      scores[i] = (double) i / (counts.length - 1);
      shares[i] = counts[i] == 0 ? UNSEEN : counts[i];
      sum += shares[i];
    }
    total = sum;
    for (int i = 0; i < shares.length; i++) {
      shares[i] /= total;
    }
  }

  /** Of the expected score {@code score1} to {@code score0}, both inside of 0 to 1. */
  double ofScores(double score0, double score1) {
    return between(withScore(score0), withScore(score1));
  }

  /** Of the lead {@code lead1} to {@code lead0}, both in standard deviations of a game. */
  double ofLeads(double lead0, double lead1) {
    double root = Math.sqrt(gamesEach);
    return between(withLead(lead0 * root), withLead(lead1 * root));
  }

  private double between(double[] fit0, double[] fit1) {
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      sum += shares[i] * Math.log(fit1[i] / fit0[i]);
    }
    return total * sum;
  }

  /** The likeliest distribution with this mean. */
  private double[] withScore(double mean) {
    double[] offsets = new double[scores.length];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = scores[i] - mean;
    }
    double[] fit = new double[scores.length];
    tilt(offsets, fit);
    return fit;
  }

  /** The most likely distribution whose mean is this many of its own deviations above one half. */
  private double[] withLead(double lead) {
    double[] fit = new double[scores.length];
    Arrays.fill(fit, 1.0 / fit.length);
    if (climb(lead, fit)) {
      return fit;
    }
    // The even start is no use for great leads. One that has the lead sought is, and if ever it is
    // not, it is itself no bad answer.
    double[] start = startWithLead(lead);
    System.arraycopy(start, 0, fit, 0, fit.length);
    return climb(lead, fit) ? fit : start;
  }

  /**
   * Goes from a distribution to the likeliest one with this lead. The condition is not linear, so
   * each round solves its tangent at the last distribution.
   *
   * @return whether the rounds came to an end
   */
  private boolean climb(double lead, double[] fit) {
    double[] offsets = new double[fit.length];
    double[] next = new double[fit.length];
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double mean = mean(fit);
      double deviation = deviation(fit, mean);
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < offsets.length; i++) {
        double off = (scores[i] - mean) / deviation;
        offsets[i] = scores[i] - MIDDLE - lead * deviation * (1 + off * off) / 2;
        least = Math.min(least, offsets[i]);
        most = Math.max(most, offsets[i]);
      }
      if (!(least < 0 && most > 0)) {
        return false;
      }
      tilt(offsets, next);
      double change = 0;
      for (int i = 0; i < fit.length; i++) {
        change = Math.max(change, Math.abs(next[i] - fit[i]));
        fit[i] = next[i];
      }
      if (change < CLOSE) {
        return true;
      }
    }
    return false;
  }

  /** Of the likeliest distributions for each mean, the one with this lead. */
  private double[] startWithLead(double lead) {
    double low = lead < 0 ? 0 : MIDDLE;
    double high = low + MIDDLE;
    double[] fit = withScore((low + high) / 2);
    for (int halving = 0; halving < HALVINGS; halving++) {
      double middle = (low + high) / 2;
      fit = withScore(middle);
      if ((middle - MIDDLE) / deviation(fit, middle) < lead) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return fit;
  }

  private double mean(double[] distribution) {
    double mean = 0;
    for (int i = 0; i < distribution.length; i++) {
      mean += distribution[i] * scores[i];
    }
    return mean;
  }

  private double deviation(double[] distribution, double mean) {
    double variance = 0;
    for (int i = 0; i < distribution.length; i++) {
      variance += distribution[i] * (scores[i] - mean) * (scores[i] - mean);
    }
    return Math.sqrt(variance);
  }

  /**
   * Fills in the likeliest distribution under which the offsets have mean 0: each share over 1 + x
   * times its offset, for the x that makes it so. There must be offsets on both sides of 0.
   */
  private void tilt(double[] offsets, double[] fit) {
    double mean = 0;
    double most = 0;
    double least = 0;
    for (int i = 0; i < offsets.length; i++) {
      mean += shares[i] * offsets[i];
      most = Math.max(most, offsets[i]);
      least = Math.min(least, offsets[i]);
    }
    // The x sought is between 0 and the x at which the outermost offset on the other side of the
    // mean gets an infinite share. If that offset was hardly seen the two almost meet, so what is
    // sought is the gap between them, whose leading digits would else be lost.
    double outermost = mean > 0 ? least : most;
    double pole = -1 / outermost;
    double near = 0;
    double far = pole;
    double gap = pole;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double sum = 0;
      double slope = 0;
      for (int i = 0; i < offsets.length; i++) {
        double part = offsets[i] / divisor(offsets[i], outermost, gap);
        sum += shares[i] * part;
        slope += shares[i] * part * part;
      }
      if (sum < 0 == pole > 0) {
        near = gap;
      } else {
        far = gap;
      }
      double next = gap - sum / slope;
      if (!(Math.abs(next) >= Math.abs(near) && Math.abs(next) <= Math.abs(far))
          || next * pole <= 0) {
        next = (near + far) / 2;
      }
      double step = Math.abs(next - gap);
      gap = next;
      if (step <= CLOSE_ROOT * Math.abs(gap)) {
        break;
      }
    }
    for (int i = 0; i < fit.length; i++) {
      fit[i] = shares[i] / divisor(offsets[i], outermost, gap);
    }
  }

  /** 1 + x times the offset, where x is the pole of the outermost offset less the gap. */
  private static double divisor(double offset, double outermost, double gap) {
    return (outermost - offset) / outermost - gap * offset;
  }
}
