package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.Limits;
import org.junit.jupiter.api.Test;

class ClockTest {
  private static final long MILLI = 1_000_000;

  /** The time, which passes only when a test says so. */
  private long now = -5;

  private Clock running(Limits limits) {
    Clock clock = Clock.paused(limits, () -> now);
    now += 100 * MILLI;
    clock.resume(() -> false);
    return clock;
  }

  @Test
  void aFixedTimeIsNeverExtended() {
    Clock clock = running(Limits.time(10));
    clock.setDoubt(true);
    now += 10 * MILLI - 1;
    assertThat(clock.isOver(0)).isFalse();
    assertThat(clock.allowsStep(1_000_000)).isTrue();
    now++;
    assertThat(clock.isOver(0)).isTrue();
    assertThat(clock.micros()).isEqualTo(10_000);
  }

  @Test
  void aUsualMoveTakesTheUsualTime() {
    Clock clock = running(Limits.NONE.withMillis(10, 30));
    now += 10 * MILLI - 1;
    assertThat(clock.isOver(0)).isFalse();
    now++;
    assertThat(clock.isOver(0)).isTrue();
  }

  @Test
  void aMoveInDoubtTakesMoreButNotMoreThanTheMost() {
    Clock clock = running(Limits.NONE.withMillis(10, 30));
    clock.setDoubt(true);
    now += 30 * MILLI - 1;
    assertThat(clock.isOver(0)).isFalse();
    now++;
    assertThat(clock.isOver(0)).isTrue();
  }

  @Test
  void whenTheDoubtIsOverSoIsTheTime() {
    Clock clock = running(Limits.NONE.withMillis(10, 30));
    clock.setDoubt(true);
    now += 20 * MILLI;
    assertThat(clock.isOver(0)).isFalse();
    clock.setDoubt(false);
    assertThat(clock.isOver(0)).isTrue();
  }

  @Test
  void aStepThatCannotEndIsNotBegun() {
    Clock clock = running(Limits.NONE.withMillis(10, 30));
    now += 4 * MILLI;
    assertThat(clock.allowsStep(5_999)).isTrue();
    assertThat(clock.allowsStep(6_000)).isFalse();
    clock.setDoubt(true);
    assertThat(clock.allowsStep(25_999)).isTrue();
    assertThat(clock.allowsStep(26_000)).isFalse();
  }

  @Test
  void aPauseMovesBothTimes() {
    Clock clock = running(Limits.NONE.withMillis(10, 30));
    clock.setDoubt(true);
    now += 9 * MILLI;
    clock.resume(() -> true);
    assertThat(clock.isOver(0)).isTrue();
    now += 1000 * MILLI;
    clock.resume(() -> false);
    now += 21 * MILLI - 1;
    assertThat(clock.isOver(0)).isFalse();
    now++;
    assertThat(clock.isOver(0)).isTrue();
    assertThat(clock.micros()).isEqualTo(30_000);
  }
}
