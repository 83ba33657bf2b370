package games.oxo.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Dice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {
  /** Half a unit of the last digit that fastchess prints. */
  private static final double PRINTED = 0.0051;

  /** Figures of fastchess's own tests (app/tests/elo_test.cpp). */
  @ParameterizedTest
  @CsvSource({
    "76, 123, 89, -20.76, 40.13, 15.53",
    "136, 111, 96, 49.77, 36.77, 99.60",
    "34, 0, 356, -508.44, 34.48, 0.00"
  })
  void normalisedEloOfGamesIsThatOfFastchess(
      long wins, long draws, long losses, double elo, double error, double superiority) {
    WinDrawLoss games = new WinDrawLoss(wins, draws, losses);
    EloEstimate found = Elo.normalised(games);
    assertThat(found.difference()).isCloseTo(elo, within(PRINTED));
    assertThat(found.error()).isCloseTo(error, within(PRINTED));
    assertThat(100 * Elo.likelihoodOfSuperiority(games)).isCloseTo(superiority, within(PRINTED));
  }

  /** Figures of fastchess's own tests, and of cutechess (its issue 543). */
  @ParameterizedTest
  @CsvSource({"136, 111, 96, 40.70, 30.43, 0.0051", "880, 1863, 759, 12.0, 7.9, 0.051"})
  void logisticEloOfGamesIsThatOfFastchessAndCutechess(
      long wins, long draws, long losses, double elo, double error, double printed) {
    EloEstimate found = Elo.logistic(new WinDrawLoss(wins, draws, losses));
    assertThat(found.difference()).isCloseTo(elo, within(printed));
    assertThat(found.error()).isCloseTo(error, within(printed));
  }

  /**
   * Figures of fastchess: the first three from its own tests (which keep two wins apart from two
   * draws; the middle number here is their sum), the others from printed results of matches
   * (sf19-smallnet, Zeno, cinder and three others that were published).
   */
  @ParameterizedTest
  @CsvSource({
    "34, 54, 63, 64, 75, 55.58, 27.65, 57.94, 28.28, 100.00",
    "332, 433, 498, 333, 334, -8.64, 10.33, -9.17, 10.96, 5.05",
    "7895, 8757, 5685, 568, 9999, -21.04, 2.95, -19.01, 2.65, 0.00",
    "1, 10, 78, 48, 13, 72.85, 22.33, 132.30, 39.32, 100.00",
    "352, 579, 1264, 743, 464, 19.83, 6.77, 24.25, 8.26, 100.00",
    "835, 6884, 13116, 7201, 852, 2.11, 1.70, 3.52, 2.83, 99.25",
    "0, 0, 1, 8, 1, 190.85, 65.54, 549.34, 152.27, 100.00",
    "0, 1, 0, 1, 0, 0.00, 296.58, 0.00, 340.48, 50.00"
  })
  void pairsGiveWhatFastchessPrints(
      long zero,
      long half,
      long one,
      long oneAndHalf,
      long two,
      double elo,
      double error,
      double normalised,
      double normalisedError,
      double superiority) {
    Pentanomial pairs = new Pentanomial(zero, half, one, oneAndHalf, two);
    EloEstimate logistic = Elo.logistic(pairs);
    assertThat(logistic.difference()).isCloseTo(elo, within(PRINTED));
    assertThat(logistic.error()).isCloseTo(error, within(PRINTED));
    EloEstimate found = Elo.normalised(pairs);
    assertThat(found.difference()).isCloseTo(normalised, within(PRINTED));
    assertThat(found.error()).isCloseTo(normalisedError, within(PRINTED));
    assertThat(100 * Elo.likelihoodOfSuperiority(pairs)).isCloseTo(superiority, within(PRINTED));
  }

  /** Figures that fishtest's get_elo computes from results in its tests and commit messages. */
  @ParameterizedTest
  @CsvSource({
    "365, 16618, 36229, 16974, 390, 0.99934281, 0.92307681, 0.98307760",
    "127, 4883, 10712, 5150, 104, 1.83028162, 1.69896689, 0.98263564",
    "10789, 19328, 33806, 19402, 10543, -0.77357734, 1.27757990, 0.11765886",
    "39, 2226, 31451, 2412, 40, 0.90298105, 0.66253149, 0.99622210",
    "1, 20, 300, 900, 779, 245.75171468, 8.86786258, 1.0"
  })
  void pairsGiveWhatFishtestComputes(
      long zero,
      long half,
      long one,
      long oneAndHalf,
      long two,
      double elo,
      double error,
      double superiority) {
    Pentanomial pairs = new Pentanomial(zero, half, one, oneAndHalf, two);
    assertThat(Elo.logistic(pairs).difference()).isCloseTo(elo, within(1e-7));
    assertThat(Elo.logistic(pairs).error()).isCloseTo(error, within(1e-7));
    assertThat(Elo.likelihoodOfSuperiority(pairs)).isCloseTo(superiority, within(1e-7));
  }

  /** OpenBench prints Elo and error with two digits (tests 5782 and 8736, as quoted by engines). */
  @ParameterizedTest
  @CsvSource({"19, 1843, 4375, 2018, 17, 3.59, 2.60", "5, 942, 2469, 1050, 5, 4.20, 3.43"})
  void pairsGiveWhatOpenBenchPrints(
      long zero, long half, long one, long oneAndHalf, long two, double elo, double error) {
    EloEstimate found = Elo.logistic(new Pentanomial(zero, half, one, oneAndHalf, two));
    assertThat(found.difference()).isCloseTo(elo, within(PRINTED));
    assertThat(found.error()).isCloseTo(error, within(PRINTED));
  }

  @Test
  void fourHundredEloWinTenPointsOfEleven() {
    assertThat(Elo.ofScore(10.0 / 11)).isCloseTo(400, within(1e-9));
    assertThat(Elo.toScore(400)).isCloseTo(10.0 / 11, within(1e-15));
    assertThat(Elo.ofScore(0.5)).isEqualTo(0.0);
    assertThat(Elo.toScore(0)).isEqualTo(0.5);
    for (double elo = -900; elo <= 900; elo += 30) {
      assertThat(Elo.ofScore(Elo.toScore(elo))).isCloseTo(elo, within(1e-9));
    }
  }

  @Test
  void allAndNothingAreInfinite() {
    assertThat(Elo.ofScore(1)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Elo.ofScore(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Elo.toScore(Double.POSITIVE_INFINITY)).isEqualTo(1);
    assertThat(Elo.toScore(Double.NEGATIVE_INFINITY)).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> Elo.ofScore(1.01));
    assertThatIllegalArgumentException().isThrownBy(() -> Elo.ofScore(Double.NaN));
  }

  @Test
  void tenPairsWonOfTenHaveALowerEndOnly() {
    EloEstimate found = Elo.logistic(Pentanomial.of(0, 0, 0, 0, 10));
    assertThat(found.difference()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(found.high()).isEqualTo(Double.POSITIVE_INFINITY);
    // Clopper and Pearson's exact lower end for 10 of 10 is 0.6915.
    assertThat(Elo.toScore(found.low())).isCloseTo(0.6915, within(5e-5));
    assertThat(found.text()).isEqualTo("at least +140.2");
    assertThat(found.reversed().text()).isEqualTo("at most -140.2");
  }

  @Test
  void evenPairsAloneAreNotCertainlyEven() {
    EloEstimate few = Elo.logistic(Pentanomial.of(0, 0, 5, 0, 0));
    EloEstimate many = Elo.logistic(Pentanomial.of(0, 0, 500, 0, 0));
    assertThat(few.difference()).isEqualTo(0.0);
    assertThat(few.error()).isGreaterThan(50).isFinite();
    assertThat(many.error()).isBetween(0.5, 5.0);
    assertThat(Elo.likelihoodOfSuperiority(Pentanomial.of(0, 0, 5, 0, 0))).isEqualTo(0.5);
    assertThat(Elo.normalised(Pentanomial.of(0, 0, 5, 0, 0)).text()).isEqualTo("unknown");
  }

  @Test
  void onePairWonIsNoCertainty() {
    assertThat(Elo.likelihoodOfSuperiority(Pentanomial.NONE)).isEqualTo(0.5);
    assertThat(Elo.likelihoodOfSuperiority(Pentanomial.NONE.plus(2)))
        .isCloseTo(0.8413, within(1e-4));
    assertThat(Elo.likelihoodOfSuperiority(Pentanomial.of(0, 0, 0, 0, 10)))
        .isCloseTo(0.9992, within(1e-4));
    assertThat(Elo.likelihoodOfSuperiority(new WinDrawLoss(0, 0, 10)))
        .isCloseTo(0.0008, within(1e-4));
  }

  @Test
  void nothingIsKnownBeforeTheFirstGame() {
    assertThat(Elo.logistic(WinDrawLoss.NONE)).isEqualTo(EloEstimate.UNKNOWN);
    assertThat(Elo.normalised(Pentanomial.NONE)).isEqualTo(EloEstimate.UNKNOWN);
    assertThat(EloEstimate.UNKNOWN.text()).isEqualTo("unknown");
    assertThat(EloEstimate.UNKNOWN.error()).isInfinite();
  }

  @Test
  void anErrorBarMayHaveOneEndBesideAFiniteDifference() {
    EloEstimate found = Elo.logistic(new WinDrawLoss(9, 0, 1));
    assertThat(found.difference()).isFinite();
    assertThat(found.low()).isFinite();
    assertThat(found.high()).isInfinite();
    assertThat(found.text()).startsWith("at least +");
    assertThat(Elo.logistic(new WinDrawLoss(1, 0, 1)).text()).isEqualTo("unknown");
  }

  @Test
  void textHasOneDigitAndASign() {
    assertThat(Elo.logistic(new WinDrawLoss(136, 111, 96)).text()).isEqualTo("+40.7 ± 30.4");
    assertThat(Elo.logistic(new WinDrawLoss(96, 111, 136)).text()).isEqualTo("-40.7 ± 30.4");
    assertThat(new EloEstimate(-0.01, -1, 1).text()).isEqualTo("+0.0 ± 1.0");
  }

  @Test
  void exchangedPlayersExchangeTheSigns() {
    Dice dice = new Dice(8);
    for (int i = 0; i < 1000; i++) {
      Pentanomial pairs =
          Pentanomial.of(dice.below(9), dice.below(9), dice.below(9), dice.below(9), dice.below(9));
      assertMirrored(Elo.logistic(pairs), Elo.logistic(pairs.reversed()));
      assertMirrored(Elo.normalised(pairs), Elo.normalised(pairs.reversed()));
      assertThat(Elo.likelihoodOfSuperiority(pairs))
          .isCloseTo(1 - Elo.likelihoodOfSuperiority(pairs.reversed()), within(1e-12));
    }
  }

  private static void assertMirrored(EloEstimate one, EloEstimate other) {
    EloEstimate mirrored = other.reversed();
    assertThat(close(one.difference(), mirrored.difference())).isTrue();
    assertThat(close(one.low(), mirrored.low())).isTrue();
    assertThat(close(one.high(), mirrored.high())).isTrue();
  }

  private static boolean close(double a, double b) {
    return a == b || Math.abs(a - b) < 1e-8;
  }

  @Test
  void theTruthIsInsideTheErrorBarNineteenTimesOfTwenty() {
    double[] shares = {0.10, 0.20, 0.30, 0.25, 0.15};
    double truth = Elo.ofScore(0.05 + 0.15 + 0.1875 + 0.15);
    Dice dice = new Dice(21);
    int inside = 0;
    for (int match = 0; match < 2000; match++) {
      EloEstimate found = Elo.logistic(RandomPairs.play(shares, 150, dice));
      inside += found.low() <= truth && truth <= found.high() ? 1 : 0;
    }
    assertThat(inside / 2000.0).isBetween(0.935, 0.965);
  }
}
