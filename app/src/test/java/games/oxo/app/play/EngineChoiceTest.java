package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.Limits;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The limits of an engine at the table")
class EngineChoiceTest {
  private final PlayOptions options = new PlayOptions();

  @BeforeEach
  void lookTenAhead() {
    options.depth = 10;
  }

  private Limits limits(String who) {
    return EngineChoice.of(options, who).limits();
  }

  @Test
  void aDepthIsTheMostWithinATime() {
    assertThat(limits("alphabeta")).isEqualTo(new Limits(3000, 10, 0, 0));
    assertThat(limits("deep")).isEqualTo(new Limits(3000, 10, 0, 0));
    options.millis = 500;
    assertThat(limits("alphabeta")).isEqualTo(new Limits(500, 10, 0, 0));
    assertThat(limits("deep")).isEqualTo(new Limits(500, 10, 0, 0));
    assertThat(limits("deep:depth=4")).isEqualTo(new Limits(500, 4, 0, 0));
  }

  @Test
  void anEngineKeepsLimitsOfItsOwn() {
    assertThat(limits("alphabeta:depth=3")).isEqualTo(Limits.NONE);
    assertThat(limits("negascout:time=70")).isEqualTo(Limits.NONE);
    EngineChoice counted = EngineChoice.of(options, "deep:nodes=500");
    assertThat(counted.limits()).isEqualTo(Limits.NONE);
    assertThat(counted.spec().options()).containsEntry("depth", "10").containsEntry("nodes", "500");
    assertThat(limits("mcts")).isEqualTo(Limits.NONE);
    assertThat(limits("level5")).isEqualTo(Limits.NONE);
  }

  @Test
  void whatIsAlwaysTheSameIsCountedAndNotTimed() {
    options.deterministic = true;
    assertThat(limits("alphabeta")).isEqualTo(new Limits(0, 10, 10_000_000, 0));
    assertThat(limits("best").millis()).isZero();
    assertThat(limits("best").nodes()).isPositive();
    assertThat(limits("mcts").simulations()).isPositive();
    assertThat(limits("mcts:simulations=9")).isEqualTo(Limits.NONE);
    assertThat(limits("level5")).isEqualTo(Limits.NONE);
    assertThat(EngineChoice.of(options, "deep").alone()).isFalse();
    options.threads.set(4);
    assertThat(limits("alphabeta")).isEqualTo(new Limits(0, 10, 10_000_000, 0));
    assertThat(EngineChoice.of(options, "alphabeta").alone()).isFalse();
    assertThat(limits("deep")).isEqualTo(new Limits(0, 10, 10_000_000, 0));
    assertThat(EngineChoice.of(options, "deep").alone()).isTrue();
    assertThat(EngineChoice.of(options, "level5").alone()).isTrue();
  }
}
