package games.oxo.app.value;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Move;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueText;
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
    "points 13, X is better, ''",
    "points -1, O is better, ''",
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

  @ParameterizedTest
  @CsvSource({
    "loss 17, win 19, undecided; no forced end within 16 moves",
    "loss 1, win 1, undecided",
    "draw, win 9, X does not lose; no forced win within 8 moves",
    "draw, win 1, X does not lose",
    "loss 6, draw, X does not win; no forced loss within 5 moves",
    "win 11, win 5, X wins in 5 to 11",
    "loss 4, loss 10, X loses in 4 to 10",
  })
  void boundsSayWhatIsProven(String low, String high, String words) {
    SolveText text = new SolveText(Samples.game("squava"), false);
    assertThat(text.between(Player.X, proven(low), proven(high))).isEqualTo(words);
  }

  private static Proven proven(String text) {
    return (Proven) ValueText.read(text).orElseThrow();
  }

  @Test
  void boundsOfPointsAreMargins() {
    SolveText text = new SolveText(Samples.game("fourtic"), false);
    assertThat(text.between(Player.O, new Margin(-2), new Margin(4)))
        .isEqualTo("O: between a loss by 2 and a win by 4");
    assertThat(text.between(Player.O, new Margin(0), new Margin(4)))
        .isEqualTo("O: between a draw and a win by 4");
  }
}
