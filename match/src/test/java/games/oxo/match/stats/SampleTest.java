package games.oxo.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SampleTest {
  @Test
  void pairsAreCountedByTheirPoints() {
    Pentanomial pairs = Pentanomial.NONE;
    for (double points : new double[] {0, 0.5, 0.5, 1, 1.5, 2, 2, 2}) {
      pairs = pairs.plus(points);
    }
    assertThat(pairs).isEqualTo(Pentanomial.of(1, 2, 1, 1, 3));
    assertThat(pairs.pairs()).isEqualTo(8);
    assertThat(pairs.games()).isEqualTo(16);
    assertThat(pairs.points()).isEqualTo(9.5);
    assertThat(pairs.score()).isEqualTo(9.5 / 16);
  }

  @Test
  void gamesAreCountedByTheirPoints() {
    WinDrawLoss games = WinDrawLoss.NONE.plus(1).plus(0.5).plus(0).plus(1);
    assertThat(games).isEqualTo(new WinDrawLoss(2, 1, 1));
    assertThat(games.games()).isEqualTo(4);
    assertThat(games.points()).isEqualTo(2.5);
    assertThat(games.score()).isEqualTo(0.625);
  }

  @Test
  void varianceIsThatOfTheListOfScores() {
    double[] scores = {0, 0.25, 0.25, 0.5, 0.75, 1, 1, 1};
    double mean = 4.75 / 8;
    double sum = 0;
    for (double score : scores) {
      sum += (score - mean) * (score - mean);
    }
    Pentanomial pairs = Pentanomial.of(1, 2, 1, 1, 3);
    assertThat(pairs.variance()).isCloseTo(sum / 8, within(1e-15));
    assertThat(pairs.standardError()).isCloseTo(Math.sqrt(sum) / 8, within(1e-15));
    assertThat(pairs.deviationPerGame()).isCloseTo(Math.sqrt(sum / 4), within(1e-15));
    assertThat(new WinDrawLoss(1, 0, 1).variance()).isEqualTo(0.25);
    assertThat(new WinDrawLoss(1, 0, 1).deviationPerGame()).isEqualTo(0.5);
  }

  @Test
  void nothingPlayedIsAnEvenScoreWithoutSpread() {
    for (Sample none : List.of(Pentanomial.NONE, WinDrawLoss.NONE)) {
      assertThat(none.isEmpty()).isTrue();
      assertThat(none.isUniform()).isTrue();
      assertThat(none.score()).isEqualTo(0.5);
      assertThat(none.variance()).isZero();
      assertThat(none.standardError()).isZero();
    }
  }

  @Test
  void theOtherEngineSeesTheSameResultsTheOtherWayRound() {
    Pentanomial pairs = Pentanomial.of(1, 2, 3, 4, 5);
    assertThat(pairs.reversed()).isEqualTo(Pentanomial.of(5, 4, 3, 2, 1));
    assertThat(pairs.score() + pairs.reversed().score()).isEqualTo(1);
    assertThat(new WinDrawLoss(1, 2, 3).reversed()).isEqualTo(new WinDrawLoss(3, 2, 1));
  }

  @Test
  void samplesAddUp() {
    assertThat(Pentanomial.of(1, 2, 3, 4, 5).plus(Pentanomial.of(10, 20, 30, 40, 50)))
        .isEqualTo(Pentanomial.of(11, 22, 33, 44, 55));
    assertThat(new WinDrawLoss(1, 2, 3).plus(new WinDrawLoss(10, 20, 30)))
        .isEqualTo(new WinDrawLoss(11, 22, 33));
  }

  @Test
  void countsAreTheCallersToKeep() {
    Pentanomial pairs = Pentanomial.of(1, 2, 3, 4, 5);
    pairs.counts()[0] = 99;
    assertThat(pairs.counts()).containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  void impossibleNumbersAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Pentanomial.of(1, 2, 3, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> Pentanomial.of(1, 2, 3, 4, -5));
    assertThatIllegalArgumentException().isThrownBy(() -> new WinDrawLoss(0, -1, 0));
    for (double points : new double[] {-0.5, 0.25, 2.5, Double.NaN}) {
      assertThatIllegalArgumentException().isThrownBy(() -> Pentanomial.NONE.plus(points));
      assertThatIllegalArgumentException().isThrownBy(() -> WinDrawLoss.NONE.plus(points));
    }
  }
}
