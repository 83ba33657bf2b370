package games.oxo.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Dice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtTest {
  /** Half a unit of the last of two printed digits. */
  private static final double PRINTED = 0.0051;

  private static Sprt test(double elo0, double elo1, EloModel model) {
    return new Sprt(elo0, elo1, 0.05, 0.05, model);
  }

  /** Figures of fastchess's own tests (app/tests/sprt_test.cpp). */
  @ParameterizedTest
  @CsvSource({
    "NORMALISED, 0, 2, 36433, 68692, 36027, 0.92",
    "NORMALISED, -1.75, 0.25, 10871, 20431, 10650, 2.30",
    "LOGISTIC, 0.5, 2.5, 21404, 40708, 21184, -1.57",
    "LOGISTIC, 0, 2, 57433, 106593, 57030, -2.59"
  })
  void gamesGiveTheRatioOfFastchess(
      EloModel model, double elo0, double elo1, long wins, long draws, long losses, double ratio) {
    assertThat(test(elo0, elo1, model).logLikelihoodRatio(new WinDrawLoss(wins, draws, losses)))
        .isCloseTo(ratio, within(PRINTED));
  }

  /** Figures of cutechess: its own tests (tst_sprt.cpp) and its issue 543. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 1477, 2942, 1351, 2.52",
    "0, 10, 555, 298, 555, -0.74",
    "0, 5, 880, 1863, 759, 2.95"
  })
  void gamesGiveTheRatioOfCutechess(
      double elo0, double elo1, long wins, long draws, long losses, double ratio) {
    assertThat(Sprt.of(elo0, elo1).logLikelihoodRatio(new WinDrawLoss(wins, draws, losses)))
        .isCloseTo(ratio, within(0.01));
  }

  /**
   * Published figures: of fastchess's own tests (the first four; the middle number is the sum of
   * their two), of matches played with fastchess (the next four) and OpenBench (three), and of
   * fishtest as quoted in commit messages of Stockfish (the rest).
   */
  @ParameterizedTest
  @CsvSource({
    "NORMALISED, 0, 2, 365, 16618, 36229, 16974, 390, 2.25",
    "NORMALISED, -1.75, 0.25, 127, 4883, 10712, 5150, 104, 3.01",
    "LOGISTIC, 0.5, 2.5, 223, 9863, 21279, 10037, 246, -3.07",
    "LOGISTIC, 0, 2, 871, 26175, 55983, 26678, 821, -4.98",
    "NORMALISED, 0, 2, 379, 10170, 21828, 10640, 343, 2.946",
    "NORMALISED, 9, 16, 352, 579, 1264, 743, 464, 4.60",
    "NORMALISED, 0, 50, 0, 0, 1, 8, 1, 1.24",
    "NORMALISED, 0, 3, 835, 6884, 13116, 7201, 852, 2.89",
    "NORMALISED, 0, 4, 19, 1843, 4375, 2018, 17, 2.90",
    "NORMALISED, -3, 1, 5, 942, 2469, 1050, 5, 2.90",
    "NORMALISED, 0, 2.5, 214, 8992, 19871, 9102, 235, 0.16",
    "NORMALISED, -1.75, 0.25, 1721, 77704, 208246, 77189, 1732, 3.19",
    "NORMALISED, 0, 2, 20, 1334, 3810, 1569, 35, 2.95",
    "NORMALISED, 0.5, 2.5, 39, 11353, 31686, 11822, 33, 2.96",
    "NORMALISED, 0.5, 2.5, 38, 7553, 22605, 7435, 49, -3.10",
    "NORMALISED, -1.75, 0.25, 0, 2816, 9189, 2559, 5, -2.94",
    "NORMALISED, 0, 2.5, 47, 633, 1294, 497, 13, -2.94",
    "NORMALISED, 0.5, 2.5, 0, 2939, 13268, 3200, 5, 2.95",
    "NORMALISED, 0.5, 3.5, 29, 2233, 33916, 2264, 26, -2.95",
    "LOGISTIC, 0.25, 1.25, 13, 1176, 17184, 1178, 21, -3.00",
    "LOGISTIC, -0.25, 1.25, 201, 4561, 22305, 4686, 243, 2.93",
    "LOGISTIC, -0.25, 1.25, 14, 350, 1585, 450, 37, 2.94",
    "LOGISTIC, 0.25, 1.75, 42, 2015, 17915, 2183, 57, 2.93"
  })
  void pairsGiveThePublishedRatio(
      EloModel model,
      double elo0,
      double elo1,
      long zero,
      long half,
      long one,
      long oneAndHalf,
      long two,
      double ratio) {
    Pentanomial pairs = new Pentanomial(zero, half, one, oneAndHalf, two);
    assertThat(test(elo0, elo1, model).logLikelihoodRatio(pairs)).isCloseTo(ratio, within(PRINTED));
  }

  /** Figures that fishtest's LLRcalc computes; the first from the self-test of its stat_util. */
  @ParameterizedTest
  @CsvSource({
    "LOGISTIC, -3, 1, 10789, 19328, 33806, 19402, 10543, 2.1310678118",
    "LOGISTIC, 0.2, 0.9, 39, 2226, 31451, 2412, 40, 2.1625425800",
    "NORMALISED, 0.764, 3.439, 39, 2226, 31451, 2412, 40, 2.1629408696",
    "LOGISTIC, 0, 2, 1, 20, 300, 900, 779, 11.4625554733",
    "NORMALISED, 0, 2, 1, 20, 300, 900, 779, 12.6337911001",
    "LOGISTIC, 0, 50, 0, 0, 1, 8, 1, 1.3356830188",
    "LOGISTIC, 0, 10, 0, 1, 0, 1, 0, -0.0033139908",
    "LOGISTIC, 0, 10, 0, 0, 0, 0, 10, 0.2837374828",
    "LOGISTIC, 0, 10, 10, 0, 0, 0, 0, -0.2920238698",
    "NORMALISED, 0, 10, 0, 0, 7, 0, 0, -0.0090712636",
    "LOGISTIC, 0, 5, 0, 0, 0, 0, 5550, 79.2962511471"
  })
  void pairsGiveTheRatioThatFishtestComputes(
      EloModel model,
      double elo0,
      double elo1,
      long zero,
      long half,
      long one,
      long oneAndHalf,
      long two,
      double ratio) {
    Pentanomial pairs = new Pentanomial(zero, half, one, oneAndHalf, two);
    assertThat(test(elo0, elo1, model).logLikelihoodRatio(pairs)).isCloseTo(ratio, within(1e-6));
  }

  /** fastchess's tests expect 120.56 and 111.82, within 1% of it. */
  @Test
  void normalisedRatiosOfOneSidedMatchesAreThoseOfFastchess() {
    assertThat(test(0, 10, EloModel.NORMALISED).logLikelihoodRatio(new WinDrawLoss(4250, 0, 0)))
        .isCloseTo(120.56, within(0.05));
    assertThat(test(0, 5, EloModel.NORMALISED).logLikelihoodRatio(Pentanomial.of(0, 0, 0, 0, 5550)))
        .isCloseTo(111.82, within(0.05));
  }

  @Test
  void boundsAreThoseThatEveryToolPrints() {
    assertThat(Sprt.of(0, 5).lower()).isCloseTo(-2.94, within(PRINTED));
    assertThat(Sprt.of(0, 5).upper()).isCloseTo(2.94, within(PRINTED));
    Sprt openBench = new Sprt(0, 5, 0.05, 0.10, EloModel.NORMALISED);
    assertThat(openBench.lower()).isCloseTo(-2.25, within(PRINTED));
    assertThat(openBench.upper()).isCloseTo(2.89, within(PRINTED));
  }

  @Test
  void nothingPlayedDecidesNothing() {
    for (EloModel model : EloModel.values()) {
      assertThat(test(0, 5, model).logLikelihoodRatio(Pentanomial.NONE)).isZero();
      assertThat(test(0, 5, model).decide(WinDrawLoss.NONE)).isEqualTo(Sprt.Decision.CONTINUE);
    }
  }

  @Test
  void exchangedPlayersAndHypothesesExchangeTheSign() {
    Dice dice = new Dice(4);
    for (int i = 0; i < 500; i++) {
      Pentanomial pairs =
          Pentanomial.of(
              dice.below(40), dice.below(90), dice.below(90), dice.below(90), dice.below(40));
      double elo0 = dice.below(40) - 20;
      double elo1 = elo0 + 1 + dice.below(30);
      for (EloModel model : EloModel.values()) {
        double ratio = test(elo0, elo1, model).logLikelihoodRatio(pairs);
        double mirrored = test(-elo1, -elo0, model).logLikelihoodRatio(pairs.reversed());
        assertThat(ratio).isCloseTo(-mirrored, within(1e-8));
      }
    }
  }

  @Test
  void theRatioIsThatOfTheTwoBestDistributions() {
    Pentanomial pairs = Pentanomial.of(3, 9, 14, 11, 6);
    double best0 = mostLikely(pairs, Elo.toScore(-20));
    double best1 = mostLikely(pairs, Elo.toScore(60));
    assertThat(Sprt.of(-20, 60).logLikelihoodRatio(pairs)).isCloseTo(best1 - best0, within(1e-5));
  }

  /** The greatest log-likelihood with this mean, by climbing in the three free directions. */
  private static double mostLikely(Pentanomial pairs, double mean) {
    double[] p = {0, 0, 0, 0, 0};
    double best = Double.NEGATIVE_INFINITY;
    double[] free = {0.2, 0.2, 0.2};
    for (double step = 0.1; step > 1e-9; ) {
      boolean better = false;
      for (int move = 0; move < 6; move++) {
        double[] tried = free.clone();
        tried[move / 2] += move % 2 == 0 ? step : -step;
        System.arraycopy(tried, 0, p, 1, 3);
        p[4] = mean - 0.25 * p[1] - 0.5 * p[2] - 0.75 * p[3];
        p[0] = 1 - p[1] - p[2] - p[3] - p[4];
        double likelihood = 0;
        for (int i = 0; i < 5; i++) {
          likelihood += pairs.counts()[i] * (p[i] > 0 ? Math.log(p[i]) : -1e9);
        }
        if (likelihood > best) {
          best = likelihood;
          free = tried;
          better = true;
        }
      }
      step = better ? step : step / 2;
    }
    return best;
  }

  @Test
  void everyResultHasAFiniteRatioUnderEveryHypothesis() {
    Dice dice = new Dice(77);
    for (int i = 0; i < 3000; i++) {
      long[] counts = new long[5];
      for (int k = 0; k < 5; k++) {
        counts[k] = dice.below(3) == 0 ? dice.below(1 << dice.below(20)) : 0;
      }
      double elo0 = dice.below(2 * Sprt.MOST_ELO) - Sprt.MOST_ELO;
      double elo1 = elo0 + 1 + dice.below((int) (Sprt.MOST_ELO - elo0));
      for (EloModel model : EloModel.values()) {
        Sprt test = test(elo0, elo1, model);
        assertThat(test.logLikelihoodRatio(Pentanomial.of(counts))).isFinite();
        assertThat(test.logLikelihoodRatio(new WinDrawLoss(counts[0], counts[1], counts[2])))
            .isFinite();
      }
    }
  }

  /** Such a test once hung fastchess (its issue 877). */
  @Test
  void hypothesesOutOfReachAreDecidedAllTheSame() {
    Sprt test = test(-1500, -500, EloModel.NORMALISED);
    assertThat(test.logLikelihoodRatio(Pentanomial.of(10, 0, 0, 0, 0))).isNegative();
    assertThat(test.logLikelihoodRatio(Pentanomial.of(0, 5, 10, 5, 0))).isPositive();
  }

  @Test
  void wrongAnswersAreAsRareAsPromised() {
    for (EloModel model : EloModel.values()) {
      Sprt test = new Sprt(0, 50, 0.05, 0.10, model);
      double[] even = {0.10, 0.20, 0.40, 0.20, 0.10};
      double lead =
          model == EloModel.LOGISTIC
              ? Elo.toScore(50) - 0.5
              : 50 / Elo.NORMALISED_UNIT * Math.sqrt(2 * 0.075);
      double[] ahead = shift(even, lead);
      assertThat(share(test, even, Sprt.Decision.ACCEPT_H1, 11)).isBetween(0.02, 0.065);
      assertThat(share(test, ahead, Sprt.Decision.ACCEPT_H0, 12)).isBetween(0.05, 0.125);
    }
  }

  /** Moves a little of every share one place up, so that the mean rises by so much. */
  private static double[] shift(double[] shares, double lead) {
    double part = 4 * lead / (1 - shares[4]);
    double[] moved = new double[5];
    for (int i = 0; i < 5; i++) {
      moved[i] = shares[i] * (i < 4 ? 1 - part : 1) + (i > 0 ? shares[i - 1] * part : 0);
    }
    return moved;
  }

  private static double share(Sprt test, double[] shares, Sprt.Decision wanted, long seed) {
    Dice dice = new Dice(seed);
    int found = 0;
    int rounds = 1000;
    for (int round = 0; round < rounds; round++) {
      long[] counts = new long[5];
      Sprt.Decision decision = Sprt.Decision.CONTINUE;
      while (decision == Sprt.Decision.CONTINUE) {
        counts[RandomPairs.throwOne(shares, dice)]++;
        decision = test.decide(Pentanomial.of(counts));
      }
      found += decision == wanted ? 1 : 0;
    }
    return (double) found / rounds;
  }

  @Test
  void wordsSayWhatWasFoundAndNoMore() {
    assertThat(Sprt.of(0, 10).words(Pentanomial.of(1, 20, 60, 40, 9)))
        .isEqualTo("undecided between leads of 0 and +10 Elo (LLR 2.53, bounds -2.94 and 2.94)");
    assertThat(Sprt.of(0, 10).words(Pentanomial.of(1, 20, 60, 40, 19)))
        .isEqualTo(
            "H1 accepted: the results fit a lead of +10 Elo better than one of 0 (LLR 3.27, bounds"
                + " -2.94 and 2.94); if it were 0 or less, at most about 5% of such tests would end"
                + " this way");
    assertThat(
            new Sprt(-2.5, 2.5, 0.05, 0.1, EloModel.NORMALISED)
                .words(Pentanomial.of(600, 1200, 500, 60, 1)))
        .startsWith("H0 accepted: the results fit a lead of -2.5 normalised Elo better than one of")
        .endsWith("; if it were +2.5 or more, at most about 10% of such tests would end this way");
  }

  @Test
  void impossibleTestsAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Sprt.of(5, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> Sprt.of(0, 2001));
    assertThatIllegalArgumentException().isThrownBy(() -> Sprt.of(Double.NaN, 5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sprt(0, 5, 0, 0.05, EloModel.LOGISTIC));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sprt(0, 5, 0.05, 0.5, EloModel.LOGISTIC));
  }
}
