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
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A solver in slices does exactly what it does as a whole. */
@Tag("slow")
class SolveSearchTest {
  private static final long MEMORY = 64L << 20;

  /** Too little for a table of margins. */
  private static final long LITTLE_MEMORY = 100_000;

  /** Hears what is proven, without the time that it took. */
  private static final class Ear implements SolveListener {
    final List<Solution> heard = new ArrayList<>();

    @Override
    public void proven(Solution soFar) {
      heard.add(timeless(soFar));
    }

    @Override
    public boolean stop() {
      return false;
    }
  }

  private static Solution timeless(Solution solution) {
    return new Solution(
        solution.atLeast(),
        solution.atMost(),
        solution.best(),
        solution.keeping(),
        solution.moves(),
        solution.nodes(),
        0);
  }

  private static Solver solver(Game game, long memory) {
    return new Solver(game, memory, WorkerPool.SINGLE, ExactValues.NONE);
  }

  /** Wants a pause at every so many questions. */
  private static BooleanSupplier every(int questions) {
    int[] asked = {0};
    return () -> ++asked[0] % questions == 0;
  }

  /** How many slices it took. */
  private static int slices(SolveSearch search, BooleanSupplier pause) {
    int slices = 1;
    while (!search.run(pause)) {
      slices++;
    }
    return slices;
  }

  /** Compares slices with the whole, and tells how many there were at most. */
  private static int assertSame(Position position, SolveGoal goal, Limits limits, long memory) {
    Ear ear = new Ear();
    Solution whole = solver(position.game(), memory).solve(position, goal, limits, ear);
    int most = 0;
    for (int questions : new int[] {1, 3, 50}) {
      Ear other = new Ear();
      SolveSearch search = solver(position.game(), memory).start(position, goal, limits, other);
      most = Math.max(most, slices(search, every(questions)));
      assertThat(timeless(search.solution())).as("%s", position).isEqualTo(timeless(whole));
      assertThat(other.heard).isEqualTo(ear.heard);
      assertThat(search.run(() -> false)).isTrue();
      assertThat(timeless(search.solution())).isEqualTo(timeless(whole));
    }
    return most;
  }

  private static Position late(String name, int free, int seed) {
    return LatePosition.of(Samples.game(name), free, new Dice(seed)).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "connect4, 335662333565",
    "connect4, 7422341735647741166133",
    "connect4:5x5, 3 3 3",
    "squava, X..../.O.../..X../...O./.....",
  })
  void knownPositions(String name, String moves) {
    Position position = PositionReader.read(Samples.game(name), moves);
    assertThat(assertSame(position, SolveGoal.BEST, Limits.NONE, MEMORY)).isGreaterThan(3);
    assertSame(position, SolveGoal.ALL.weakly(), Limits.NONE, MEMORY);
  }

  @ParameterizedTest
  @CsvSource({
    "connect4, 20, false",
    "squava, 17, true",
    "yavalath:no-swap, 29, false",
    "yavalath:side4, 25, true",
    "yavalath:fivalath, 20, false",
    "tic-tac-toe:misere, 9, true",
    "fourtic, 16, true",
    "tictactrains:classical, 13, true",
    "tictactrains:modern, 13, true",
    "tictactrains:mallorcan, 13, true",
    "tictactrains:postmodern, 13, true",
    "tictactrains:spanish, 13, true",
    "tictactrains:swiss, 13, true",
    "tictactrains:viennese, 15, true",
  })
  void latePositions(String name, int free, boolean takesLong) {
    int slices = 0;
    for (int seed = 0; seed < 3; seed++) {
      Position position = late(name, free, seed);
      slices += assertSame(position, SolveGoal.ALL, Limits.NONE, MEMORY);
    }
    if (takesLong) {
      assertThat(slices).isGreaterThan(3);
    }
  }

  @Test
  void proofNumberSearch() {
    Game game = Samples.game("yavalath:no-swap");
    Position position = PositionReader.read(game, "e5");
    Solution whole =
        solver(game, MEMORY)
            .solve(position, SolveGoal.VALUE.weakly(), Limits.NONE, SolveListener.NONE);
    SolveSearch search =
        solver(game, MEMORY)
            .start(position, SolveGoal.VALUE.weakly(), Limits.NONE, SolveListener.NONE);
    assertThat(slices(search, every(2))).isGreaterThan(20);
    assertThat(timeless(search.solution())).isEqualTo(timeless(whole));
  }

  @Test
  void scoresWithoutATableOfMargins() {
    for (int seed = 0; seed < 3; seed++) {
      Position position = late("tictactrains:swiss", 9, seed);
      assertSame(position, SolveGoal.BEST, Limits.NONE, LITTLE_MEMORY);
    }
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
    assertThat(assertSame(game.start(), SolveGoal.ALL, Limits.NONE, MEMORY)).isGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(ints = {700, 5_000, 40_000})
  void aLimitOfNodesIsReachedAtTheSameNode(int nodes) {
    for (String name : List.of("connect4", "squava", "fourtic", "yavalath:no-swap")) {
      Position position = Samples.game(name).start();
      assertSame(position, SolveGoal.ALL, Limits.nodes(nodes), MEMORY);
    }
  }

  @Test
  void theSameSearchGoesOnAfterAnotherOne() {
    for (String name : List.of("connect4:5x4", "squava", "tictactrains:swiss")) {
      Position position = late(name, 14, 3);
      Position another = late(name, 13, 4);
      Game game = position.game();
      Solution whole =
          solver(game, MEMORY).solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
      Solution expected =
          solver(game, MEMORY).solve(another, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
      Solver solver = solver(game, MEMORY);
      SolveSearch search = solver.start(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
      search.run(every(2));
      Solution paused = search.solution();
      Solution between = solver.solve(another, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
      assertThat(between.atLeast()).isEqualTo(expected.atLeast());
      assertThat(between.best()).isEqualTo(expected.best());
      assertThat(search.solution()).isEqualTo(paused);
      assertThat(search.run(() -> false)).isTrue();
      assertThat(search.solution().atLeast()).isEqualTo(whole.atLeast());
      assertThat(search.solution().best()).isEqualTo(whole.best());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"335662333565", "444444"})
  void severalWorkersComeToTheSameValue(String moves) {
    Game game = Samples.game("connect4:6x5");
    assertWorkersAgree(PositionReader.read(game, moves.substring(0, 5)));
  }

  @Test
  void severalWorkersComeToTheSameValueInOtherGames() {
    assertWorkersAgree(
        PositionReader.read(Samples.game("squava"), "X..../.O.../..X../...O./....."));
    assertWorkersAgree(late("tictactrains:viennese", 17, 1));
    assertWorkersAgree(Samples.game("fourtic").start());
  }

  private static void assertWorkersAgree(Position position) {
    Game game = position.game();
    Solution alone =
        solver(game, MEMORY).solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
    Solver solver = new Solver(game, MEMORY, ThreadWorkerPool.of(2), ExactValues.NONE);
    SolveSearch search = solver.start(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
    slices(search, every(7));
    assertThat(search.solution().atLeast()).isEqualTo(alone.atLeast());
    assertThat(search.solution().best()).isEqualTo(alone.best());
  }
}
