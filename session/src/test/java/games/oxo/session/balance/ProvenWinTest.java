package games.oxo.session.balance;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.session.balance.HandMade.Result;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("How long before the end a win was proven")
class ProvenWinTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FIRST  | 0.1,0.1,win 3,loss 2,win 1 | 3",
        "SECOND | 0.1,0.1,0.2,0.1,loss 2,win | 2",
        // The loser saw it first.
        "FIRST  | 0.1,loss 2,win 1           | 2",
        // Nobody saw it.
        "FIRST  | 0.1,0.1,0.9                | 0",
        // A proof that was thrown away is none.
        "FIRST  | win 5,0.3,draw,0.1,win 1   | 1",
        "FIRST  | win 5,0.3,0.2,win 3,win 1  | 1",
        // Between two proofs somebody did not see it.
        "FIRST  | 0,0,win 5,-0.5,win 3,loss,win | 5",
        "DRAW   | draw,draw                  | 0"
      })
  void movesBeforeTheEnd(Result result, String values, int moves) {
    assertThat(ProvenWin.movesBeforeTheEnd(HandMade.game(result, "", values))).isEqualTo(moves);
  }
}
