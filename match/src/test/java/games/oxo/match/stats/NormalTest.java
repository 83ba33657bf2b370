package games.oxo.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalTest {
  /** Figures of scipy.stats.norm.cdf. */
  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "-0.5, 0.3085375387259869",
    "-1, 0.15865525393145707",
    "-2, 0.022750131948179195",
    "-2.99, 0.0013948872354922468",
    "-3.01, 0.0013062384487694675",
    "-5, 2.8665157187919333e-07",
    "-10, 7.61985302416047e-24",
    "-30, 4.906713927147908e-198"
  })
  void theLowerTailKeepsItsDigits(double z, double chance) {
    assertThat(Normal.below(z)).isCloseTo(chance, Percentage.withPercentage(1e-9));
    assertThat(Normal.below(-z)).isCloseTo(1 - chance, within(1e-15));
  }

  @Test
  void infinityIsCertain() {
    assertThat(Normal.below(Double.POSITIVE_INFINITY)).isEqualTo(1);
    assertThat(Normal.below(Double.NEGATIVE_INFINITY)).isZero();
  }

  @Test
  void ninetyFivePercentAreWithinTheErrorBar() {
    assertThat(Normal.below(Normal.Z95) - Normal.below(-Normal.Z95)).isCloseTo(0.95, within(1e-15));
  }
}
