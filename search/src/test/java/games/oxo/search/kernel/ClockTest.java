package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import org.junit.jupiter.api.Test;

class ClockTest {
  private static final long HOUR_NANOS = 3_600_000_000_000L;

  /** Stops on demand, and says that the search has waited. */
  private static final class Gate implements SearchControl {
    private boolean stopped;
    private long held;
    private int looks;

    @Override
    public boolean stop() {
      looks++;
      return stopped;
    }

    @Override
    public long heldNanos() {
      return held;
    }
  }

  private final Gate gate = new Gate();

  @Test
  void nodesAreLimited() {
    Clock clock = new Clock(Limits.nodes(100), gate);
    assertThat(clock.isOver(99)).isFalse();
    assertThat(clock.isOver(100)).isTrue();
  }

  @Test
  void timeIsLimited() {
    // An hour that has passed, since the search has waited for one hour less than nothing.
    Clock clock = new Clock(Limits.time(1_000), gate);
    gate.held = -HOUR_NANOS;
    assertThat(clock.isOver(0)).isTrue();
  }

  @Test
  void timeThatTheSearchHasWaitedDoesNotCount() {
    gate.held = -HOUR_NANOS;
    Clock clock = new Clock(Limits.time(1_800_000), gate);
    gate.held = 0;
    assertThat(clock.isOver(0)).isFalse();
    assertThat(clock.micros()).isNegative();
  }

  @Test
  void aStopEndsAllWorkersForGood() {
    Clock clock = new Clock(Limits.NONE, gate);
    Clock helper = clock.forWorker(1);
    assertThat(helper.isOver(0)).isFalse();
    gate.stopped = true;
    assertThat(clock.isOver(0)).isTrue();
    int looks = gate.looks;
    assertThat(helper.isOver(0)).isTrue();
    assertThat(gate.looks).isEqualTo(looks);
  }

  @Test
  void oneWorkerWithTheAnswerStopsAll() {
    Clock clock = new Clock(Limits.NONE, gate);
    clock.forWorker(1).stopAll();
    assertThat(clock.isOver(0)).isTrue();
  }

  @Test
  void theFirstWorkerHasTheClockOfTheCaller() {
    Clock clock = new Clock(Limits.NONE, gate);
    assertThat(clock.forWorker(0)).isSameAs(clock);
    assertThat(clock.forWorker(1)).isNotSameAs(clock);
  }
}
