package games.oxo.search.solve.line;

import static org.assertj.core.api.Assertions.assertThat;

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
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Result;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class LineProberTest {
  private static final long BYTES = 8 << 20;

  private static Clock clock() {
    return Clock.unlimited();
  }

  private static Solver solver(Game game, WorkerPool pool) {
    return new Solver(game, BYTES, pool, ExactValues.NONE);
  }

  private static int probe(LineProber prober, Position position, int beta) {
    Player mover = position.toMove().orElseThrow();
    return prober.probe(
        position.stones(mover), position.stones(mover.other()), position.ply(), beta, clock());
  }

  /** What {@link Minimax} says, on the scale of the solver. */
  private static int truth(Minimax minimax, Position position) {
    int value = minimax.value(position);
    int last = position.game().board().cells() + 1 - position.ply();
    return value > 0 ? last - (100 - value) : value < 0 ? -(last - (value + 100)) : 0;
  }

  /** Every probe of a position, in an order by chance, says what trying everything says. */
  private static void compare(LineProber prober, Position position, Dice dice) {
    int truth = truth(new Minimax(), position);
    int most = new ValueScale(position.game()).most(position.ply());
    for (int i = 0; i < 6; i++) {
      int beta = dice.below(2 * most + 1) - most + (i == 0 ? 1 : 0);
      beta = i == 1 ? 0 : i == 2 ? 1 : i == 3 ? truth : i == 4 ? truth + 1 : beta;
      int bound = probe(prober, position, beta);
      if (truth >= beta) {
        assertThat(bound).as("%s beta %d", position, beta).isBetween(beta, truth);
      } else {
        assertThat(bound).as("%s beta %d", position, beta).isBetween(truth, beta - 1);
      }
    }
  }

  private static void compareBest(Solver solver, Position position) {
    Minimax minimax = new Minimax();
    int value = minimax.value(position);
    Solution found = solver.solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
    assertThat(solver.scale().value(truth(minimax, position), position.ply()))
        .as("%s", position)
        .isEqualTo(found.atLeast())
        .isEqualTo(found.atMost());
    assertThat(found.best())
        .as("%s", position)
        .containsExactlyElementsOf(
            position.legalMoves().stream()
                .filter(move -> minimax.value(position, move) == value)
                .toList());
    Solution weak =
        solver.solve(position, SolveGoal.BEST.weakly(), Limits.NONE, SolveListener.NONE);
    assertThat(weak.atLeast()).isEqualTo(ValueScale.weak(value)).isEqualTo(weak.atMost());
    assertThat(weak.best())
        .as("%s", position)
        .containsExactlyElementsOf(
            position.legalMoves().stream()
                .filter(
                    move -> Integer.signum(minimax.value(position, move)) == Integer.signum(value))
                .toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void probesLikeTryingEverything(int workers) {
    Dice dice = new Dice(41);
    for (String name :
        List.of("tic-tac-toe", "tic-tac-toe:misere", "squava", "yavalath", "connect4")) {
      Game game = Samples.game(name);
      LineProber prober =
          new LineProber(new SearchRules(game), BYTES, ThreadWorkerPool.of(workers));
      for (int i = 0; i < 60; i++) {
        compare(prober, LatePosition.of(game, 5 + i % 4, dice).orElseThrow(), dice);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void probesLikeTryingEverythingInRandomGames(int workers) {
    Dice dice = new Dice(42);
    int compared = 0;
    int games = FullRun.rounds(500, 50);
    for (int i = 0; i < games; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (game.rules().endsEarly()) {
        LineProber prober =
            new LineProber(new SearchRules(game), BYTES, ThreadWorkerPool.of(workers));
        for (int free = 3; free <= 7; free++) {
          Position position = LatePosition.of(game, free, dice).orElse(null);
          if (position != null) {
            compare(prober, position, dice);
            compared++;
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(2 * games);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void findsAllBestMovesInRandomGames(int workers) {
    Dice dice = new Dice(43);
    int compared = 0;
    int games = FullRun.rounds(350, 50);
    for (int i = 0; i < games; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      Position position =
          game.rules().endsEarly() ? LatePosition.of(game, 7, dice).orElse(null) : null;
      if (position != null && position.ply() > game.swapPly()) {
        compareBest(solver(game, ThreadWorkerPool.of(workers)), position);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(games / 4);
  }

  @Test
  void knowsValueAndBestMovesOfSquavaPositions() {
    Game game = Samples.game("squava");
    Solver solver = solver(game, WorkerPool.SINGLE);
    for (String[] row : Samples.data("squava_positions.txt")) {
      Position position = PositionReader.read(game, row[0]);
      Solution found = solver.solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
      assertThat(letter(found)).as(row[0]).isEqualTo(row[1]);
      if (!found.atLeast().isDraw()) {
        assertThat(found.atLeast().plies()).as(row[0]).isEqualTo(Integer.parseInt(row[2]));
      }
      assertThat(found.best()).as(row[0]).containsExactlyElementsOf(moves(row[3]));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void knowsResultAndBestMovesOfYavalathPositions(int workers) {
    Game game = Samples.game("yavalath");
    Solver solver = solver(game, ThreadWorkerPool.of(workers));
    for (String[] row : Samples.data("yavalath_positions.txt")) {
      Position position = PositionReader.read(game, row[0]);
      Solution found =
          solver.solve(position, SolveGoal.BEST.weakly(), Limits.NONE, SolveListener.NONE);
      assertThat(letter(found)).as(row[0]).isEqualTo(row[1]);
      assertThat(found.best())
          .as(row[0])
          .containsExactlyElementsOf(row[2].equals("-") ? position.legalMoves() : moves(row[2]));
    }
  }

  /** These are long enough for other workers to join. */
  @ParameterizedTest
  @CsvSource({"6, 1, LOSS, 16", "6, 2, LOSS, 16", "12, 2, WIN, 19", "1, 2, LOSS, 16"})
  void knowsHowSquavaEndsAfterTheFirstMove(int cell, int workers, Result kind, int plies) {
    Game game = Samples.game("squava");
    Solver solver = solver(game, ThreadWorkerPool.of(workers));
    Position position = game.start().play(Move.at(cell));
    Solution found = solver.solve(position, SolveGoal.VALUE, Limits.NONE, SolveListener.NONE);
    assertThat(found.atLeast()).isEqualTo(found.atMost());
    assertThat(found.atLeast().result()).isEqualTo(kind);
    assertThat(found.atLeast().plies()).isEqualTo(plies);
    Solution weak =
        solver.solve(position, SolveGoal.VALUE.weakly(), Limits.NONE, SolveListener.NONE);
    assertThat(weak.atLeast().result()).isEqualTo(kind);
  }

  @Test
  void stopsInTime() {
    Game game = Samples.game("yavalath");
    for (int workers = 1; workers <= 2; workers++) {
      Solver solver = solver(game, ThreadWorkerPool.of(workers));
      Position position = game.start().play(Move.at(30)).play(Move.at(0));
      Solution found =
          solver.solve(position, SolveGoal.VALUE, Limits.nodes(100_000), SolveListener.NONE);
      assertThat(found.isSettled()).isFalse();
      assertThat(found.nodes()).isBetween(100_000L, 250_000L);
    }
  }

  private static String letter(Solution found) {
    assertThat(found.isSettled()).isTrue();
    return ExactNumber.letter(found.atLeast());
  }

  private static List<Move> moves(String cells) {
    return Arrays.stream(cells.split(",")).map(Integer::parseInt).map(Move::at).toList();
  }

  /** Fixed questions visit exactly these nodes; a change here must be meant. */
  @ParameterizedTest
  @CsvSource({"squava, squava_positions.txt", "yavalath, yavalath_positions.txt"})
  void nodesAreTheSameEveryTime(String name, String file) {
    Game game = Samples.game(name);
    long nodes = nodes(game, file);
    assertThat(nodes(game, file)).isEqualTo(nodes);
    assertThat(Samples.lines("signatures.txt")).contains("%s solve: %d".formatted(name, nodes));
  }

  private static long nodes(Game game, String file) {
    Solver solver = solver(game, WorkerPool.SINGLE);
    long nodes = 0;
    List<String[]> rows = Samples.data(file);
    for (String[] row : rows.subList(rows.size() - 40, rows.size())) {
      Position position = PositionReader.read(game, row[0]);
      nodes +=
          solver.solve(position, SolveGoal.BEST.weakly(), Limits.NONE, SolveListener.NONE).nodes();
    }
    return nodes;
  }

  /** Wide and quiet: a proof alone takes far longer than both searches in turns. */
  @ParameterizedTest
  @CsvSource({
    "O.OXO/....../...O.O./...XX..X/..X.OX.O./X..XXO../..XOOXO/XO.XOX/....., LOSS",
    ".XX../XX.O../O..XOX./..XOXXO./.X.OXOO../.......O/..O.X../X...../...OO, WIN",
    "..O.O/.XX.O./......./X.OOXOX./O....O.../XXO..O../..X..../.X..../..X.., LOSS"
  })
  void decidesQuietPositionsWithManyFreeCells(String rows, Result expected) {
    Game game = Samples.game("yavalath:no-swap");
    Position position = PositionReader.read(game, rows);
    Solver solver = new Solver(game, BYTES, WorkerPool.SINGLE, ExactValues.NONE);
    Solution solution =
        solver.solve(
            position, SolveGoal.VALUE.weakly(), Limits.nodes(4_000_000), SolveListener.NONE);
    assertThat(solution.isSettled()).isTrue();
    assertThat(solution.atLeast().result()).isEqualTo(expected);
  }
}
