package games.oxo.search.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Values are proven or estimated, and a type says which")
class ValueTest {
  static List<Value> values() {
    return List.of(
        Ending.win(7),
        Ending.of(Result.WIN),
        Ending.DRAW,
        Ending.loss(12),
        Ending.of(Result.LOSS),
        new Margin(3),
        new Margin(0),
        new Margin(-14),
        new Chance(0.62),
        new Chance(0),
        new Chance(1),
        Points.evaluation(13),
        Points.evaluation(-0.25),
        new Points(250, Points.Unit.HUNDREDTHS),
        new Points(-21, Points.Unit.UNSTATED));
  }

  @ParameterizedTest
  @MethodSource("values")
  void textIsReadAsItWasWritten(Value value) {
    assertThat(ValueText.read(ValueText.write(value))).contains(value);
  }

  @ParameterizedTest
  @MethodSource("values")
  void theOpponentSeesTheOpposite(Value value) {
    assertThat(value.negate().rank()).isEqualTo(0 - value.rank());
    assertThat(ValueText.write(value.negate().negate())).isEqualTo(ValueText.write(value));
    assertThat(value.negate().isWin()).isEqualTo(value.isLoss());
  }

  @ParameterizedTest
  @CsvSource({
    "win 7, WIN 7",
    "draw, DRAW 0",
    "loss, LOSS 0",
  })
  void theTextOfAnEnding(String text, String ending) {
    Ending read = (Ending) ValueText.read(text).orElseThrow();
    assertThat(read.result() + " " + read.plies()).isEqualTo(ending);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "won",
        "win x",
        "win -3",
        "win 0",
        "win 3 4",
        "draw 2",
        "margin",
        "margin 1.5",
        "margin 99999999999",
        "chance",
        "chance 1.01",
        "chance -0.1",
        "chance NaN",
        "points",
        "points 3 apples",
        "0x1p3",
        "1e9",
        "Infinity",
        "--3"
      })
  void whatIsNoValueIsNotRead(String text) {
    assertThat(ValueText.read(text)).isEmpty();
  }

  /** Sooner wins, then later ones, estimates and draws between, and losses that come late. */
  @Test
  void winnersHurryAndLosersDelay() {
    List<Value> bestFirst =
        List.of(
            Ending.win(1),
            Ending.win(9),
            Ending.of(Result.WIN),
            Points.evaluation(40),
            Ending.DRAW,
            Points.evaluation(-40),
            Ending.of(Result.LOSS),
            Ending.loss(8),
            Ending.loss(2));
    assertThat(bestFirst).isSortedAccordingTo(Comparator.comparingDouble(value -> -value.rank()));
  }

  @Test
  void marginsAndHundredthsOfAPointCompare() {
    assertThat(new Margin(3).rank())
        .isGreaterThan(new Points(250, Points.Unit.HUNDREDTHS).rank())
        .isLessThan(new Points(350, Points.Unit.HUNDREDTHS).rank());
  }

  @Test
  void bareNumbersAreThoseOfTheClassicPrograms() {
    assertThat(RawValue.text(Ending.win(11))).isEqualTo("9989");
    assertThat(RawValue.text(Ending.loss(2))).isEqualTo("-9998");
    assertThat(RawValue.text(Ending.of(Result.LOSS))).isEqualTo("-1");
    assertThat(RawValue.text(Ending.DRAW)).isEqualTo("0");
    assertThat(RawValue.text(new Margin(-3))).isEqualTo("-3");
    assertThat(RawValue.text(new Chance(0.25))).isEqualTo("-0.50");
    assertThat(RawValue.text(Points.evaluation(13))).isEqualTo("13");
  }

  @Test
  void estimatesOfDifferentUnitsHaveNoMiddle() {
    assertThat(new Chance(0.2).middle(new Chance(0.4)).rank()).isCloseTo(-0.4, within());
    assertThatThrownBy(() -> new Chance(0.2).middle(Points.evaluation(3)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Points.evaluation(3).middle(new Points(3, Points.Unit.HUNDREDTHS)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(1e-9);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.001, 1.001, Double.NaN, Double.POSITIVE_INFINITY})
  void noChanceLiesBeyondCertainty(double expected) {
    assertThatThrownBy(() -> new Chance(expected)).isInstanceOf(IllegalArgumentException.class);
  }
}
