package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The characters of exported books")
class SourceAlphabetTest {
  @Test
  void haveTheirBits() {
    assertThat(SourceAlphabet.ASCII.size()).isEqualTo(91);
    assertThat(SourceAlphabet.UNICODE.size()).isEqualTo(1 << 15);
  }

  @ParameterizedTest
  @EnumSource
  void areDifferentAndHarmless(SourceAlphabet alphabet) {
    Set<Character> seen = new HashSet<>();
    for (int digit = 0; digit < alphabet.size(); digit++) {
      char c = alphabet.character(digit);
      assertThat(seen.add(c)).isTrue();
      assertThat(Character.isDefined(c) && !Character.isSurrogate(c)).as("%04x", (int) c).isTrue();
      assertThat(Character.isISOControl(c) || Character.isWhitespace(c)).isFalse();
      assertThat(Character.isIdentifierIgnorable(c)).as("%04x", (int) c).isFalse();
      byte direction = Character.getDirectionality(c);
      assertThat(direction)
          .as("%04x", (int) c)
          .isNotEqualTo(Character.DIRECTIONALITY_RIGHT_TO_LEFT)
          .isNotEqualTo(Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC)
          .isNotEqualTo(Character.DIRECTIONALITY_NONSPACING_MARK);
    }
    assertThat(seen).doesNotContain('"', '\\', '?', ' ', '\uFEFF');
  }

  @ParameterizedTest
  @EnumSource
  void areNotChangedByNormalisation(SourceAlphabet alphabet) {
    Dice dice = new Dice(4);
    StringBuilder text = new StringBuilder();
    for (int digit = 0; digit < alphabet.size(); digit++) {
      text.append(alphabet.character(digit));
    }
    for (int i = 0; i < 300_000; i++) {
      text.append(alphabet.character(dice.below(alphabet.size())));
    }
    for (Normalizer.Form form : Normalizer.Form.values()) {
      assertThat(Normalizer.isNormalized(text, form)).as("%s", form).isTrue();
    }
  }
}
