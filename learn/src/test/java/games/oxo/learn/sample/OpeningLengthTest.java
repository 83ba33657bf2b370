package games.oxo.learn.sample;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Samples;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningLengthTest {
  /**
   * 25 times 24 openings of two stones are too few, and so are 7 times 7 times 7 in Connect Four.
   */
  @ParameterizedTest
  @CsvSource({"squava, 3, 6", "yavalath, 2, 15", "connect4, 4, 10", "tic-tac-toe, 2, 2"})
  void openingsAreLongEnoughToDiffer(String game, int least, int most) {
    assertThat(OpeningLength.of(Samples.game(game))).isEqualTo(new OpeningLength(least, most));
  }

  @Test
  void allLengthsAreDrawn() {
    Dice dice = new Dice(1);
    OpeningLength length = new OpeningLength(2, 4);
    assertThat(IntStream.range(0, 100).map(i -> length.draw(dice)).distinct())
        .containsExactlyInAnyOrder(2, 3, 4);
  }
}
