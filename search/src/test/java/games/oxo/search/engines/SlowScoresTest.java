package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.rules.PointCounter;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Analysis;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A search looks at its clock after every count of points that took long")
class SlowScoresTest {
  private static final Game PATHS =
      Samples.gameOf(
          "name = \"Paths\"\nboard = { shape = \"hexagon\", side = 5 }\nscore = { longest = \"path\" }\n");

  /** Both sides have an area in which a path can take very many ways, and none through all. */
  private static final Position TANGLED = tangled();

  private static Position tangled() {
    Dice dice = new Dice(4);
    PointCounter counter = PATHS.rules().newCounter();
    while (true) {
      Position position = LatePosition.of(PATHS, 6, dice).orElseThrow();
      counter.points(position.stones(Player.X));
      boolean slowX = counter.tookLong();
      counter.points(position.stones(Player.O));
      if (slowX && counter.tookLong()) {
        return position;
      }
    }
  }

  @Test
  void suchAreasTakeLong() {
    PointCounter counter = PATHS.rules().newCounter();
    assertThat(counter.canBeSlow()).isTrue();
    assertThat(counter.tookLong()).isFalse();
    counter.points(TANGLED.stones(Player.X));
    assertThat(counter.tookLong()).isTrue();
    assertThat(counter.tookLong()).isFalse();
    assertThat(Samples.game("tictactrains").rules().newCounter().canBeSlow()).isFalse();
  }

  /** Far fewer positions than there usually are between two looks. */
  @ParameterizedTest
  @CsvSource({"alphabeta:depth=1, 5", "negascout:depth=2, 20", "mcts:simulations=20, 10"})
  void enginesLook(String spec, int least) {
    ConfiguredEngine configured =
        Engines.create(PATHS, EngineSpec.parse(spec), EngineContext.of(1, 1_000_000));
    AtomicInteger looks = new AtomicInteger();
    configured
        .engine()
        .think(
            TANGLED,
            SearchRequest.of(configured.limitsOr(TANGLED, 1)),
            () -> looks.incrementAndGet() < 0);
    assertThat(looks.get()).isGreaterThanOrEqualTo(least);
  }

  /** The solver does not come to an end in this time, and a simulation takes long. */
  @Test
  void whatTheBestEngineSaysMeanwhileIsSoonFound() {
    Position wide =
        PositionReader.read(
            PATHS, "XXXXX/XXXXXX/XXXXXXX/XXXX..../........./....OOOO/OOOOOOO/OOOOOO/OOOOO");
    Analysis found =
        Engines.create(PATHS, EngineSpec.parse("best"), EngineContext.of(1, 1_000_000))
            .engine()
            .think(wide, SearchRequest.of(Limits.time(1)), SearchListener.NONE);
    assertThat(found.simulations()).isLessThan(100);
  }

  /** With a table of margins, and with so little memory that there can be none. */
  @ParameterizedTest
  @CsvSource({"4000000, 30", "2000, 5"})
  void theSolverLooks(long bytes, int least) {
    AtomicInteger looks = new AtomicInteger();
    Solver solver = new Solver(PATHS, bytes, WorkerPool.SINGLE, ExactValues.NONE);
    SolveListener listener = () -> looks.incrementAndGet() < 0;
    assertThat(solver.solve(TANGLED, SolveGoal.VALUE, Limits.NONE, listener).isSettled()).isTrue();
    assertThat(looks.get()).isGreaterThanOrEqualTo(least);
  }
}
