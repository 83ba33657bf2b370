package games.oxo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.value.Ending;
import games.oxo.session.explain.Reason.CompletesLine;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Advice")
class AdvisorTest {
  private static final Game GAME = BuiltInGames.load("tic-tac-toe");

  private static Advisor advisor() {
    return new Advisor(
        position ->
            Engines.create(
                    GAME,
                    EngineSpec.parse("best"),
                    EngineContext.of(1, 1 << 22).withDeterministic(true))
                .engine()
                .think(position, SearchRequest.of(Limits.depth(9)), SearchListener.NONE));
  }

  @Test
  void aHintIsTheBestMoveWithItsValue() {
    Hint hint = advisor().hint(PositionReader.read(GAME, "XX./OO./..."));
    assertThat(hint.move().cell()).isEqualTo(2);
    assertThat(hint.value()).isEqualTo(Ending.win(1));
    assertThat(hint.line()).startsWith(hint.move());
    assertThat(hint.reasons().reasons()).containsExactly(new CompletesLine(Player.X, true, 0b111));
  }

  @Test
  void afterTheEndThereIsNone() {
    Position over = PositionReader.read(GAME, "a1 b1 a2 b2 a3");
    assertThatThrownBy(() -> advisor().hint(over))
        .isInstanceOf(InputException.class)
        .hasMessage("the game is over");
  }
}
