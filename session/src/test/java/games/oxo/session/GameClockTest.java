package games.oxo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The clock of two seats")
class GameClockTest {
  private long now;

  @Test
  void itRunsForOneSeatAndAddsToItWithEveryMove() {
    GameClock clock = new GameClock(10_000, 1_000, () -> now);
    clock.start(0);
    now += 4_000_000_000L;
    assertThat(clock.leftMillis(0)).isEqualTo(6_000);
    clock.stop();
    clock.addIncrement(0);
    clock.start(1);
    now += 9_999_000_000L;
    assertThat(clock.isOut(1)).isFalse();
    assertThat(clock.leftMillis(1)).isEqualTo(1);
    now += 1_000_000L;
    assertThat(clock.isOut(1)).isTrue();
    assertThat(clock.leftMillis(0)).isEqualTo(7_000);
  }

  @Test
  void itNeedsTime() {
    assertThatThrownBy(() -> new GameClock(0, 0, () -> now))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a clock needs time");
  }
}
