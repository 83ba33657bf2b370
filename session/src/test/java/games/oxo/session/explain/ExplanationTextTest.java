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

@DisplayName("Reasons for moves in words")
class ExplanationTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | XX./OO./... | c1 | completes a1 b1 c1",
        "tic-tac-toe | XX./OO./... | c2"
            + " | blocks a2 b2 c2 of O and threatens to complete a1 b1 c1 at c1; O must answer at c1",
        "tic-tac-toe | XX./OO./... | c3"
            + " | threatens to complete a1 b1 c1 at c1; O can complete a2 b2 c2 at once, at c2",
        "tic-tac-toe | X../.O./..X | c1"
            + " | threatens to complete c1 b2 a3 at a3; X must answer at a3",
        "tic-tac-toe | | b2 | lies on four lines that X can still complete",
        "tic-tac-toe | b2 | a1 | lies on two lines that O can still complete and closes one line of X",
        "tic-tac-toe:misere | XX./OO./... | c1 | completes a1 b1 c1, which loses",
        "squava | 1,1 4,4 1,2 | 4,2"
            + " | lies on two lines that O can still complete and closes one line of X;"
            + " O must now stay away from 4,3: three in a row loses",
        "squava | 1,1 2,2 1,4 1,3 4,1 2,1 | 3,2"
            + " | threatens to complete 1,4 2,3 3,2 4,1 at 2,3;"
            + " O cannot block at 2,3, where it would make 2,1 2,2 2,3 and lose;"
            + " O has no answer: X wins with its next stone at the latest",
        "yavalath | e5 | swap | takes over the other seat",
        "connect4 | 4455 | 6"
            + " | threatens to complete the line in columns 3 4 5 6 at column 3 and the line in"
            + " columns 4 5 6 7 at column 7; O has no answer: X wins with its next stone at the"
            + " latest",
        "connect4 | 122337344 | 4"
            + " | threatens to complete the line in columns 2 3 4 5 at column 5;"
            + " X can complete the line in columns 1 2 3 4 at once, at column 4;"
            + " X can complete the line in columns 1 2 3 4 at once, at column 1",
        "fourtic | a1 b1 a2 b2 | a3"
            + " | brings X 4 points; O would have gained 1 point there; points now: X 6, O 1",
        "tictactrains | d4 d5 e4 | e5"
            + " | : O's longest path grows from 1 to 2; X would have made its longest path 3 there;"
            + " longest paths now: X 2, O 2",
      })
  void sayWhatAMoveDoes(String name, String position, String move, String told) {
    Game game = Samples.game(name);
    String words = told.startsWith(":") ? told : " " + told;
    Position before = position == null ? game.start() : PositionReader.read(game, position);
    Explanation found =
        new MoveExplainer(game).explain(before, new MoveNotation(game).read(before, move));
    assertThat(new ExplanationText(game).sentence(move, found)).isEqualTo(move + words + ".");
  }
}
