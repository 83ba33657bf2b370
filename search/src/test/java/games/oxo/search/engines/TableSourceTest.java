package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.ExactNumber;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.ValueScale;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TableSourceTest {
  private static final String SMALL =
      "name = \"Small\"\nboard = { shape = \"square\", width = 3, height = 3 }\n";

  /** All values, by trying everything. */
  static ExactValues everything(Game game) {
    Minimax minimax = new Minimax();
    ValueScale scale = new ValueScale(game);
    return position -> {
      int value = minimax.value(position);
      boolean drawn = value == 0 || !game.rules().countsStones();
      int stones = position.ply() + 100 - Math.abs(value);
      return OptionalInt.of(drawn ? value : value > 0 ? scale.win(stones) : -scale.win(stones));
    };
  }

  private static Engine best(Game game, ExactValues known, long seed, boolean deterministic) {
    EngineContext context =
        EngineContext.of(seed, 1_000_000).withDeterministic(deterministic).withTable(known);
    return Engines.create(game, EngineSpec.parse("best"), context).engine();
  }

  private static Analysis think(Engine engine, Position position) {
    return engine.think(
        position, SearchRequest.of(Limits.nodes(1)).withEveryMove(true), SearchListener.NONE);
  }

  @Test
  void everyMoveHasItsProvenValueAndALineToTheEnd() {
    for (String rule : new String[] {"line = { win = 3 }", "line = { lose = 3 }"}) {
      Game game = Samples.gameOf(SMALL + rule);
      ExactValues known = everything(game);
      Solver solver = new Solver(game, 1 << 20, WorkerPool.SINGLE, known);
      Position position = game.start();
      Engine engine = best(game, known, 1, true);
      while (!position.outcome().isOver()) {
        Analysis found = think(engine, position);
        Solution solved = solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE);
        assertThat(found.value()).isEqualTo(solved.atLeast());
        assertThat(found.best()).isEqualTo(solved.best().get(0));
        assertThat(found.moves()).hasSameSizeAs(position.legalMoves());
        for (MoveValue each : found.moves()) {
          assertThat(solved.moves()).anyMatch(that -> same(that, each));
          assertThat(each.line().get(0)).isEqualTo(each.move());
          if (ExactNumber.plies(each.value()) > 0) {
            assertThat(each.line()).hasSize(ExactNumber.plies(each.value()));
          }
        }
        position = position.play(found.best());
      }
    }
  }

  private static boolean same(SolvedMove one, MoveValue two) {
    return one.move().equals(two.move()) && one.value().equals(two.value());
  }

  @Test
  void marginsOfAScoreGame() {
    Game game = Samples.gameOf(SMALL + "score = { longest = \"path\" }");
    ExactValues known = everything(game);
    Analysis found = think(best(game, known, 1, true), game.start());
    assertThat(ExactNumber.of(found.value())).isEqualTo(known.value(game.start()).orElseThrow());
    assertThat(found.line()).hasSize(9);
  }

  @Test
  void amongEqualMovesChanceDecidesUnlessItMustNot() {
    Game game = Samples.gameOf(SMALL + "line = { win = 3 }");
    ExactValues known = everything(game);
    Set<Move> chosen = new HashSet<>();
    Set<Move> always = new HashSet<>();
    for (long seed = 1; seed <= 40; seed++) {
      chosen.add(think(best(game, known, seed, false), game.start()).best());
      always.add(think(best(game, known, seed, true), game.start()).best());
    }
    assertThat(chosen).hasSize(9);
    assertThat(always).hasSize(1);
  }

  @Test
  void whoeverOpensThinksOfTheSwap() {
    Game game =
        Samples.gameOf(
            "name = \"Swap\"\nboard = { shape = \"square\", width = 3, height = 2 }\n"
                + "line = { win = 3 }\nswap = true");
    ExactValues known = everything(game);
    Engine engine = best(game, known, 1, true);
    Analysis opening = think(engine, game.start());
    for (MoveValue each : opening.moves()) {
      int stones = known.value(game.start().play(each.move())).orElseThrow();
      // A won opening is taken over by a swap, a lost one is not.
      assertThat(ExactNumber.letter(each.value())).isEqualTo(stones == 0 ? "D" : "L");
    }
    Game sharp =
        Samples.gameOf(
            "name = \"Sharp\"\nboard = { shape = \"square\", width = 3, height = 3 }\n"
                + "line = { win = 2 }\nswap = true");
    Position opened = sharp.start().play(Move.at(4));
    Analysis answer = think(best(sharp, everything(sharp), 1, true), opened);
    assertThat(answer.best()).isEqualTo(Move.SWAP);
    assertThat(answer.value().isWin()).isTrue();
    assertThat(think(best(sharp, everything(sharp), 1, true), sharp.start()).line())
        .contains(Move.SWAP);
  }

  @Test
  void whereAValueIsMissingItThinks() {
    Game game = Samples.gameOf(SMALL + "line = { win = 3 }");
    ExactValues all = everything(game);
    ExactValues some = position -> position.ply() == 1 ? OptionalInt.empty() : all.value(position);
    Analysis searched = think(best(game, some, 1, true), game.start());
    Analysis known = think(best(game, all, 1, true), game.start());
    assertThat(searched.value()).isEqualTo(known.value());
    assertThat(searched.nodes()).isPositive();
  }

  /** So it is with an extract, which has the positions with few stones only. */
  @Test
  void theExpectedPlayEndsWhereTheValuesEnd() {
    Game game = Samples.gameOf(SMALL + "line = { win = 3 }");
    ExactValues all = everything(game);
    ExactValues few = position -> position.ply() > 3 ? OptionalInt.empty() : all.value(position);
    Analysis whole = think(best(game, all, 1, true), game.start());
    Analysis found = think(best(game, few, 1, true), game.start());
    assertThat(found.depth()).isZero();
    assertThat(found.value()).isEqualTo(whole.value());
    assertThat(found.line()).isEqualTo(whole.line().subList(0, 3));
    Position late = game.start();
    for (Move move : whole.line().subList(0, 3)) {
      late = late.play(move);
    }
    assertThat(think(best(game, few, 1, true), late).value())
        .isEqualTo(think(best(game, all, 1, true), late).value());
  }
}
