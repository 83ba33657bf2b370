package games.oxo.search.solve.score;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.text.PositionReader;
import games.oxo.search.ExactNumber;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.Solver;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ScoreProberTest {
  private static final long MEMORY = 64L << 20;

  /** Too little for a table of ends, and a table of bounds in which most is soon lost. */
  private static final long HARDLY_ANY_MEMORY = 1000;

  private static Solver solver(Game game, long bytes, WorkerPool pool) {
    return new Solver(game, bytes, pool, ExactValues.NONE);
  }

  private static Solution solve(Solver solver, Position position, SolveGoal question) {
    Solution solution = solver.solve(position, question, Limits.NONE, SolveListener.NONE);
    assertThat(solution.isSettled()).isTrue();
    return solution;
  }

  private static String cells(List<Move> moves) {
    return moves.stream()
        .map(Move::cell)
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(","));
  }

  @ParameterizedTest
  @CsvSource({
    "fourtic, fourtic_positions.txt, false, 1",
    "fourtic, fourtic_positions.txt, false, 2",
    "tictactrains:classical, trains_endgames.txt, true, 1",
    "tictactrains:classical, trains_endgames.txt, true, 2"
  })
  void valuesAndAllBestMovesOfKnownPositions(
      String name, String file, boolean viewOfX, int threads) {
    Game game = Samples.game(name);
    Solver solver = solver(game, MEMORY, ThreadWorkerPool.of(threads));
    for (String[] row : Samples.data(file)) {
      Position position = PositionReader.read(game, row[0]);
      Solution found = solve(solver, position, SolveGoal.BEST);
      boolean turned = viewOfX && position.toMove().orElseThrow() == Player.O;
      assertThat(ExactNumber.of(found.atLeast()) * (turned ? -1 : 1))
          .as(row[0])
          .isEqualTo(Integer.parseInt(row[1]));
      assertThat(cells(found.best())).as(row[0]).isEqualTo(row[2]);
    }
  }

  @Test
  void publicInstancesOfFourtic() {
    Game game = Samples.game("fourtic");
    Solver solver = solver(game, MEMORY, WorkerPool.SINGLE);
    for (String[] row : Samples.data("fourtic_instances.txt")) {
      Position position = PositionReader.read(game, row[1]);
      assertThat(ExactNumber.of(solve(solver, position, SolveGoal.VALUE).atLeast()))
          .as(row[0])
          .isEqualTo(Integer.parseInt(row[2]));
    }
  }

  /** Everything that can be asked, compared with trying everything. */
  private static void compare(Solver solver, Position position, Minimax minimax) {
    int truth = minimax.value(position);
    Solution found = solve(solver, position, SolveGoal.ALL);
    String shown = position.game().definition() + " " + position.moves();
    assertThat(ExactNumber.of(found.atLeast())).as(shown).isEqualTo(truth);
    for (SolvedMove each : found.moves()) {
      assertThat(ExactNumber.of(each.value()))
          .as(shown)
          .isEqualTo(minimax.value(position, each.move()));
    }
    List<Move> best =
        position.legalMoves().stream()
            .filter(move -> minimax.value(position, move) == truth)
            .toList();
    assertThat(found.best()).as(shown).isEqualTo(best);
    solver.forget();
    assertThat(solve(solver, position, SolveGoal.BEST).best()).as(shown).isEqualTo(best);
    solver.forget();
    Solution weak = solve(solver, position, SolveGoal.BEST.weakly());
    assertThat(weak.atLeast().result().sign()).as(shown).isEqualTo(Integer.signum(truth));
    assertThat(weak.best())
        .as(shown)
        .isEqualTo(
            position.legalMoves().stream()
                .filter(
                    move -> Integer.signum(minimax.value(position, move)) == Integer.signum(truth))
                .toList());
  }

  private static void compare(Game game, int free, int count, Dice dice) {
    List<Solver> solvers =
        List.of(
            solver(game, MEMORY, WorkerPool.SINGLE),
            solver(game, HARDLY_ANY_MEMORY, WorkerPool.SINGLE),
            solver(game, MEMORY, ThreadWorkerPool.of(2)));
    for (int i = 0; i < count; i++) {
      // To try everything knows nothing of a swap.
      LatePosition.of(game, free, dice)
          .filter(position -> position.ply() > game.swapPly())
          .ifPresent(
              position -> {
                Minimax minimax = new Minimax();
                solvers.forEach(solver -> compare(solver, position, minimax));
              });
    }
  }

  @Test
  void seesWhatTryingEverythingSees() {
    Dice dice = new Dice(77);
    for (String name : List.of("fourtic", "tictactrains:modern", "tictactrains:mallorcan")) {
      compare(Samples.game(name), 7, 20, dice);
    }
  }

  @Test
  void seesItInRandomGamesToo() {
    Dice dice = new Dice(78);
    int games = 0;
    while (games < FullRun.rounds(150, 40)) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      // On large hexagons the plain rules take long to find paths.
      if (!game.rules().endsEarly() && game.board().cells() <= 42) {
        games++;
        compare(game, 4 + dice.below(4), 4, dice);
      }
    }
  }

  /** Rules with all their parts at once, some of them harmful, and odd turn orders. */
  @Test
  void seesItWhereAllPartsOfARuleCount() {
    Dice dice = new Dice(79);
    String[] boards = {
      "shape = \"square\", width = 4, height = 3",
      "shape = \"square\", width = 3, height = 3, gravity = true",
      "shape = \"square\", width = 5, height = 4, gravity = true",
      "shape = \"hexagon\", side = 3",
      "shape = \"square\", width = 9, height = 1",
      "shape = \"square\", width = 6, height = 6"
    };
    String[] turns = {"XA, OA, ...", "XA, O1, (OA, XA, X1), ...", "XA, OA, (OA, OA, OA, XA), ..."};
    for (int i = 0; i < 120; i++) {
      String text =
          """
          name = "Parts"
          board = { %s }
          turns = "%s"
          score = { run = [{ length = 2, points = %d }, { length = 3, points = %d }], bonus = [{ cells = "corners", points = %d }, { cells = "ring 1", points = %d }]%s }
          """
              .formatted(
                  boards[dice.below(boards.length)],
                  turns[dice.below(turns.length)],
                  dice.below(7) - 3,
                  dice.below(2000) - 999,
                  dice.below(7) - 3,
                  dice.below(7) - 3,
                  dice.below(2) == 0 ? ", longest = \"path\"" : "");
      compare(Samples.gameOf(text), 4 + dice.below(4), 3, dice);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"classical", "modern", "postmodern", "spanish", "swiss", "viennese", "mallorcan"})
  void severalWorkersAgreeWithOne(String variant) {
    Game game = Samples.game("tictactrains:" + variant);
    Position position = LatePosition.of(game, 17, new Dice(5)).orElseThrow();
    Solution alone = solve(solver(game, MEMORY, WorkerPool.SINGLE), position, SolveGoal.BEST);
    Solution pair = solve(solver(game, MEMORY, ThreadWorkerPool.of(2)), position, SolveGoal.BEST);
    assertThat(pair.atLeast()).isEqualTo(alone.atLeast());
    assertThat(pair.best()).isEqualTo(alone.best());
  }

  @Test
  void theEmptyBoardOfFourticIsADraw() {
    Game game = Samples.game("fourtic");
    Solver solver = solver(game, MEMORY, WorkerPool.SINGLE);
    assertThat(solve(solver, game.start(), SolveGoal.VALUE).atLeast().isDraw()).isTrue();
  }

  /** Fixed questions visit exactly these positions; a change here must be meant. */
  @ParameterizedTest
  @CsvSource({"fourtic, 16", "fourtic, 13", "tictactrains:swiss, 16", "tictactrains:classical, 15"})
  void nodesAreTheSameEveryTime(String name, int free) {
    Game game = Samples.game(name);
    Position position = LatePosition.of(game, free, new Dice(free)).orElseThrow();
    Solver solver = solver(game, MEMORY, WorkerPool.SINGLE);
    Solution first = solve(solver, position, SolveGoal.BEST);
    solver.forget();
    Solution second = solve(solver, position, SolveGoal.BEST);
    assertThat(second.nodes()).isEqualTo(first.nodes());
    String signature =
        "%s exact %d: %d %s %s"
            .formatted(
                name, free, first.nodes(), ExactNumber.of(first.atLeast()), cells(first.best()));
    assertThat(Samples.lines("signatures.txt")).contains(signature);
  }

  @Test
  void aLimitLeavesBoundsThatHold() {
    Game game = Samples.game("tictactrains");
    Position position = LatePosition.of(game, 15, new Dice(2)).orElseThrow();
    int truth =
        ExactNumber.of(
            solve(solver(game, MEMORY, WorkerPool.SINGLE), position, SolveGoal.VALUE).atLeast());
    for (int nodes : new int[] {1, 600, 1500, 3000}) {
      for (int threads = 1; threads <= 2; threads++) {
        Solution part =
            solver(game, MEMORY, ThreadWorkerPool.of(threads))
                .solve(position, SolveGoal.VALUE, Limits.nodes(nodes), SolveListener.NONE);
        assertThat(ExactNumber.of(part.atLeast())).isLessThanOrEqualTo(truth);
        assertThat(ExactNumber.of(part.atMost())).isGreaterThanOrEqualTo(truth);
      }
    }
  }

  /** What was too large to have tables does not keep later positions from having theirs. */
  @Test
  void aLaterPositionOfATooLargeGameIsQuick() {
    Game game = Samples.game("tictactrains");
    Solver solver = solver(game, MEMORY, WorkerPool.SINGLE);
    Position late = LatePosition.of(game, 14, new Dice(3)).orElseThrow();
    Position early = late;
    while (early.ply() > 9) {
      early = early.previous().orElseThrow();
    }
    Solution part = solver.solve(early, SolveGoal.VALUE, Limits.nodes(600), SolveListener.NONE);
    assertThat(part.isSettled()).isFalse();
    Solution after = solve(solver, late, SolveGoal.BEST);
    Solution fresh = solve(solver(game, MEMORY, WorkerPool.SINGLE), late, SolveGoal.BEST);
    assertThat(after.nodes()).isLessThan(2 * fresh.nodes());
    assertThat(after.best()).isEqualTo(fresh.best());
  }

  /** It looks at its clock, whatever it prepares for such a board. */
  @Test
  @Timeout(Await.GUARD_SECONDS)
  void aBoardTooLargeIsLeftInTime() {
    for (String board :
        Arrays.asList(
            "shape = \"square\", width = 8, height = 8", "shape = \"hexagon\", side = 5")) {
      Game game =
          Samples.gameOf(
              "name = \"Large\"\nboard = { %s }\nscore = { longest = \"path\" }".formatted(board));
      int[] looks = {0};
      Solution found =
          solver(game, MEMORY, WorkerPool.SINGLE)
              .solve(game.start(), SolveGoal.VALUE, Limits.NONE, () -> ++looks[0] >= 1000);
      assertThat(looks[0]).isEqualTo(1000);
      assertThat(found.isSettled()).isFalse();
    }
  }
}
