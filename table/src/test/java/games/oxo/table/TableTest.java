package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.table.rank.Numberings;
import games.oxo.table.rank.UpperBound;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class TableTest {
  /** So that trying everything takes no time to speak of. */
  private static final double MOST_POSITIONS = 12_000;

  @TempDir Path folder;

  static Stream<Game> games() {
    List<Game> games =
        new ArrayList<>(
            List.of(
                Samples.game("tic-tac-toe"),
                Samples.game("tic-tac-toe:misere"),
                Samples.gameOf(
                    "name = \"Small Connect Four\"\n"
                        + "board = { shape = \"square\", width = 4, height = 3, gravity = true }\n"
                        + "line = { win = 3 }"),
                Samples.gameOf(
                    "name = \"Rings\"\nboard = { shape = \"square\", width = 4, height = 3 }\n"
                        + "score = { longest = \"path\" }\nturns = \"XA, O1, (O1, XA, OA), ...\""),
                Samples.gameOf(
                    "name = \"Dear\"\nboard = { shape = \"square\", width = 3, height = 3 }\n"
                        + "score = { run = { length = 3, points = 900 } }"),
                Samples.gameOf(
                    "name = \"One\"\nboard = { shape = \"square\", width = 1, height = 1 }\n"
                        + "score = { bonus = { cells = \"border\", points = 2 } }"),
                Samples.gameOf(
                    "name = \"Swap\"\nboard = { shape = \"hexagon\", side = 2 }\n"
                        + "line = { win = 3, lose = 2 }\nswap = true")));
    Dice dice = new Dice(11);
    while (games.size() < 40) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (UpperBound.of(game) < MOST_POSITIONS) {
        games.add(game);
      }
    }
    return games.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTryingEverything(Game game) {
    Map<Position, Integer> all = TestTables.values(game);
    try (Table table = TestTables.build(game, folder)) {
      all.forEach((position, value) -> assertThat(table.value(position)).hasValue(value));
      Numberings numberings = new Numberings(game);
      long images =
          all.keySet().stream()
              .map(each -> List.of(each.ply(), number(numberings, each)))
              .distinct()
              .count();
      assertThat(table.positions()).isEqualTo(images);
      List<Integer> shown = new ArrayList<>();
      table.forEach(
          (own, other, ply, value) -> {
            boolean moverIsX = game.mover(ply) == Player.X;
            Position position = game.position(moverIsX ? own : other, moverIsX ? other : own);
            assertThat(all.get(position)).isEqualTo(value);
            shown.add(value);
          });
      assertThat(shown).hasSize((int) images);
      Verification verified =
          new TableVerifier(table, 1 << 22, WorkerPool.SINGLE, BuildListener.NONE).verify();
      assertThat(verified.fault()).isEmpty();
      assertThat(verified.isRight()).isTrue();
      assertThat(verified.positions()).isEqualTo(images);
    }
  }

  private static long number(Numberings numberings, Position position) {
    return numberings.of(position.ply()).of(position.stones(Player.X), position.stones(Player.O));
  }

  @Test
  void theSolverAgrees() {
    Game game = Samples.game("tic-tac-toe");
    try (Table table = TestTables.build(game, folder)) {
      Solver alone = new Solver(game, 1 << 20, WorkerPool.SINGLE, ExactValues.NONE);
      Solver knowing = new Solver(game, 1 << 20, WorkerPool.SINGLE, table);
      for (Position position : TestTables.values(game).keySet()) {
        if (position.ply() >= 3) {
          Solution slow = solve(alone, position);
          Solution quick = solve(knowing, position);
          assertThat(quick.atLeast()).isEqualTo(slow.atLeast());
          assertThat(quick.best()).isEqualTo(slow.best()).isNotEmpty();
          assertThat(quick.nodes()).isZero();
        }
      }
    }
  }

  private static Solution solve(Solver solver, Position position) {
    return solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
  }

  /** The counts of {@code oxo perft fourtic 16 --distinct}, without the 1,674 full boards. */
  @Test
  void fourticHasAllItsPositionsAndKnownValues() {
    Game game = Samples.game("fourtic");
    Path file = folder.resolve("fourtic");
    new TableBuilder(game, file, 1 << 28, ThreadWorkerPool.of(2)).build(BuildListener.NONE);
    try (Table table = Table.open(game, file)) {
      assertThat(table.positions()).isEqualTo(1_273_771 - 1_674);
      long[] unfolded = {0};
      table.forEach(
          (own, other, ply, value) ->
              unfolded[0] +=
                  game.symmetries().stream()
                      .map(each -> List.of(each.map(own), each.map(other)))
                      .distinct()
                      .count());
      assertThat(unfolded[0]).isEqualTo(10_165_779 - 12_870);
      int compared = 0;
      for (String[] row : Samples.data("fourtic_positions.txt")) {
        assertValue(table, row[0], row[1]);
        compared++;
      }
      assertThat(compared).isGreaterThan(100);
      for (String[] row : Samples.data("fourtic_instances.txt")) {
        assertValue(table, row[1], row[2]);
      }
    }
  }

  private static void assertValue(Table table, String board, String value) {
    Position position = PositionReader.read(table.game(), board);
    assertThat(table.value(position)).as(board).hasValue(Integer.parseInt(value));
  }

  @Test
  void whatNoGameReachesIsNotKnown() {
    Game game = Samples.game("tic-tac-toe");
    try (Table table = TestTables.build(game, folder)) {
      assertThat(table.value(0b111, 0b11000)).isEmpty();
      assertThat(table.value(0b11, 0)).isEmpty();
      assertThat(table.value(0x1FF, 0)).isEmpty();
    }
  }
}
