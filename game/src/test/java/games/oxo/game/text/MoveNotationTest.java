package games.oxo.game.text;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Samples;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveNotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "squava | 4,4 | true",
        "squava | 4 4 | true",
        "squava | 5,4 | false",
        "squava | swap | true",
        "connect4 | 7 | true",
        "connect4 | 8 | false",
        "connect4 | 77 | false",
        "connect4 | a1 | false",
        "yavalath | E5 | true",
        "yavalath | (none) | false"
      })
  void knowsWhatNamesAMove(String game, String text, boolean isMove) {
    assertThat(new MoveNotation(Samples.game(game)).isMove(text)).isEqualTo(isMove);
  }
}
