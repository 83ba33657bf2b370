package games.oxo.session.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.input.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Reading JSON")
class JsonReaderTest {
  private static final int MOST = 10_000;

  private static @Nullable Object read(String text) {
    return JsonReader.read(text, MOST);
  }

  @Test
  void objectsKeepTheirOrder() {
    assertThat(Json.write(read(" { \"b\" : [1, -2.5, true, null], \"a\":{} } ")))
        .isEqualTo("{\"b\":[1,-2.5,true,null],\"a\":{}}");
  }

  @Test
  void textsAreUnescaped() {
    assertThat(read("\"a\\n\\u00e9\\\"\\\\\\/\\ud83d\\ude00\"")).isEqualTo("a\né\"\\/😀");
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Dice dice = new Dice(7);
    for (int i = 0; i < 500; i++) {
      String json = Json.write(random(dice, 0));
      assertThat(Json.write(read(json))).isEqualTo(json);
    }
  }

  private static @Nullable Object random(Dice dice, int depth) {
    List<@Nullable Object> parts = new ArrayList<>();
    for (int i = dice.below(depth > 3 ? 1 : 4); i > 0; i--) {
      parts.add(random(dice, depth + 1));
    }
    return switch (dice.below(7)) {
      case 0 -> null;
      case 1 -> dice.below(2) == 0;
      case 2 -> (long) dice.below(1_000_000) - 500_000;
      case 3 -> (dice.below(1_000_000) - 500_000) / 1024.0;
      case 4 -> {
        char[] text = new char[dice.below(6)];
        for (int i = 0; i < text.length; i++) {
          text[i] = (char) dice.below(300);
        }
        yield new String(text);
      }
      case 5 -> parts;
      default -> Json.object("a", parts, "b", 1L);
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1,}|8: a name in quotes is expected",
        "[1 2]|4: a comma or ']' is expected",
        "{\"a\" 1}|6: a colon is expected",
        "{\"a\":1,\"a\":2}|12: the name 'a' occurs twice",
        "tru|1: a value is expected",
        "01|1: a number must not begin with 0",
        "1e999|6: the number is too large",
        "\"\\x\"|4: unknown escape",
        "\"abc|5: it ends too early",
        "1 1|3: there is text after the value",
        "-|2: a value is expected"
      })
  void whatIsWrongIsToldWithItsPlace(String text, String told) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(InputException.class)
        .hasMessage("the JSON is wrong at character " + told);
  }

  @Test
  void wholeNumbersAreExactAsFarAsTheyFit() {
    assertThat(read("[9223372036854775807,-9223372036854775807]"))
        .isEqualTo(List.of(Long.MAX_VALUE, -Long.MAX_VALUE));
    assertThat(read("9223372036854775808")).isEqualTo(9.223372036854775808e18);
  }

  @Test
  void onlyHalfACharacterIsEscaped() {
    assertThat(Json.write("é 😀")).isEqualTo("\"é 😀\"");
    assertThat(Json.write("\uD83D! \uDE00\uD83D")).isEqualTo("\"\\ud83d! \\ude00\\ud83d\"");
  }

  @Test
  void anObjectWithANameAndNoValueCannotBeWritten() {
    assertThatThrownBy(() -> Json.object("a", 1, "b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the last name has no value");
  }

  @Test
  void lengthAndNestingAreBounded() {
    assertThatThrownBy(() -> JsonReader.read(" ".repeat(11), 10))
        .isInstanceOf(InputException.class)
        .hasMessage("the JSON has 11 characters; at most 10 are allowed");
    assertThatThrownBy(() -> read("[".repeat(5000)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("levels of objects and lists are nested");
  }

  /** Whatever is changed in a text, nothing else than one kind of error comes out. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"request\":\"analyze\",\"limits\":{\"millis\":500},\"only\":[\"a1\",null,1.5e3]}",
        "[[],{},\"\\u00e9\\n\",-0.5,true,false,null]"
      })
  void mutatedTextsAreReadOrRefused(String text) {
    Dice dice = new Dice(3);
    int cases = Integer.getInteger("oxo.cases", 2000);
    for (int i = 0; i < cases; i++) {
      char[] mutated = text.toCharArray();
      for (int change = dice.below(4); change >= 0; change--) {
        mutated[dice.below(mutated.length)] =
            dice.below(3) == 0 ? (char) dice.below(256) : text.charAt(dice.below(text.length()));
      }
      String cut = new String(Arrays.copyOf(mutated, dice.below(mutated.length) + 1));
      try {
        read(cut);
      } catch (InputException e) {
        assertThat(e.getMessage()).startsWith("the JSON ");
      }
    }
  }
}
