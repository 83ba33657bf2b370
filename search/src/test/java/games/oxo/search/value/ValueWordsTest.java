package games.oxo.search.value;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Move;
import games.oxo.game.board.Player;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Values in words name the side")
class ValueWordsTest {
  @ParameterizedTest
  @CsvSource({
    "win 7, X wins in 7, win",
    "win, X wins, win",
    "loss 16, X loses in 16, -",
    "draw, draw, =",
    "margin 3, X wins by 3, win",
    "margin -2, X loses by 2, -",
    "margin 0, draw, =",
    "chance 0.62, 62% for X, 62%",
    "points 13, +13 for X, ''",
    "points -1, +1 for O, ''",
    "points 2.5, +2.50 for X, ''",
    "points 0, even, ''",
    "points 250 hundredths, X leads by about 2.5, +2.5",
    "points -300 hundredths, O leads by about 3, -3",
    "points 2 hundredths, X leads by about 0.1, +0.1",
    "0.53, it says 0.53 for X, ''",
  })
  void ofAllKinds(String text, String words, String brief) {
    Value value = ValueText.read(text).orElseThrow();
    assertThat(ValueWords.of(Player.X, value)).isEqualTo(words);
    assertThat(ValueWords.brief(value)).isEqualTo(brief);
  }

  @Test
  void whoSwapsHoldsTheOtherColour() {
    assertThat(ValueWords.ofMove(Player.O, Move.SWAP, Ending.win(5))).isEqualTo("X wins in 5");
    assertThat(ValueWords.ofMove(Player.O, Move.at(0), Ending.win(5))).isEqualTo("O wins in 5");
  }
}
