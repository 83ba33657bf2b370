package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.check.RandomDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LineStateTest {
  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void stoneByStoneItIsThePositionOfEveryBuiltInGame(Game game) {
    if (game.rules().endsEarly()) {
      compare(game, 20, 9);
    }
  }

  @Test
  void ofRandomGamesToo() {
    Dice dice = new Dice(18);
    for (int i = 0; i < 200; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (game.rules().endsEarly()) {
        compare(game, 3, i);
      }
    }
  }

  private static void compare(Game game, int games, long seed) {
    SearchRules rules = new SearchRules(game);
    LineState[] stack = LineState.stack(rules);
    LineState[] fresh = LineState.stack(rules);
    Dice dice = new Dice(seed);
    for (int i = 0; i < games; i++) {
      Position position = game.start();
      stack[0].set(position);
      while (!position.outcome().isOver()) {
        LineState state = stack[position.ply()];
        LineState same = fresh[position.ply()];
        same.set(position);
        assertThat(masks(state)).isEqualTo(masks(same));
        assertThat(state.legal()).isEqualTo(position.legalCells());
        assertThat(state.free()).isEqualTo(game.board().all() & ~position.occupied());
        assertThat(state.ply).isEqualTo(position.ply());
        List<Move> stones = position.legalMoves().stream().filter(move -> !move.isSwap()).toList();
        Move move = stones.get(dice.below(stones.size()));
        position = position.play(move);
        if (position.outcome().isOver()) {
          boolean decided = !position.outcome().isDraw();
          assertThat(state.winsAt(move.cell()) || state.losesAt(move.cell())).isEqualTo(decided);
        } else {
          assertThat(state.place(move.cell())).isSameAs(stack[position.ply()]);
        }
      }
    }
  }

  private static List<Long> masks(LineState state) {
    return List.of(
        state.own, state.other, state.ownWins, state.ownLoses, state.otherWins, state.otherLoses);
  }
}
