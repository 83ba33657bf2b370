package games.oxo.session.explain;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Steps of a line of play in words")
class StepTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | XX./OO./... | c1 | X's c1 completes a1 b1 c1: X wins.",
        "tic-tac-toe | XX./OO./..X | c1"
            + " | O's c1 blocks a1 b1 c1 of X and threatens to complete a2 b2 c2 at c2 and c1 b2 a3 at"
            + " a3; X has no answer: O wins with its next stone at the latest.",
        "tic-tac-toe | a1 b2 b1 | c1"
            + " | O must block a1 b1 c1 of X at c1, which threatens to complete c1 b2 a3 at a3;"
            + " X must answer at a3.",
        "tic-tac-toe | XOX/XOO/OX. | c3 | X's c3, the only move left, fills the board: draw.",
        "squava | 1,1 2,2 1,4 1,3 4,1 2,1 3,2 | 2,3"
            + " | O must block 1,4 2,3 3,2 4,1 of X at 2,3, but this makes 2,1 2,2 2,3,"
            + " three in a row: O loses.",
        "yavalath | e5 | swap | O swaps: who played O has X from now on.",
        "connect4 | 434446263356654754332623622725557 | 1"
            + " | O is in zugzwang: wherever it plays, X can complete a line on the cell above."
            + " O plays column 1; X can complete the line in columns 1 2 3 4 at once, at column 1.",
        "connect4 | 11254722171473753637322763362 | 6"
            + " | If O plays column 4, X can complete a line on the cell above. O's stone in column 6"
            + " threatens to complete the line in columns 3 4 5 6 7 at column 5;"
            + " X must answer at column 5.",
        "tic-tac-toe:misere | b2 a1 | b1"
            + " | X plays b1; X must now stay away from b3: three in a row loses.",
      })
  void sayWhatMatters(String name, String position, String move, String told) {
    Game game = Samples.game(name);
    Position before = PositionReader.read(game, position);
    Step step = new StepExplainer(game).explain(before, new MoveNotation(game).read(before, move));
    assertThat(step.text()).isEqualTo(told);
  }
}
