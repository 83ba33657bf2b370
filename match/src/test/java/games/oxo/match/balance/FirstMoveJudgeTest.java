package games.oxo.match.balance;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.session.balance.ValueUnit;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who judges first moves")
class FirstMoveJudgeTest {
  private static final long MEGABYTES = 16 << 20;

  private static Game game(String text) {
    return Game.of(BuiltInGames.define("game.toml", text));
  }

  private static FirstMoves solved(Game game) {
    FirstMoveJudge judge = new FirstMoveJudge(game, MEGABYTES, Knowledge.NONE, () -> false);
    return new FirstMoves(
        FirstMoveJudge.kinds(game).entrySet().stream()
            .map(
                kind ->
                    new FirstMove(
                        kind.getKey(),
                        kind.getValue(),
                        null,
                        judge.solve(kind.getKey(), Limits.NONE)))
            .toList(),
        game.swapPly(),
        ValueUnit.CHANCES);
  }

  @Test
  void countsKindsUpToSymmetry() {
    assertThat(FirstMoveJudge.kinds(BuiltInGames.load("tic-tac-toe")))
        .isEqualTo(Map.of(Move.at(0), 4, Move.at(1), 4, Move.at(4), 1));
    assertThat(FirstMoveJudge.kinds(BuiltInGames.load("yavalath"))).hasSize(9);
    assertThat(FirstMoveJudge.kinds(BuiltInGames.load("connect4")).values())
        .containsExactly(2, 2, 2, 1);
  }

  @Test
  void provesThatMisereTicTacToeHasOneSoundOpening() {
    FirstMoves moves = solved(BuiltInGames.load("tic-tac-toe:misere"));
    assertThat(moves.result()).contains(Result.DRAW);
    assertThat(moves.soundMoves()).isEqualTo(1);
  }

  @Test
  void provesMarginsOfAScoreGame() {
    FirstMoves moves = solved(BuiltInGames.load("fourtic"));
    assertThat(moves.result()).contains(Result.DRAW);
    assertThat(moves.margin()).contains(new Margin(0));
  }

  /** Two in a row on three cells: the middle wins for X, an end draws or loses. */
  @Test
  void respectsTheSwap() {
    String board = "name = \"Tiny\"\nboard = { shape = \"square\", width = 3, height = 3 }\n";
    String line = "line = { win = 2 }\n";
    FirstMoves plain = solved(game(board + line));
    assertThat(plain.result()).contains(Result.WIN);
    assertThat(plain.soundKinds()).isEqualTo(3);
    FirstMoves swap = solved(game(board + line + "swap = true\n"));
    assertThat(swap.result()).contains(Result.LOSS);
    assertThat(swap.soundKinds()).isZero();
  }

  @Test
  void estimatesAreThoseOfTheStoneAlsoWhereASwapIsOffered() {
    String rules =
        "name = \"Tiny\"\nboard = { shape = \"square\", width = 3, height = 3 }\nline = { win = 2 }\n";
    for (String more : new String[] {"", "swap = true\n"}) {
      Game game = game(rules + more);
      Value value =
          new FirstMoveJudge(game, MEGABYTES, Knowledge.NONE, () -> false)
              .estimate(Move.at(4), EngineSpec.parse("mcts-solver"), Limits.simulations(100), 1);
      assertThat(value.isWin()).isTrue();
    }
  }

  @Test
  void estimatesAreTheSameForTheSameSeed() {
    Game game = BuiltInGames.load("squava");
    FirstMoveJudge judge = new FirstMoveJudge(game, MEGABYTES, Knowledge.NONE, () -> false);
    EngineSpec engine = EngineSpec.parse("mcts-solver");
    Value one = judge.estimate(Move.at(6), engine, Limits.simulations(50), 3);
    assertThat(judge.estimate(Move.at(6), engine, Limits.simulations(50), 3)).isEqualTo(one);
    assertThat(((Chance) one).mean()).isBetween(-0.5, 0.5);
  }

  /** A draw after the answer that the engine prefers is none after the right one. */
  @Test
  void takesNothingForProvenThatIsNot() {
    Game game = BuiltInGames.load("tic-tac-toe:misere");
    FirstMoveJudge judge = new FirstMoveJudge(game, MEGABYTES, Knowledge.NONE, () -> false);
    for (String engine : new String[] {"level5", "mcts-solver:simulations=20", "mcts"}) {
      EngineSpec spec = EngineSpec.parse(engine);
      for (int seed = 1; seed <= 10; seed++) {
        Value value = judge.estimate(Move.at(1), spec, Limits.simulations(30), seed);
        assertThat(!value.isProven() || value.isLoss()).isTrue();
      }
    }
  }

  @Test
  void stopsWhenAsked() {
    FirstMove.Exact exact =
        new FirstMoveJudge(BuiltInGames.load("yavalath"), MEGABYTES, Knowledge.NONE, () -> true)
            .solve(Move.at(0), Limits.NONE);
    assertThat(exact.result()).isEmpty();
  }
}
