package games.oxo.search.solve;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.PositionReader;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.value.Proven;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A solver that was stopped has proven nothing wrong, and goes on from what it has learned. */
@Tag("slow")
class StoppedSolverTest {
  private static final long MEMORY = 64L << 20;

  /** Too little for a table of margins. */
  private static final long LITTLE_MEMORY = 100_000;

  private static SolveListener stopAt(int question) {
    int[] asked = {0};
    return () -> ++asked[0] >= question;
  }

  private static Solution solve(Solver solver, Position position, SolveListener listener) {
    return solver.solve(position, SolveGoal.BEST, Limits.NONE, listener);
  }

  private static void assertStopsWell(Position position, long memory) {
    Game game = position.game();
    Solution whole =
        solve(
            new Solver(game, memory, WorkerPool.SINGLE, ExactValues.NONE),
            position,
            SolveListener.NONE);
    for (WorkerPool pool : new WorkerPool[] {WorkerPool.SINGLE, ThreadWorkerPool.of(2)}) {
      Solver solver = new Solver(game, memory, pool, ExactValues.NONE);
      for (int question : new int[] {1, 2, 7, 50}) {
        Solution stopped = solve(solver, position, stopAt(question));
        assertBetween(stopped, whole.atLeast());
        assertThat(whole.best()).containsAll(stopped.best());
      }
      Solution again = solve(solver, position, SolveListener.NONE);
      assertThat(again.atLeast()).isEqualTo(whole.atLeast());
      assertThat(again.best()).isEqualTo(whole.best());
    }
  }

  private static void assertBetween(Solution found, Proven value) {
    assertThat(found.atLeast().rank()).isLessThanOrEqualTo(value.rank());
    assertThat(found.atMost().rank()).isGreaterThanOrEqualTo(value.rank());
  }

  private static Position late(String name, int free, int seed) {
    return LatePosition.of(Samples.game(name), free, new Dice(seed)).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "connect4, 335662333565",
    "connect4:5x5, 3 3 3",
    "squava, X..../.O.../..X../...O./.....",
  })
  void knownPositions(String name, String moves) {
    assertStopsWell(PositionReader.read(Samples.game(name), moves), MEMORY);
  }

  @ParameterizedTest
  @CsvSource({
    "connect4, 20",
    "yavalath:no-swap, 29",
    "yavalath:side4, 25",
    "fourtic, 16",
    "tictactrains:classical, 13",
    "tictactrains:modern, 13",
    "tictactrains:swiss, 13",
    "tictactrains:viennese, 15",
  })
  void latePositions(String name, int free) {
    for (int seed = 0; seed < 3; seed++) {
      assertStopsWell(late(name, free, seed), MEMORY);
    }
  }

  @Test
  void scoresWithoutATableOfMargins() {
    assertStopsWell(late("tictactrains:swiss", 9, 0), LITTLE_MEMORY);
  }

  @Test
  void beforeASwap() {
    Game game =
        Samples.gameOf(
            """
            name = "Swap"
            board = { shape = "square", width = 4, height = 4 }
            line = { win = 4, lose = 3 }
            swap = true
            """);
    assertStopsWell(game.start(), MEMORY);
  }
}
