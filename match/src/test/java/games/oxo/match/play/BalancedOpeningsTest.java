package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveListener;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Balanced openings")
class BalancedOpeningsTest {
  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, b2 a1, true",
    "tic-tac-toe, a1 a2, false",
    "connect4:5x4, 3, true",
    "squava, '1,1 0,0 2,2 4,4 3,0', false",
    "fourtic, XOX./O.O./X.XO/...., true"
  })
  void areThoseThatNobodyWins(String name, String position, boolean balanced) {
    Game game = BuiltInGames.load(name);
    assertThat(
            new BalancedOpenings(game, 1 << 26, ExactValues.NONE, SolveListener.NONE)
                .test(PositionReader.read(game, position)))
        .isEqualTo(balanced);
  }
}
