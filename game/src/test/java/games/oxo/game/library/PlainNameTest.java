package games.oxo.game.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Names in plain letters")
class PlainNameTest {
  @ParameterizedTest
  @CsvSource({
    "Misère Tic-Tac-Toe, misere-tic-tac-toe",
    "Mise\u0300re Tic-Tac-Toe, misere-tic-tac-toe",
    "MISÈRE  tic_tac-toe!, misere-tic-tac-toe",
    "'-a-', a",
    "'', ''",
    "---, ''",
    "囲碁 9x9, 9x9"
  })
  void haveLettersDigitsAndDashes(String name, String plain) {
    assertThat(PlainName.of(name)).isEqualTo(plain);
  }

  @Test
  void dropTheAccentsOfEuropeanLetters() {
    for (char sign = ' '; sign < '\u0180'; sign++) {
      String letters =
          Normalizer.normalize(String.valueOf(sign), Normalizer.Form.NFD)
              .toLowerCase(Locale.ROOT)
              .replaceAll("\\p{M}", "")
              .replaceAll("[^a-z0-9]+", "");
      assertThat(PlainName.of("a" + sign + "b").replace("-", "")).isEqualTo("a" + letters + "b");
    }
  }
}
