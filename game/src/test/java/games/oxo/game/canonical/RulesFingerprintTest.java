package games.oxo.game.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The fingerprint of rules")
class RulesFingerprintTest {
  private final Locale usual = Locale.getDefault();

  @AfterEach
  void usualLocaleAgain() {
    Locale.setDefault(usual);
  }

  private static List<String> all() {
    Stream<Game> own =
        Stream.of(
                "score = { run = [{ length = 3, points = -12 }, { length = 4, points = 7 }] }",
                "score = { bonus = { cells = \"corners\", points = 31 }, longest = \"path\" }",
                "line = { win = 4, lose = 3 }\nturns = \"XA, O2, XA, OA, ...\"")
            .map(
                rule ->
                    Samples.gameOf(
                        "name = \"I\"\nboard = { shape = \"square\", width = 12, height = 5 }\n"
                            + rule));
    return Stream.concat(Samples.allBuiltIn(), own)
        .map(game -> RulesFingerprint.of(game).toString())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ar-EG-u-nu-arab",
        "ar-EG",
        "fa",
        "fa-u-nu-arabext",
        "th-TH-u-nu-thai",
        "hi-u-nu-deva",
        "de",
        "tr",
        "lt"
      })
  void doesNotDependOnTheLocale(String tag) {
    Locale.setDefault(Locale.ROOT);
    List<String> plain = all();
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertThat(all()).isEqualTo(plain);
  }

  /** Tables on disk carry these. */
  @Test
  void doesNotChange() {
    assertThat(RulesFingerprint.of(Samples.game("tic-tac-toe")).brief()).isEqualTo("0e656c9a0927");
    assertThat(RulesFingerprint.of(Samples.game("fourtic")).brief()).isEqualTo("bedf864e9f21");
    assertThat(RulesFingerprint.of(Samples.game("squava")).brief()).isEqualTo("1236c8940bb2");
  }

  @Test
  void isReadAsItWasWritten() {
    RulesFingerprint rules = RulesFingerprint.of(Samples.game("squava"));
    assertThat(RulesFingerprint.read(rules.bytes())).isEqualTo(rules).hasSameHashCodeAs(rules);
    assertThat(rules.bytes()).hasSize(RulesFingerprint.BYTES);
    assertThatThrownBy(() -> RulesFingerprint.read(new byte[31]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void isTheSha256OfItsText() throws Exception {
    MessageDigest library = MessageDigest.getInstance("SHA-256");
    for (Game game : Samples.allBuiltIn().toList()) {
      byte[] text = RulesFingerprint.rules(game).getBytes(StandardCharsets.UTF_8);
      assertThat(RulesFingerprint.of(game).bytes()).isEqualTo(library.digest(text));
    }
    for (int length = 0; length < 200; length++) {
      byte[] text = "\u00e9x".repeat(100).substring(0, length).getBytes(StandardCharsets.UTF_8);
      assertThat(Sha256.of(text)).isEqualTo(library.digest(text));
    }
  }
}
