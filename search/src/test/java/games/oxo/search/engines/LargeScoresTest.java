package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.ExactNumber;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.Solver;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Games with many thousand points are searched like others")
class LargeScoresTest {
  private static final String SIX =
      "name = \"Six\"\nboard = { shape = \"square\", width = 6, height = 6 }\n"
          + "score = { run = { length = 2, points = 1000 } }\n";

  private static Analysis think(Position position, String spec) {
    ConfiguredEngine configured =
        Engines.create(position.game(), EngineSpec.parse(spec), EngineContext.of(5, 8_000_000));
    SearchRequest request = SearchRequest.of(configured.limitsOr(position, 1)).withEveryMove(true);
    return configured.engine().think(position, request, SearchListener.NONE);
  }

  /** All runs of all lengths on the largest board: near the most points that there can be. */
  private static String eightByEight(int sign) {
    StringBuilder runs = new StringBuilder();
    for (int length = 2; length <= 8; length++) {
      runs.append(length == 2 ? "" : ", ")
          .append(Text.format("{ length = %d, points = %d }", length, sign * 1000));
    }
    return "name = \"Eight\"\nboard = { shape = \"square\", width = 8, height = 8 }\nscore = { run = ["
        + runs
        + "], bonus = { cells = \"all\", points = 1000 } }\n";
  }

  private static void compare(Position position, Analysis found) {
    Minimax minimax = new Minimax();
    assertThat(found.value().isProven()).isTrue();
    assertThat(ExactNumber.of(found.value())).isEqualTo(minimax.value(position));
    assertThat(minimax.value(position, found.best())).isEqualTo(minimax.value(position));
    for (MoveValue each : found.moves()) {
      if (each.value().isProven()) {
        assertThat(ExactNumber.of(each.value())).isEqualTo(minimax.value(position, each.move()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alphabeta:depth=64",
        "negascout:depth=64",
        "best:nodes=1",
        "mcts-solver:simulations=200000"
      })
  void enginesFindTheMargin(String spec) {
    Dice dice = new Dice(17);
    for (String definition : new String[] {SIX, eightByEight(1), eightByEight(-1)}) {
      Game game = Samples.gameOf(definition);
      for (int i = 0; i < 5; i++) {
        Position position = LatePosition.of(game, 6, dice).orElseThrow();
        compare(position, think(position, spec));
      }
    }
  }

  @Test
  void solversFindTheMarginOfEveryMove() {
    Dice dice = new Dice(18);
    for (String definition : new String[] {SIX, eightByEight(1), eightByEight(-1)}) {
      Game game = Samples.gameOf(definition);
      Position position = LatePosition.of(game, 7, dice).orElseThrow();
      Minimax minimax = new Minimax();
      var solved =
          new Solver(game, 8_000_000, WorkerPool.SINGLE, ExactValues.NONE)
              .solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
      for (SolvedMove each : solved.moves()) {
        assertThat(ExactNumber.of(each.value())).isEqualTo(minimax.value(position, each.move()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"alphabeta", "negascout"})
  void aSearchThatEndsAtItsDepth(String engine) {
    Position position =
        PositionReader.read(Samples.gameOf(SIX), "XXXXXX/XXXXXX/XO.O.O/OO...O/...O.O/OO.O.O");
    for (int depth = 1; depth <= 5; depth++) {
      Analysis found = think(position, engine + ":depth=" + depth);
      assertThat(found.depth()).isEqualTo(depth);
      assertThat(found.moves()).hasSize(11);
      assertThat(found.line()).hasSize(depth);
      assertThat(found.value().rank()).isBetween(-40_000.0, 40_000.0);
    }
  }
}
