package games.oxo.game.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Numbers that people write")
class NumberRangeTest {
  private static final NumberRange LEVEL = NumberRange.whole(1, 10);

  @ParameterizedTest
  @CsvSource({"1,1", "10,10", "+3,3", "007,7", "' 5',5"})
  void aNumberOfTheRangeIsRead(String text, long expected) {
    assertThat(LEVEL.readWhole("--level", text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "11", "99999999999999999999999999"})
  void aNumberOutsideIsRefusedWithTheRange(String text) {
    assertThatThrownBy(() -> LEVEL.readWhole("--level", text))
        .isInstanceOf(InputException.class)
        .hasMessage("--level is " + text + "; it must be 1 to 10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1.5", "1e1", "NaN", "0x1", "--1", "١"})
  void whatIsNoWholeNumberIsRefusedWithTheRange(String text) {
    assertThatThrownBy(() -> LEVEL.readWhole("--level", text))
        .isInstanceOf(InputException.class)
        .hasMessage("--level is '" + text + "'; it must be a whole number from 1 to 10");
  }

  @Test
  void anOddNumberIsRefusedWhereGamesComeInPairs() {
    NumberRange games = NumberRange.even(2, 40);
    assertThat(games.readWhole("--games", "40")).isEqualTo(40);
    assertThatThrownBy(() -> games.check("--games", 3))
        .hasMessage("--games is 3; it must be an even number from 2 to 40");
  }

  @Test
  void numbersWithADecimalPoint() {
    NumberRange seconds = NumberRange.decimal(0.01, 3600);
    assertThat(seconds.read("--seconds", ".5")).isEqualTo(0.5);
    assertThatThrownBy(() -> seconds.read("--seconds", "0"))
        .hasMessage("--seconds is 0; it must be 0.01 to 3600");
    assertThatThrownBy(() -> seconds.read("--seconds", "soon"))
        .hasMessage("--seconds is 'soon'; it must be a number from 0.01 to 3600");
  }

  @Test
  void theLargestNumberIsExact() {
    NumberRange seed = NumberRange.whole(0, 1_000_000_000_000_000L);
    assertThat(seed.readWhole("--seed", "1000000000000000")).isEqualTo(1_000_000_000_000_000L);
    assertThatThrownBy(() -> seed.readWhole("--seed", "1000000000000001"))
        .hasMessage("--seed is 1000000000000001; it must be 0 to 1000000000000000");
  }

  @Test
  void aVeryLongNumberIsQuotedInPart() {
    assertThatThrownBy(() -> LEVEL.readWhole("--level", "9".repeat(100_000)))
        .hasMessage("--level is " + "9".repeat(40) + "…; it must be 1 to 10");
  }
}
