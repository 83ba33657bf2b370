package games.oxo.match.stats;

import games.oxo.game.words.Text;

/**
 * A sequential probability ratio test (SPRT, Wald): when to stop a match, and with which
 * conclusion. H0 says that the first-named engine leads by {@code elo0}, H1 that it leads by {@code
 * elo1}. Unlike a fixed error bar, the test may be evaluated after every game or pair.
 *
 * @param elo0 less than {@code elo1}; both from -{@value #MOST_ELO} to {@value #MOST_ELO}
 * @param alpha how often, about, H1 is accepted if the lead is {@code elo0}; less often if it is
 *     less. Above 0 and below ½
 * @param beta how often, about, H0 is accepted if the lead is {@code elo1}; less often if it is
 *     more. Above 0 and below ½
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, EloModel model) {
  /** The greatest lead that can be tested for. */
  public static final int MOST_ELO = 2000;

  /** The usual alpha and beta. */
  public static final double USUAL_RISK = 0.05;

  /** The conclusion so far. */
  public enum Decision {
    /** More games are needed. */
    CONTINUE,
    /** The results speak for {@code elo0} rather than for {@code elo1}. */
    ACCEPT_H0,
    /** The results speak for {@code elo1} rather than for {@code elo0}. */
    ACCEPT_H1
  }

  /**
   * @throws IllegalArgumentException if a number is not in its range
   */
  public Sprt {
    if (!(-MOST_ELO <= elo0 && elo0 < elo1 && elo1 <= MOST_ELO)) {
      throw new IllegalArgumentException(Text.format("elo0 is %s and elo1 is %s", elo0, elo1));
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(Text.format("alpha is %s and beta is %s", alpha, beta));
    }
  }

  /** A test with the usual risks in logistic Elo. */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, USUAL_RISK, USUAL_RISK, EloModel.LOGISTIC);
  }

  /** H0 is accepted when the ratio is no more than this negative number. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** H1 is accepted when the ratio is no less than this positive number. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /**
   * The logarithm of how much likelier the results are under H1 than under H0, each taken with the
   * distribution of results that suits it best; 0 where nothing was played. A result never seen
   * counts as one thousandth of an observation.
   */
  public double logLikelihoodRatio(Sample sample) {
    if (sample.isEmpty()) {
      return 0;
    }
    LikelihoodRatio ratio = new LikelihoodRatio(sample);
    return switch (model) {
      case LOGISTIC -> ratio.ofScores(Elo.toScore(elo0), Elo.toScore(elo1));
      case NORMALISED -> ratio.ofLeads(elo0 / Elo.NORMALISED_UNIT, elo1 / Elo.NORMALISED_UNIT);
    };
  }

  /** What the results say. */
  public Decision decide(Sample sample) {
    double ratio = logLikelihoodRatio(sample);
    if (ratio >= upper()) {
      return Decision.ACCEPT_H1;
    }
    return ratio <= lower() ? Decision.ACCEPT_H0 : Decision.CONTINUE;
  }

  /** The conclusion in one sentence without a full stop, for the user. */
  public String words(Sample sample) {
    String numbers =
        Text.format("LLR %.2f, bounds %.2f and %.2f", logLikelihoodRatio(sample), lower(), upper());
    return switch (decide(sample)) {
      case CONTINUE ->
          Text.format(
              "undecided between leads of %s and %s %s (%s)",
              signed(elo0), signed(elo1), model.unit(), numbers);
      case ACCEPT_H0 -> "H0 accepted: " + finding(elo0, elo1, "or more", beta, numbers);
      case ACCEPT_H1 -> "H1 accepted: " + finding(elo1, elo0, "or less", alpha, numbers);
    };
  }

  private String finding(double found, double other, String beyond, double risk, String numbers) {
    return Text.format(
        ("the results fit a lead of %s %s better than one of %s (%s); if it were %s %s,"
            + " at most about %s of such tests would end this way"),
        signed(found),
        model.unit(),
        signed(other),
        numbers,
        signed(other),
        beyond,
        percent(risk));
  }

  /** The test as {@link SprtReader} reads it. */
  public String text() {
    return Text.format(
        "elo0=%s,elo1=%s,alpha=%s,beta=%s,model=%s",
        plain(elo0), plain(elo1), plain(alpha), plain(beta), model.word());
  }

  private static String signed(double elo) {
    return elo > 0 ? "+" + plain(elo) : plain(elo);
  }

  private static String percent(double share) {
    return plain(Math.rint(share * 1e8) / 1e6) + "%";
  }

  private static String plain(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }
}
