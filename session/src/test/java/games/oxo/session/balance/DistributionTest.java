package games.oxo.session.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A spread of numbers")
class DistributionTest {
  @Test
  void hasMeanMedianAndEnds() {
    Distribution spread = Distribution.of(List.of(3, 9, 4, 4));
    assertThat(spread.size()).isEqualTo(4);
    assertThat(spread.mean()).isEqualTo(5);
    assertThat(spread.median()).isEqualTo(4);
    assertThat(spread.least()).isEqualTo(3);
    assertThat(spread.most()).isEqualTo(9);
    assertThat(spread.atLeast(4)).isEqualTo(3);
    assertThat(Distribution.of(List.of(1, 2)).median()).isEqualTo(1.5);
  }

  @Test
  void hasTheUsualIntervalOfItsMean() {
    // Deviation 2.708, standard error 1.354.
    assertThat(Distribution.of(List.of(3, 9, 4, 4)).interval().high())
        .isCloseTo(7.654, within(0.001));
    assertThat(Distribution.of(List.of(7)).interval().halfWidth()).isZero();
    assertThat(Distribution.of(List.of(0, 0, 0, 1)).interval().low()).isZero();
  }

  @Test
  void mayBeEmpty() {
    Distribution none = Distribution.of(List.of());
    assertThat(none.isEmpty()).isTrue();
    assertThat(none.mean()).isZero();
    assertThat(none.median()).isZero();
    assertThat(none.interval().halfWidth()).isZero();
  }
}
