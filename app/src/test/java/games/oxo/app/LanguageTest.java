package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The language of the machine changes nothing")
class LanguageTest {
  private static final List<String> COMMANDS =
      List.of(
          "games",
          "show fourtic OOXO/XXXX/OXOX/OOXO",
          "show squava 99",
          "show yavalat",
          "perft tic-tac-toe 4",
          "check tic-tac-toe --games 20 --seed 1",
          "analyze squava 00 --engine level3 --seed 1 --json",
          "solve tic-tac-toe b2");

  private final Locale usual = Locale.getDefault();

  @AfterEach
  void usualLanguageAgain() {
    Locale.setDefault(usual);
  }

  /** Without times, and without what is said on the way, which depends on them. */
  private static List<String> outputs() {
    return COMMANDS.stream()
        .map(command -> Run.oxo(command.split(" ")))
        .map(run -> run.status() + "\n" + run.out() + run.err())
        .map(text -> text.replaceAll(".*\"final\":false.*\n", ""))
        .map(text -> text.replaceAll("[0-9.]+ s\\b|\"(rate|micros|seconds)\":[^,}]*", ""))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG-u-nu-arab", "fa-u-nu-arabext", "tr", "de"})
  void whateverItIs(String tag) {
    Locale.setDefault(Locale.ROOT);
    List<String> plain = outputs();
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertThat(outputs()).isEqualTo(plain);
  }
}
