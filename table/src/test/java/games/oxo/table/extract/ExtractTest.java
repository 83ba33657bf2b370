package games.oxo.table.extract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Margin;
import games.oxo.table.BuildListener;
import java.util.Arrays;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExtractTest {
  private static Extract build(Game game, int stones, ExactValues values) {
    return new ExtractBuilder(game, stones, values, BuildListener.NONE).build();
  }

  /** Some value that differs from position to position, but not between images. */
  private static OptionalInt some(Position position) {
    return OptionalInt.of(Math.floorMod(Long.bitCount(position.legalCells()) * 7, 13) - 6);
  }

  @ParameterizedTest
  @CsvSource({"tic-tac-toe,8", "connect4:5x4,6", "connect4,5", "fourtic,4", "yavalath,2"})
  void hasTheValueOfEveryPosition(String name, int stones) {
    Game game = BuiltInGames.load(name);
    Extract built = build(game, stones, ExtractTest::some);
    Extract read = Extract.read(game, built.bytes(), "it");
    assertThat(read.stones()).isEqualTo(stones);
    assertThat(read.positions()).isEqualTo(built.positions());
    assertThat(read.bytes()).isEqualTo(built.bytes());
    Dice dice = new Dice(2);
    for (int round = 0; round < 300; round++) {
      Position at = game.start();
      while (!at.outcome().isOver()) {
        OptionalInt wanted = at.ply() <= stones ? some(at) : OptionalInt.empty();
        assertThat(read.value(at)).isEqualTo(wanted);
        at = at.play(at.legalMoves().get(dice.below(at.legalMoves().size())));
      }
    }
  }

  @Test
  void agreesWithTryingEverything() {
    Game game = BuiltInGames.load("tic-tac-toe");
    Minimax minimax = new Minimax();
    minimax.value(game.start());
    ValueScale scale = new ValueScale(game);
    Extract extract = build(game, 6, ExtractTest::solved);
    minimax
        .known()
        .forEach(
            (position, value) -> {
              OptionalInt found = extract.value(position);
              assertThat(found.isPresent()).isEqualTo(position.ply() <= 6);
              if (found.isPresent()) {
                int win = scale.win(position.ply() + Minimax.stonesToTheEnd(value));
                assertThat(found).hasValue(value == 0 ? 0 : value > 0 ? win : -win);
              }
            });
  }

  /** The way to make an extract without a table. */
  private static OptionalInt solved(Position position) {
    Solver solver = new Solver(position.game(), 1 << 16, WorkerPool.SINGLE, ExactValues.NONE);
    return OptionalInt.of(
        new ValueScale(position.game())
            .number(
                solver.solve(position, SolveGoal.VALUE, Limits.NONE, SolveListener.NONE).atLeast(),
                position.ply()));
  }

  @Test
  void whatTheSourceDoesNotKnowIsNotThere() {
    Game game = BuiltInGames.load("connect4");
    Extract none = build(game, 3, ExactValues.NONE);
    assertThat(none.positions()).isZero();
    assertThat(Extract.read(game, none.bytes(), "it").value(game.start())).isEmpty();
    // No game leads there: both stones of X lie below a stone of O that came first.
    Extract all = build(game, 3, ExtractTest::some);
    assertThat(all.value(3, 4)).isPresent();
    assertThat(all.value(1, 6)).isEmpty();
  }

  @Test
  void everyFlippedByteIsRefused() {
    Game game = Samples.game("tic-tac-toe");
    byte[] right = build(game, 4, ExtractTest::some).bytes();
    for (int at = 0; at < right.length; at++) {
      byte[] bytes = right.clone();
      bytes[at] ^= 16;
      assertRefused(game, bytes);
      assertRefused(game, Arrays.copyOf(right, at));
    }
    assertRefused(game, Arrays.copyOf(right, right.length + 1));
    assertThatThrownBy(() -> Extract.read(Samples.game("fourtic"), right, "it"))
        .hasMessage("it is an extract for other rules than those of fourtic");
  }

  private static void assertRefused(Game game, byte[] bytes) {
    assertThatThrownBy(() -> Extract.read(game, bytes, "it"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("it is ");
  }

  /** The values of the first layers were found by others too. */
  @Test
  void squavaComesWithTheProgram() {
    Game game = BuiltInGames.load("squava");
    ExactValues known = BuiltInExtracts.of(game);
    ValueScale scale = new ValueScale(game);
    assertThat(known.value(game.start())).hasValue(scale.win(17));
    assertThat(BuiltInExtracts.of(BuiltInGames.load("tictactrains"))).isSameAs(ExactValues.NONE);
  }

  @Test
  void theExtractOfSquavaAgreesWithTheSolver() {
    Game game = BuiltInGames.load("squava");
    ExactValues known = BuiltInExtracts.of(game);
    Solver solver = new Solver(game, 1 << 24, WorkerPool.SINGLE, ExactValues.NONE);
    Dice dice = new Dice(8);
    for (int round = 0; round < 12; round++) {
      Position at = game.start();
      while (at.ply() < 7) {
        Position next = at.play(at.legalMoves().get(dice.below(at.legalMoves().size())));
        at = next.outcome().isOver() ? game.start() : next;
      }
      int value =
          new ValueScale(game)
              .number(
                  solver.solve(at, SolveGoal.VALUE, Limits.NONE, SolveListener.NONE).atLeast(), 7);
      assertThat(known.value(at)).hasValue(value);
    }
  }

  /** The scores of the first moves are well known: 1 in the middle, and one less for each step. */
  @Test
  void connectFourComesWithTheProgram() {
    Game game = BuiltInGames.load("connect4");
    ExactValues known = BuiltInExtracts.of(game);
    ValueScale scale = new ValueScale(game);
    int[] scores = {-2, -1, 0, 1, 0, -1, -2};
    for (int column = 0; column < scores.length; column++) {
      Position after = game.start().play(game.start().legalMoves().get(column));
      int number = known.value(after).orElseThrow();
      assertThat(scale.score(scale.value(number, 1), 1)).hasValue(-scores[column]);
    }
    assertThat(scale.score(scale.value(known.value(game.start()).orElseThrow(), 0), 0)).hasValue(1);
  }

  @Test
  void fourticComesWithTheProgramAndAgreesWithValuesFoundByOthers() {
    Game game = BuiltInGames.load("fourtic");
    ExactValues known = BuiltInExtracts.of(game);
    ValueScale scale = new ValueScale(game);
    assertThat(scale.value(known.value(game.start()).orElseThrow(), 0)).isEqualTo(new Margin(0));
    int compared = 0;
    for (String[] row : Samples.data("fourtic_positions.txt")) {
      Position position = PositionReader.read(game, row[0]);
      if (position.ply() <= 7) {
        Margin value = new Margin(Integer.parseInt(row[1]));
        int number = known.value(position).orElseThrow();
        assertThat(scale.value(number, position.ply())).as(row[0]).isEqualTo(value);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(50);
  }
}
