package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In a copy of the project with two modules, where {@code mvn} only writes down its calls. */
@DisplayName("./test")
class TestScriptTest {
  @TempDir Path folder;
  private Path calls;

  @BeforeEach
  void copyTheProject() throws IOException {
    calls = folder.resolve("calls");
    Files.copy(Path.of("..", "test").toAbsolutePath(), folder.resolve("test"));
    for (String test : List.of("game/FirstTest", "game/SecondTest", "match/LogTest")) {
      Path module = folder.resolve(test.substring(0, test.indexOf('/')));
      Files.createDirectories(module.resolve("src/test/java"));
      Files.writeString(module.resolve("pom.xml"), "");
      Files.writeString(
          module.resolve("src/test/java" + test.substring(test.indexOf('/')) + ".java"), "");
    }
    Files.createDirectories(folder.resolve("app/target"));
    script("oxo", "exit 0");
    Files.createDirectories(folder.resolve("bin"));
    script("bin/mvn", "echo \"$@\" >>'" + calls + "'");
  }

  private void script(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + text + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Run test(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(folder.resolve("test").toString()));
    command.addAll(List.of(words));
    return Run.process(folder, new ProcessBuilder(command));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | verify",
        "--full | -Doxo.full=true -Doxo.games=100000 -Doxo.cases=100000 verify",
        "--fast | -DexcludedGroups=slow",
        "match | -pl match -am -Dtest=LogTest ",
        "SecondTest | -pl game -am -Dtest=SecondTest ",
        "match FirstTest | -pl match,game -am -Dtest=LogTest,FirstTest "
      })
  void eachWayOfTestingIsACallOfMaven(String words, String call) throws Exception {
    Run run = test(words.isEmpty() ? new String[0] : words.split(" "));
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).isEqualTo("test: all is well\n");
    assertThat(Files.readString(calls)).contains(call);
  }

  @ParameterizedTest
  @CsvSource({"--full, true", "'', false", "--fast, false"})
  void theLauncherIsBuiltInAFullRun(String words, boolean built) throws Exception {
    script("oxo", "echo oxo \"$@\" >>'" + calls + "'");
    assertThat(test(words.isEmpty() ? new String[0] : new String[] {words}).status()).isZero();
    assertThat(Files.readString(calls).contains("oxo page ")).isEqualTo(built);
  }

  @Test
  void aModuleIsAllItsTests() throws Exception {
    assertThat(test("game").status()).isZero();
    assertThat(Files.readString(calls)).contains("FirstTest").contains("SecondTest");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--quick", "chess", "game --full", "--fast game", "../game", "no/such"})
  void whatIsUnknownIsSaidInOneSentence(String words) throws Exception {
    Run run = test(words.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .matches(
            "test: '.*' is unknown; give --fast, --full, a test class, or modules of: game match\n");
    assertThat(calls).doesNotExist();
  }
}
