package games.oxo.book.compact;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The range coder gives back what it was given, in digits of any base")
class RangeCoderTest {
  private static final int MOST = 1 << 20;

  private record Choice(long[] weights, int chosen) {}

  private static List<Choice> choices(Dice dice, int count, boolean likely) {
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long[] weights = new long[1 + dice.below(65)];
      int best = dice.below(weights.length);
      for (int j = 0; j < weights.length; j++) {
        weights[j] = likely ? (j == best ? MOST : 1) : 1 + dice.below(1 << dice.below(21));
      }
      choices.add(new Choice(weights, likely ? best : dice.below(weights.length)));
    }
    return choices;
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 91, 256, 4095, 32768})
  void everyChoiceComesBack(int base) {
    for (int round = 0; round < 200; round++) {
      Dice dice = new Dice(base * 1000L + round);
      List<Choice> choices = choices(dice, dice.below(300), round % 2 == 0);
      RangeEncoder encoder = new RangeEncoder(base);
      choices.forEach(each -> encoder.code(each.weights, each.weights.length, each.chosen));
      int[] digits = encoder.finish();
      assertThat(Arrays.stream(digits)).allMatch(digit -> digit >= 0 && digit < base);
      RangeDecoder decoder = new RangeDecoder(base, digits);
      for (Choice each : choices) {
        assertThat(decoder.code(each.weights, each.weights.length, -1)).isEqualTo(each.chosen);
      }
    }
  }

  @Test
  void theDigitsAreAsFewAsTheWeightsAllow() {
    RangeEncoder encoder = new RangeEncoder(256);
    double bits = 0;
    for (Choice each : choices(new Dice(8), 20_000, false)) {
      encoder.code(each.weights, each.weights.length, each.chosen);
      long sum = 0;
      for (long weight : each.weights) {
        sum += weight;
      }
      bits += Math.log((double) sum / each.weights[each.chosen]) / Math.log(2);
    }
    assertThat(encoder.finish().length * 8.0).isBetween(bits, bits * 1.001 + 8);
  }

  @Test
  void choicesThatAreCertainCostNothing() {
    RangeEncoder encoder = new RangeEncoder(256);
    for (int i = 0; i < 1000; i++) {
      encoder.code(new long[] {7}, 1, 0);
    }
    assertThat(encoder.finish()).isEmpty();
  }
}
