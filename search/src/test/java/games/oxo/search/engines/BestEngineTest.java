package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Proven;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The engine best")
class BestEngineTest {
  private static Analysis think(Position position, Limits limits, ExactValues known) {
    EngineContext context = EngineContext.of(3, 8_000_000).withTable(known);
    return Engines.create(position.game(), EngineSpec.parse("best"), context)
        .engine()
        .think(position, SearchRequest.of(limits), SearchListener.NONE);
  }

  @ParameterizedTest
  @CsvSource({"1000, 37", "460, 36", "2200, 38", "100, 34", "0, 20", "60000, 42"})
  void asksTheSolverTheEarlierTheMoreTimeThereIs(long millis, int free) {
    assertThat(new SolverReach(37, 20).within(millis)).isBetween(free - 1, free);
  }

  /** However little time there is: what is said to be proven is true, and the move keeps it. */
  @ParameterizedTest
  @CsvSource({"connect4:4x4, 1", "connect4:4x4, 30", "tic-tac-toe, 1", "tic-tac-toe, 30"})
  void provesOnlyWhatIsTrue(String name, long millis) {
    Game game = BuiltInGames.load(name);
    Minimax minimax = new Minimax();
    Dice dice = new Dice(4);
    for (int round = 0; round < 25; round++) {
      Position position = game.start();
      int stones = dice.below(8);
      while (position.ply() < stones && !position.outcome().isOver()) {
        position =
            position.play(position.legalMoves().get(dice.below(position.legalMoves().size())));
      }
      if (position.outcome().isOver()) {
        continue;
      }
      Analysis found = think(position, Limits.time(millis), ExactValues.NONE);
      if (found.value() instanceof Proven proven) {
        int value = Integer.signum(minimax.value(position));
        assertThat(proven.result().sign()).isEqualTo(value);
        assertThat(Integer.signum(minimax.value(position, found.best()))).isEqualTo(value);
      }
    }
  }

  /** With a minute the solver is asked, which would visit millions. */
  @Test
  void aLimitOfNodesHoldsWhileItSolves() {
    Position start = BuiltInGames.load("connect4").start();
    Analysis found = think(start, Limits.time(60_000).withNodes(2_000), ExactValues.NONE);
    assertThat(found.nodes() + found.simulations()).isBetween(1L, 4_000L);
  }

  /** The value of the position is known, those of the positions after it are not. */
  @Test
  void findsAMoveThatKeepsAKnownValue() {
    Game game = BuiltInGames.load("connect4:5x4");
    Solver solver = new Solver(game, 8_000_000, WorkerPool.SINGLE, ExactValues.NONE);
    ValueScale scale = new ValueScale(game);
    ExactValues known =
        position ->
            position.ply() > 2
                ? OptionalInt.empty()
                : OptionalInt.of(
                    scale.number(
                        solver
                            .solve(position, SolveGoal.VALUE, Limits.NONE, SolveListener.NONE)
                            .atLeast(),
                        position.ply()));
    for (Move first : game.start().legalMoves()) {
      Position after = game.start().play(first);
      for (Move second : after.legalMoves()) {
        Position position = after.play(second);
        Analysis found = think(position, Limits.simulations(10), known);
        assertThat(found.value().isProven()).isTrue();
        assertThat(solver.solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE).best())
            .contains(found.best());
      }
    }
  }
}
