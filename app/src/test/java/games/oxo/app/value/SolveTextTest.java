package games.oxo.app.value;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueText;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Exact values in words")
class SolveTextTest {
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
