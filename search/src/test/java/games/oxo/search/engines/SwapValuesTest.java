package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Analysis;
import games.oxo.search.ExactNumber;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.SwapMinimax;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@DisplayName("What engines prove before and at a swap is true")
class SwapValuesTest {
  private static final int POSITIONS = 80;
  private static final int MOST_CELLS = 9;

  private static Game randomGame(Dice dice) {
    while (true) {
      String text = RandomDefinition.text(dice).replace("swap = false", "swap = true");
      Game game = Samples.gameOf(text);
      if (game.board().cells() <= MOST_CELLS) {
        return game;
      }
    }
  }

  /** A position from which the swap is still to come, or has just been offered or made. */
  private static Position randomPosition(Game game, Dice dice) {
    while (true) {
      Position position = game.start();
      int moves = dice.below(game.swapPly() + 3);
      for (int i = 0; i < moves && !position.outcome().isOver(); i++) {
        List<Move> legal = position.legalMoves();
        position = position.play(legal.get(dice.below(legal.size())));
      }
      if (!position.outcome().isOver()) {
        return position;
      }
    }
  }

  private static Analysis think(Position position, String spec, ExactValues table) {
    EngineContext context = EngineContext.of(3, 2_000_000).withTable(table);
    ConfiguredEngine configured = Engines.create(position.game(), EngineSpec.parse(spec), context);
    return configured
        .engine()
        .think(
            position,
            SearchRequest.of(configured.limitsOr(position, 1)).withEveryMove(true),
            SearchListener.NONE);
  }

  private static void assertTrue(Value value, int truth, Object where) {
    if (value instanceof Proven proven) {
      assertThat(proven.result().sign()).as("%s", where).isEqualTo(Integer.signum(truth));
      if (proven.plies() > 0) {
        assertThat(ExactNumber.of(value)).as("%s", where).isEqualTo(truth);
      }
    }
  }

  private static void compare(Position position, Analysis found, boolean careless) {
    SwapMinimax minimax = new SwapMinimax();
    String where = position.game().definition() + " " + position.moves();
    // A level tells the value of the move that it plays, which may be a careless one.
    int best = minimax.value(position, found.best());
    assertTrue(found.value(), careless ? best : minimax.value(position), where);
    for (MoveValue each : found.moves()) {
      assertTrue(each.value(), minimax.value(position, each.move()), where + " " + each.move());
      Position at = position;
      for (Move move : each.line()) {
        assertThat(at.isLegal(move)).as("%s %s", where, each.line()).isTrue();
        at = at.play(move);
      }
    }
    if (found.value().isProven() && !careless) {
      assertThat(best).as(where).isEqualTo(minimax.value(position));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alphabeta:depth=64",
        "alphabeta:depth=3",
        "negascout:depth=64",
        "deep:depth=64",
        "deep:nodes=500",
        "mcts-solver:simulations=2000",
        "mcts:simulations=200",
        "best:nodes=2000",
        "level5",
        "random"
      })
  void whateverIsProven(String spec) {
    Dice dice = new Dice(11);
    int proven = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Game game = randomGame(dice);
      if (!Engines.entry(EngineSpec.parse(spec).name()).serves(game)) {
        continue;
      }
      Position position = randomPosition(game, dice);
      Analysis found = think(position, spec, ExactValues.NONE);
      compare(position, found, spec.startsWith("level"));
      boolean known = position.ply() >= game.swapPly() - 1;
      if (known && spec.equals("alphabeta:depth=64")) {
        assertThat(found.value().isProven()).isTrue();
      }
      proven += found.value().isProven() ? 1 : 0;
    }
    assertThat(proven > 0).isEqualTo(!spec.matches("mcts:.*|random"));
  }

  @Test
  void byATable() {
    Dice dice = new Dice(12);
    for (int i = 0; i < POSITIONS; i++) {
      Game game = randomGame(dice);
      Position position = randomPosition(game, dice);
      Analysis found = think(position, "best", TableSourceTest.everything(game));
      compare(position, found, false);
      assertThat(found.value().isProven()).isTrue();
    }
  }

  @Test
  void aSmallGameWithASwap() {
    Game game =
        Samples.gameOf(
            "name = \"Two\"\nboard = { shape = \"square\", width = 3, height = 3 }\n"
                + "line = { win = 2 }\nswap = true\n");
    for (String moves : List.of("", "b2", "a1", "b2 swap")) {
      Position position = PositionReader.read(game, moves);
      Value solved =
          new Solver(game, 2_000_000, WorkerPool.SINGLE, ExactValues.NONE)
              .solve(position, SolveGoal.VALUE, Limits.NONE, SolveListener.NONE)
              .atLeast();
      for (String spec : List.of("alphabeta:depth=9", "negascout:depth=9", "deep:depth=9")) {
        assertThat(think(position, spec, ExactValues.NONE).value()).as(moves).isEqualTo(solved);
      }
    }
  }
}
