package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.input.InputException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CommandLineWordsTest {
  static Stream<Arguments> lines() {
    return Stream.of(
        Arguments.of("./mybot --fast", List.of("./mybot", "--fast")),
        Arguments.of("  ./mybot \t --fast  ", List.of("./mybot", "--fast")),
        Arguments.of("java -jar \"my bot.jar\"", List.of("java", "-jar", "my bot.jar")),
        Arguments.of("java -jar 'my bot.jar'", List.of("java", "-jar", "my bot.jar")),
        Arguments.of("java -jar my\\ bot.jar", List.of("java", "-jar", "my bot.jar")),
        Arguments.of("bot \"\" ''", List.of("bot", "", "")),
        Arguments.of("bot a\"b c\"d'e f'g", List.of("bot", "ab cde fg")),
        Arguments.of("bot 'a\"b\\c'", List.of("bot", "a\"b\\c")),
        Arguments.of("bot \"a'b\\\"c\\\\d\\e\"", List.of("bot", "a'b\"c\\d\\e")),
        Arguments.of("bot \\'a\\\" \\\\", List.of("bot", "'a\"", "\\")),
        Arguments.of(
            "bot $HOME *.x a|b >c;d # &", List.of("bot", "$HOME", "*.x", "a|b", ">c;d", "#", "&")),
        Arguments.of("böt é", List.of("böt", "é")));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void splitsWords(String line, List<String> words) {
    assertThat(CommandLineWords.of(line)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "bot \"a | the command line 'bot \"a' has no closing \"",
        "bot 'a | the command line 'bot 'a' has no closing '",
        "bot \"a\\\" | the command line 'bot \"a\\\"' has no closing \"",
        "bot \\ | the command line 'bot \\' ends with a backslash; write \\\\ for a backslash",
        "`` | the command line '' names no program; write one such as './mybot --fast'",
        "`  ` | the command line '  ' names no program; write one such as './mybot --fast'",
        "'' | the command line '''' names no program; write one such as './mybot --fast'"
      })
  void saysWhatIsWrong(String line, String message) {
    assertThatThrownBy(() -> CommandLineWords.of(line))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @Test
  void quotedWordsComeBack() {
    Dice dice = new Dice(1);
    String signs = "ab '\"\\\t$é";
    for (int i = 0; i < 2000; i++) {
      StringBuilder word = new StringBuilder("x");
      for (int j = dice.below(8); j > 0; j--) {
        word.append(signs.charAt(dice.below(signs.length())));
      }
      String plain = word.toString();
      String single = "'" + plain.replace("'", "'\\''") + "'";
      String twice = '"' + plain.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
      assertThat(CommandLineWords.of(single + " " + twice)).containsExactly(plain, plain);
    }
  }
}
