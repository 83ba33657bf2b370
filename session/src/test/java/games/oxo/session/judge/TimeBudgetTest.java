package games.oxo.session.judge;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The time of several searches")
class TimeBudgetTest {
  private static final long MILLIS = 20;

  /** Says for how long it has held up the work, as a test wants it. */
  private static final class Holding implements SearchControl {
    long nanos;

    @Override
    public boolean stop() {
      return false;
    }

    @Override
    public long heldNanos() {
      return nanos;
    }
  }

  @Test
  void runsExceptWhileTheWorkIsHeldUp() {
    Holding holding = new Holding();
    TimeBudget time = new TimeBudget(Limits.time(MILLIS), holding);
    Await.until("the end of the time", time::isUp);
    assertThat(time.stop()).isTrue();
    assertThat(time.share(1, 1).millis()).as("never none").isEqualTo(1);
    holding.nanos = TimeUnit.HOURS.toNanos(1);
    assertThat(time.stop()).isFalse();
    assertThat(time.share(1, 1).millis()).isGreaterThan(MILLIS);
    assertThat(time.heldNanos()).isEqualTo(holding.nanos);
  }

  @Test
  void hasNoEndWithoutALimit() {
    TimeBudget endless = new TimeBudget(Limits.nodes(5), SearchControl.NONE);
    assertThat(endless.isUp()).isFalse();
    assertThat(endless.share(1, 3)).isEqualTo(Limits.nodes(5));
    assertThat(new TimeBudget(Limits.NONE, () -> true).stop()).isTrue();
  }
}
