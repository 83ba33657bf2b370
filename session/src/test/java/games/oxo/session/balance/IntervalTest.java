package games.oxo.session.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Dice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
  /** Figures of Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
    "29, 29, 0.8830, 1.0000"
  })
  void wilsonGivesThePublishedEnds(int successes, int trials, double low, double high) {
    Interval interval = Interval.wilson(successes, trials);
    assertThat(interval.low()).isCloseTo(low, within(5e-5));
    assertThat(interval.high()).isCloseTo(high, within(5e-5));
  }

  @Test
  void nothingIsKnownWithoutTrials() {
    assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
  }

  @Test
  void noneAndAllEndAtExactlyZeroAndOne() {
    for (int trials = 1; trials < 500; trials++) {
      assertThat(Interval.wilson(0, trials).low()).isZero();
      assertThat(Interval.wilson(trials, trials).high()).isEqualTo(1);
    }
  }

  @Test
  void winsAndLossesMirrorEachOther() {
    for (double successes = 0; successes <= 20; successes += 0.5) {
      Interval wins = Interval.wilson(successes, 20);
      Interval losses = Interval.wilson(20 - successes, 20);
      assertThat(wins.low()).isCloseTo(1 - losses.high(), within(1e-14));
      assertThat(wins.contains(successes / 20)).isTrue();
      assertThat(wins.halfWidth()).isCloseTo(losses.halfWidth(), within(1e-14));
    }
  }

  @Test
  void theTruthIsInsideNineteenTimesOfTwenty() {
    Dice dice = new Dice(3);
    int inside = 0;
    for (int round = 0; round < 4000; round++) {
      int successes = 0;
      for (int i = 0; i < 60; i++) {
        successes += dice.fraction() < 0.8 ? 1 : 0;
      }
      inside += Interval.wilson(successes, 60).contains(0.8) ? 1 : 0;
    }
    assertThat(inside / 4000.0).isBetween(0.93, 0.97);
  }

  @Test
  void impossibleNumbersAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Interval.wilson(3, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> Interval.wilson(-1, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> Interval.wilson(Double.NaN, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(2, 1));
  }
}
