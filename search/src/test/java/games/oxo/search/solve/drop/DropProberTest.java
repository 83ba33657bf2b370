package games.oxo.search.solve.drop;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.PositionReader;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Result;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class DropProberTest {
  private static final long MEMORY = 32L << 20;

  private static Game game(int width, int height, int win) {
    return Samples.gameOf(
        """
        name = "Drop"
        board = { shape = "square", width = %d, height = %d, gravity = true }
        line = { win = %d }
        """
            .formatted(width, height, win));
  }

  private static Solver solver(Game game, WorkerPool pool) {
    return new Solver(game, MEMORY, pool, ExactValues.NONE);
  }

  private static Solution solve(Solver solver, Position position, SolveGoal question) {
    Solution solution = solver.solve(position, question, Limits.NONE, SolveListener.NONE);
    assertThat(solution.isSettled()).isTrue();
    return solution;
  }

  @Test
  void servesBoardsWhereStonesFallAndLinesOnlyWin() {
    assertThat(DropProber.serves(Samples.game("connect4"))).isTrue();
    assertThat(DropProber.serves(game(8, 7, 5))).isTrue();
    assertThat(DropProber.serves(game(8, 8, 4))).as("72 bits").isFalse();
    assertThat(DropProber.serves(Samples.game("squava"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void agreesWithTryingEverything(int threads) {
    Dice dice = new Dice(threads);
    for (int round = 0; round < 400; round++) {
      int height = 2 + dice.below(6);
      int width = 1 + dice.below(Math.min(9, 64 / (height + 1)));
      Game game = game(width, height, 2 + dice.below(Math.min(4, Math.max(width, height) - 1)));
      Optional<Position> late = LatePosition.of(game, 4 + dice.below(9), dice);
      if (late.isEmpty() || !DropProber.serves(game)) {
        continue;
      }
      Position position = late.get();
      Minimax minimax = new Minimax();
      int value = minimax.value(position);
      Solution found = solve(solver(game, ThreadWorkerPool.of(threads)), position, SolveGoal.BEST);
      int plies = value == 0 ? 0 : 100 - Math.abs(value);
      assertThat(found.atLeast().plies()).as("%s", position).isEqualTo(plies);
      assertThat(found.atLeast().result()).isEqualTo(Result.ofSign(value));
      List<Move> best =
          position.legalMoves().stream()
              .filter(move -> minimax.value(position, move) == value)
              .toList();
      assertThat(found.best()).isEqualTo(best);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void knownPositionsOfConnect4(int threads) {
    Game game = Samples.game("connect4");
    Solver solver = solver(game, ThreadWorkerPool.of(threads));
    for (String file : List.of("connect4_positions.txt", "connect4_tactical.txt")) {
      for (String[] row : Samples.data(file)) {
        Position position = PositionReader.read(game, row[0]);
        Solution found = solve(solver, position, SolveGoal.BEST);
        assertThat(score(solver, position, found)).as(row[0]).isEqualTo(row[2]);
        for (Move move : position.legalMoves()) {
          String ofColumn = row[3 + game.board().column(move.cell())];
          assertThat(found.best().contains(move)).isEqualTo(ofColumn.equals(row[2]));
        }
      }
    }
  }

  private static String score(Solver solver, Position position, Solution found) {
    return Integer.toString(solver.scale().score(found.atLeast(), position.ply()).orElseThrow());
  }

  /** Long enough for all workers to be called. */
  @Test
  void severalWorkersFindTheSameValue() {
    Game game = Samples.game("connect4");
    Position position = PositionReader.read(game, "7357561511");
    Position easier = position.play(position.legalMoves().get(3));
    Solution alone = solve(solver(game, WorkerPool.SINGLE), easier, SolveGoal.VALUE);
    Solution together = solve(solver(game, ThreadWorkerPool.of(2)), easier, SolveGoal.VALUE);
    assertThat(together.atLeast()).isEqualTo(alone.atLeast());
    assertThat(alone.nodes()).isGreaterThan(100_000);
  }

  @ParameterizedTest
  @CsvSource({"connect4, 335662333565", "connect4, 7422341735647741166133"})
  void nodesAreTheSameEveryTime(String name, String moves) {
    Game game = Samples.game(name);
    Position position = PositionReader.read(game, moves);
    Solver solver = solver(game, WorkerPool.SINGLE);
    Solution first = solve(solver, position, SolveGoal.BEST);
    solver.forget();
    Solution second = solve(solver, position, SolveGoal.BEST);
    assertThat(second.nodes()).isEqualTo(first.nodes());
    String signature =
        "%s exact %s: %d %s".formatted(name, moves, first.nodes(), score(solver, position, first));
    assertThat(Samples.lines("signatures.txt")).contains(signature);
  }
}
