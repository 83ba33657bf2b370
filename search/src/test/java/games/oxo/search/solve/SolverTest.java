package games.oxo.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.Triangle;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.search.ExactNumber;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class SolverTest {
  private static final long MEMORY = 50_000_000;
  private static final int GAMES = Math.max(200, Samples.howMany("oxo.games") / 50);

  private static Solver solver(Game game) {
    return new Solver(game, MEMORY, WorkerPool.SINGLE, ExactValues.NONE);
  }

  private static Solution solve(Position position, SolveGoal question) {
    return solver(position.game()).solve(position, question, Limits.NONE, SolveListener.NONE);
  }

  private static Position randomLatePosition(int seed) {
    Dice dice = new Dice(seed);
    while (true) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      var found = LatePosition.of(game, game.rules().endsEarly() ? 7 : 5, dice);
      if (found.isPresent()) {
        return found.get();
      }
    }
  }

  /** Before, at or just after the swap of a game small enough to try everything. */
  private static Position randomPositionNearASwap(int seed) {
    Dice dice = new Dice(seed);
    while (true) {
      String text = RandomDefinition.text(dice).replace("swap = false", "swap = true");
      Game game = Samples.gameOf(text);
      if (game.board().cells() > 9) {
        continue;
      }
      Position position = game.start();
      for (int i = dice.below(3); i > 0 && !position.outcome().isOver(); i--) {
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(dice.below(moves.size())));
      }
      if (!position.outcome().isOver()) {
        return position;
      }
    }
  }

  static IntStream seeds() {
    return IntStream.range(0, GAMES);
  }

  private static void assertSolved(Position position) {
    Game game = position.game();
    SwapMinimax minimax = new SwapMinimax();
    int value = minimax.value(position);
    List<Move> legal = position.legalMoves();
    List<Move> best = legal.stream().filter(m -> minimax.value(position, m) == value).toList();

    Solution alone = solve(position, SolveGoal.VALUE);
    assertThat(alone.isSettled()).isTrue();
    assertThat(ExactNumber.of(alone.atLeast())).isEqualTo(value);
    assertThat(alone.best()).isEmpty();
    assertThat(alone.moves()).isEmpty();

    assertThat(solve(position, SolveGoal.BEST).best()).isEqualTo(best);

    Solution all = solve(position, SolveGoal.ALL);
    assertThat(all.atLeast()).isEqualTo(alone.atLeast());
    assertThat(all.best()).isEqualTo(best);
    assertThat(all.moves().stream().map(SolvedMove::move)).isEqualTo(legal);
    for (SolvedMove move : all.moves()) {
      assertThat(ExactNumber.of(move.value())).isEqualTo(minimax.value(position, move.move()));
    }
  }

  private static void assertSolvedWeakly(Position position) {
    SwapMinimax minimax = new SwapMinimax();
    int sign = Integer.signum(minimax.value(position));
    Solution all = solve(position, SolveGoal.ALL.weakly());
    assertThat(all.isSettled()).isTrue();
    assertThat(ExactNumber.sign(all.atLeast())).isEqualTo(sign);
    assertThat(all.atLeast().plies()).isZero();
    List<Move> best = new ArrayList<>();
    for (SolvedMove move : all.moves()) {
      int signOfMove = Integer.signum(minimax.value(position, move.move()));
      assertThat(ExactNumber.sign(move.value())).isEqualTo(signOfMove);
      if (signOfMove == sign) {
        best.add(move.move());
      }
    }
    assertThat(all.best()).isEqualTo(best);
    assertThat(solve(position, SolveGoal.BEST.weakly()).best()).isEqualTo(best);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void agreesWithTryingEverything(int seed) {
    assertSolved(randomLatePosition(seed));
    assertSolvedWeakly(randomLatePosition(seed));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | line.win = 2",
        "3 | line.win = 3",
        "3 | line = { win = 3, lose = 2 }",
        "3 | line.win = 3 & swap = true",
        "4 | line.win = 3",
        "4 | line.lose = 3",
        "4 | line = { win = 4, lose = 3 }",
        "3 | score.longest = 'path'"
      })
  void agreesWithTryingEverythingOnAShapeOfTheTests(int side, String rules) {
    Game game = Triangle.game(side, rules.replace(" & ", "\n"));
    assertSolved(game.start());
    assertSolvedWeakly(game.start());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aSwapIsAMoveLikeAnyOther(int seed) {
    assertSolved(randomPositionNearASwap(seed));
    assertSolvedWeakly(randomPositionNearASwap(seed));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatIsProvenBeforeAStopIsTrue(int seed) {
    Dice dice = new Dice(seed);
    Position position =
        dice.below(2) == 0 ? randomLatePosition(seed) : randomPositionNearASwap(seed);
    Game game = position.game();
    SwapMinimax minimax = new SwapMinimax();
    int value = minimax.value(position);
    int[] width = {Integer.MAX_VALUE};
    Consumer<Solution> isTrue =
        found -> {
          int low = ExactNumber.of(found.atLeast());
          int high = ExactNumber.of(found.atMost());
          assertThat(value).isBetween(low, high);
          assertThat(high - low).isLessThanOrEqualTo(width[0]);
          width[0] = high - low;
          for (SolvedMove move : found.moves()) {
            assertThat(ExactNumber.of(move.value()))
                .isEqualTo(minimax.value(position, move.move()));
          }
        };
    SolveListener listener =
        new SolveListener() {
          @Override
          public void proven(Solution soFar) {
            isTrue.accept(soFar);
          }

          @Override
          public boolean stop() {
            return false;
          }
        };
    Solver solver = solver(game);
    Limits limits = Limits.nodes(1 + dice.below(5000));
    isTrue.accept(solver.solve(position, SolveGoal.ALL, limits, listener));
    width[0] = Integer.MAX_VALUE;
    isTrue.accept(solver.solve(position, SolveGoal.ALL, Limits.NONE, listener));
  }

  @Test
  void theLimitOfNodesHoldsForEachQuestion() {
    Position position = Samples.game("squava").start();
    Solver solver = solver(position.game());
    for (int i = 0; i < 3; i++) {
      Solution stopped =
          solver.solve(position, SolveGoal.BEST, Limits.nodes(20_000), SolveListener.NONE);
      assertThat(stopped.isSettled()).isFalse();
      assertThat(stopped.nodes()).isBetween(10_000L, 30_000L);
      assertThat(stopped.best()).isEmpty();
    }
  }

  @Test
  void aWatcherStopsIt() {
    SolveListener stopper =
        new SolveListener() {
          @Override
          public void proven(Solution soFar) {}

          @Override
          public boolean stop() {
            return true;
          }
        };
    Position position = Samples.game("connect4").start();
    Solution stopped = solve(position, stopper);
    assertThat(stopped.isSettled()).isFalse();
    assertThat(stopped.atLeast().rank()).isLessThan(1);
    assertThat(stopped.atMost().rank()).isGreaterThan(1);
  }

  private static Solution solve(Position position, SolveListener listener) {
    return solver(position.game()).solve(position, SolveGoal.VALUE, Limits.NONE, listener);
  }

  @Test
  void whatIsForgottenIsFoundAgain() {
    for (int seed = 0; seed < 20; seed++) {
      Position position = randomLatePosition(seed);
      Solver solver = solver(position.game());
      Solution first = solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
      Solution again = solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
      solver.forget();
      Solution fresh = solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
      for (Solution each : List.of(again, fresh)) {
        assertThat(each.atLeast()).isEqualTo(first.atLeast());
        assertThat(each.best()).isEqualTo(first.best());
        assertThat(each.moves()).isEqualTo(first.moves());
      }
    }
  }

  @Test
  void knownValuesNeedNoSearch() {
    for (int seed = 0; seed < 50; seed++) {
      Position position = randomLatePosition(seed);
      Game game = position.game();
      Solver slow = solver(game);
      ExactValues known =
          at -> {
            Position stones = game.position(at.stones(X), at.stones(O));
            Proven value =
                slow.solve(stones, SolveGoal.VALUE, Limits.NONE, SolveListener.NONE).atLeast();
            int win = slow.scale().win(at.ply() + value.plies());
            return OptionalInt.of(
                game.rules().countsStones()
                    ? ExactNumber.sign(value) * win
                    : ExactNumber.of(value));
          };
      Solver quick = new Solver(game, MEMORY, WorkerPool.SINGLE, known);
      for (SolveGoal question : List.of(SolveGoal.ALL, SolveGoal.BEST, SolveGoal.ALL.weakly())) {
        Solution expected = slow.solve(position, question, Limits.NONE, SolveListener.NONE);
        Solution found = quick.solve(position, question, Limits.NONE, SolveListener.NONE);
        assertThat(found.atLeast()).isEqualTo(expected.atLeast());
        assertThat(found.best()).isEqualTo(expected.best());
        assertThat(found.moves()).isEqualTo(expected.moves());
        assertThat(found.nodes()).isZero();
      }
    }
  }

  private static final Player X = Player.X;
  private static final Player O = Player.O;

  @Test
  void aFinishedGameHasNoValue() {
    Position over = PositionReader.read(Samples.game("tic-tac-toe"), "XXX/OO./...");
    assertThatThrownBy(() -> solve(over, SolveGoal.VALUE))
        .isInstanceOf(InputException.class)
        .hasMessage("the game is over");
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect4_positions.txt", "connect4_tactical.txt"})
  void connect4ScoresAreTheUsualOnes(String file) {
    Game game = Samples.game("connect4");
    Solver solver = solver(game);
    List<String[]> rows = Samples.data(file);
    for (int i = 0; i < rows.size(); i += FullRun.rounds(1, 4)) {
      String[] row = rows.get(i);
      Position position = PositionReader.read(game, row[0]);
      Solution all = solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
      assertThat(score(solver, position, all.atLeast())).isEqualTo(row[2]);
      for (SolvedMove move : all.moves()) {
        int column = game.board().column(move.move().cell());
        assertThat(score(solver, position, move.value())).isEqualTo(row[3 + column]);
      }
    }
  }

  private static String score(Solver solver, Position position, Proven value) {
    return Integer.toString(solver.scale().score(value, position.ply()).orElseThrow());
  }

  @Test
  void squavaDistancesAndBestCells() {
    Game game = Samples.game("squava");
    Solver solver = solver(game);
    int solved = 0;
    for (String[] row : Samples.data("squava_positions.txt")) {
      Position position = PositionReader.read(game, row[0]);
      if (position.ply() < 17) {
        continue;
      }
      Solution best = solver.solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
      assertThat(best.atLeast().result().name()).startsWith(row[1]);
      assertThat(best.atLeast().plies()).isEqualTo(Integer.parseInt(row[2]));
      List<String> cells = best.best().stream().map(move -> "" + move.cell()).toList();
      assertThat(String.join(",", cells)).isEqualTo(row[3]);
      solved++;
    }
    assertThat(solved).isGreaterThan(50);
  }

  @Test
  void fourticMarginsAndBestCells() {
    Game game = Samples.game("fourtic");
    Solver solver = solver(game);
    int solved = 0;
    for (String[] row : Samples.data("fourtic_positions.txt")) {
      Position position = PositionReader.read(game, row[0]);
      if (position.ply() < 11) {
        continue;
      }
      Solution best = solver.solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
      assertThat(best.atLeast()).isEqualTo(new Margin(Integer.parseInt(row[1])));
      List<String> cells = best.best().stream().map(move -> "" + move.cell()).toList();
      assertThat(String.join(",", cells)).isEqualTo(row[2]);
      solved++;
    }
    assertThat(solved).isGreaterThan(50);
  }
}
