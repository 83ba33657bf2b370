package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UgiTextTest {
  private static Position position(String game, String text) {
    Game played = Samples.game(game);
    return text == null ? played.start() : PositionReader.read(played, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "squava | | position startpos",
        "squava | 0,0 1,1 | position startpos moves 0,0 1,1",
        "connect4 | 4433 | position startpos moves 4 4 3 3",
        "yavalath | e5 swap d4 | position startpos moves e5 swap d4",
        "tic-tac-toe | XO./.../... | position fen XO./.../...",
        "tic-tac-toe | XO./.../... b2 c3 | position fen XO./.../... moves b2 c3"
      })
  void tellsPositions(String game, String text, String command) {
    assertThat(UgiText.position(position(game, text))).isEqualTo(command);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0 | 0 | 0 | go",
        "100 | 0 | 0 | 0 | go movetime 100",
        "1 | 2 | 3 | 4 | go movetime 1 depth 2 nodes 3 simulations 4"
      })
  void tellsLimits(long millis, int depth, long nodes, long simulations, String command) {
    Limits limits = new Limits(millis, depth, nodes, simulations);
    MoveBudget budget = new MoveBudget(limits, MoveBudget.Clock.NONE, 1000);
    assertThat(UgiText.go(position("squava", null), budget)).isEqualTo(command);
  }

  /** The clock of who is asked is that of the side to move, swapped or not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        " | 0 | go p1time 700 p2time 900",
        "e5 | 0 | go p1time 900 p2time 700",
        "e5 swap | 0 | go p1time 900 p2time 700",
        "e5 d4 | 10 | go p1time 700 p2time 900 p1inc 10 p2inc 10",
        "e5 swap d4 | 10 | go p1time 700 p2time 900 p1inc 10 p2inc 10"
      })
  void tellsClocks(String moves, long increment, String command) {
    MoveBudget budget =
        new MoveBudget(Limits.NONE, new MoveBudget.Clock(700, 900, increment), 1000);
    assertThat(UgiText.go(position("yavalath", moves), budget)).isEqualTo(command);
  }
}
