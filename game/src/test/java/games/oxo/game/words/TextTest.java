package games.oxo.game.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTest {
  @Test
  void whatMovesACursorOrHidesTextIsNotPrinted() {
    assertThat(Text.printable("a\u001b[2J\n\u007f\u0085b")).isEqualTo("a?[2J???b");
    assertThat(Text.printable("a\u202e\u200b\u2028\u2029\ufeffb")).isEqualTo("a?????b");
    assertThat(Text.printable("Café ½ – …")).isEqualTo("Café ½ – …");
  }

  @Test
  void aLongTextIsCutOff() {
    assertThat(Text.printable("abcd", 4)).isEqualTo("abcd");
    assertThat(Text.printable("abcde", 4)).isEqualTo("abcd…");
  }
}
