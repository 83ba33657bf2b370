package games.oxo.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.LatePosition;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.RandomBits;
import games.oxo.search.kernel.SearchRules;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A playout")
class PlayoutTest {
  private static final int GAMES = 300;

  @ParameterizedTest
  @CsvSource({"squava", "yavalath:no-swap", "connect4", "tic-tac-toe"})
  void aLineGameEndsWithTheMoveAfterItsLastStones(String name) {
    Game game = Samples.game(name);
    SearchRules rules = new SearchRules(game);
    Dice dice = new Dice(5);
    Playout playout = new Playout(rules, Policy.UNIFORM, new RandomBits(6));
    for (int i = 0; i < GAMES; i++) {
      Position from = LatePosition.of(game, 4 + i % 5, dice).orElseThrow();
      LineState at = LineState.stack(rules)[from.ply()];
      at.set(from);
      int result = playout.lineGame(at);
      Player winner = winner(from.toMove().orElseThrow(), result);
      assertHasGrown(from, playout);
      Position end = game.position(playout.endX(), playout.endO());
      if (winner == null) {
        assertThat(end.outcome().isDraw()).as("%s", end).isTrue();
      } else {
        assertThat(end.legalMoves())
            .as("%s", end)
            .map(move -> end.play(move).outcome())
            .anyMatch(outcome -> outcome.isOver() && outcome.winner() == winner);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"fourtic", "tictactrains:modern"})
  void aScoreGameEndsWithAFullBoard(String name) {
    Game game = Samples.game(name);
    SearchRules rules = new SearchRules(game);
    Dice dice = new Dice(7);
    Playout playout = new Playout(rules, Policy.UNIFORM, new RandomBits(8));
    for (int i = 0; i < GAMES; i++) {
      Position from = LatePosition.of(game, 4 + i % 5, dice).orElseThrow();
      int margin = playout.scoreGame(from.stones(Player.X), from.stones(Player.O), from.ply());
      assertHasGrown(from, playout);
      Position end = game.position(playout.endX(), playout.endO());
      assertThat(end.outcome().isOver()).isTrue();
      assertThat(end.outcome().margin(Player.X)).isEqualTo(margin);
    }
  }

  private static void assertHasGrown(Position from, Playout playout) {
    assertThat(playout.endX() & from.stones(Player.X)).isEqualTo(from.stones(Player.X));
    assertThat(playout.endO() & from.stones(Player.O)).isEqualTo(from.stones(Player.O));
    assertThat(playout.endX() & playout.endO()).isZero();
  }

  private static @Nullable Player winner(Player mover, int result) {
    return result == 0 ? null : result > 0 ? mover : mover.other();
  }
}
