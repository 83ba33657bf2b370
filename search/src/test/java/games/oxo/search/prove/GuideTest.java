package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.text.PositionReader;
import games.oxo.search.WorkerPool;
import games.oxo.search.prove.ProofTask.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The guides of a proof tree")
class GuideTest {
  @Test
  void whatResistsIsLookedAtMoreClosely() {
    assertThat(Guide.after(0)).isEqualTo(Guide.FIRST);
    assertThat(Guide.after(99_999)).isEqualTo(Guide.FIRST);
    assertThat(Guide.after(100_000)).isEqualTo(Guide.LARGE);
    assertThat(Guide.after(400_000)).isEqualTo(Guide.TWO_PLY);
    for (Guide guide : Guide.values()) {
      assertThat(Guide.of(guide.number)).isEqualTo(guide);
      assertThat(guide.nodes(0)).isGreaterThanOrEqualTo(guide.nodes(1));
      assertThat(guide.nodes(60)).isEqualTo(8_000);
    }
    assertThat(Guide.LARGE.nodes(0)).isEqualTo(512_000);
  }

  /** With the first guide alone it was open after a million expansions. */
  @OnlyInFullRun
  @Test
  void aCloserLookProvesWhatResists() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "c3 c4");
    Strategy strategy = new Strategy(position.game().symmetryGroup());
    KeptStrategy kept = KeptStrategy.inMemory(strategy);
    Prover prover = new Prover(position, Player.X, kept, WorkerPool.SINGLE, 256L << 20);
    prover.run(600_000, () -> false);
    assertThat(prover.state()).isEqualTo(State.BEATEN);
    assertThat(ProofWriter.checked(position, Player.X, strategy, () -> false).moves()).isPositive();
  }
}
