package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Documents and help use plain English")
class PlainEnglishTest {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

  /** Phrases that were once common here and have a plainer form. */
  private static final Pattern STILTED =
      Pattern.compile(
          "\\b(by chance|passed over|tells? (of|whether|what|how)|knows? `?--json|asked for as"
              + "|so (many|much) (cells|games|stones|milliseconds|positions|memory)|somebody"
              + "|goe?s? before the|goes on where|for people)\\b",
          Pattern.CASE_INSENSITIVE);

  static Stream<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.list(PROJECT.resolve("docs"))) {
      return Stream.concat(
          docs.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream(),
          Stream.of(PROJECT.resolve("README.md"), PROJECT.resolve("CONTRIBUTING.md")));
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void documents(Path document) throws IOException {
    check(Files.readString(document).replaceAll("(?s)```.*?```", ""));
  }

  @Test
  void overview() {
    check(Run.oxo().out());
  }

  @ParameterizedTest
  @EnumSource(CommandRegistry.class)
  void help(CommandRegistry command) {
    check(Run.oxo("help", command.word()).out());
  }

  private static void check(String text) {
    Matcher phrase = STILTED.matcher(text.replaceAll("\\s+", " "));
    assertThat(phrase.find() ? phrase.group() : "").isEmpty();
  }
}
