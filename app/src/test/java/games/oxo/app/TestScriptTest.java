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

/**
 * In a copy of the project with two modules, where {@code mvn} and {@code java} only write down how
 * they were called, and every Java passes three tests.
 */
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
    Files.writeString(folder.resolve("game/src/test/java/Helper.java"), "");
    Files.createDirectories(folder.resolve("app/target"));
    script("oxo", "exit 0");
    Files.createDirectories(folder.resolve("bin"));
    script(
        "bin/mvn", note("mvn") + "; mkdir -p game/target/test-classes match/target/test-classes");
    script(
        "bin/java", note("java") + "; echo '[  3 tests found ]'; echo '[  3 tests successful ]'");
  }

  private String note(String command) {
    return "echo %s \"$@\" >>'%s'".formatted(command, calls);
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
      delimiter = ';',
      value = {
        "'' ; -Dmaven.test.skip.exec package ; .*Test",
        "--full ; -Doxo.full=true -Doxo.pictures=true -Doxo.games=100000 -Doxo.cases=100000 package ; .*Test",
        "--fast ; -P !wasm -Dmaven.test.skip.exec ; .*Test --exclude-tag slow",
        "match ; -DskipTests -Doxo.pictures=true -am -pl match package ; .*[.](LogTest)",
        "SecondTest ; -DskipTests -Doxo.pictures=true -am -pl game package ; .*[.](SecondTest)",
        "match FirstTest ; -DskipTests -Doxo.pictures=true -am -pl match,game package ; .*[.](LogTest|FirstTest)"
      })
  void allIsCompiledBeforeTheTestsRun(String words, String compiled, String tested)
      throws Exception {
    Run run = test(words.isEmpty() ? new String[0] : words.split(" "));
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).endsWith(" passed, 0 failed\ntest: all is well\n");
    List<String> lines = Files.readAllLines(calls);
    assertThat(lines.get(0)).startsWith("mvn ").contains(compiled);
    assertThat(lines.subList(1, lines.size()))
        .isNotEmpty()
        .allMatch(line -> line.startsWith("java @target/tests.options "))
        .allMatch(line -> line.contains(" --include-classname " + tested + " "));
  }

  @Test
  void eachModuleIsTestedOnceAndItsTestsAreCounted() throws Exception {
    Run run = test();
    assertThat(run.out().lines())
        .containsExactlyInAnyOrder(
            "test: game: 3 tests passed",
            "test: match: 3 tests passed",
            "test: 6 passed, 0 failed",
            "test: all is well");
    assertThat(Files.readAllLines(calls)).hasSize(3);
  }

  /** The longest module would otherwise run alone in the end. */
  @Test
  void theTestsOfAppThatStartProgramsRunBesideItsOthers() throws Exception {
    Files.writeString(folder.resolve("app/pom.xml"), "");
    Files.createDirectories(folder.resolve("app/target/test-classes"));
    Run run = test();
    assertThat(run.out())
        .contains("test: app: 3 tests passed\n", "test: app-programs: 3 tests passed\n")
        .contains("test: 12 passed, 0 failed\n");
    assertThat(Files.readAllLines(calls))
        .filteredOn(line -> line.contains("tag programs"))
        .hasSize(2)
        .anyMatch(line -> line.contains("--include-tag programs"))
        .anyMatch(line -> line.contains("--exclude-tag programs"));
  }

  @Test
  void whatAFailedModuleSaidIsShown() throws Exception {
    script(
        "bin/java",
        "echo 'it is 4, not 5'; echo '[  1 tests found ]'; echo '[  1 tests failed ]'; exit 1");
    Run run = test("game");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("it is 4, not 5\n", "test: game FAILED\ntest: 0 passed, 1 failed\n")
        .doesNotContain("all is well");
  }

  @Test
  void aJavaThatDiesWithoutASummaryIsAFailure() throws Exception {
    script("bin/java", "exit 134");
    assertThat(test("game").status()).isEqualTo(1);
  }

  @Test
  void aModuleWhoseTestsNeverEndedHasNotPassed() throws Exception {
    script("bin/java", "kill -9 $PPID");
    Run run = test("game");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("test: the tests of game have not passed\n");
  }

  @Test
  void whoEndsItEndsItsJavaAndNothingElse() throws Exception {
    script("bin/java", "touch '%1$s/begun'; exec sleep 1000".formatted(folder));
    String caller =
        "./test game & test=$!; until [ -e begun ]; do sleep 0.1; done; kill $test; wait $test;"
            + " echo status $?";
    Run run =
        Run.process(
            folder, new ProcessBuilder("setsid", "sh", "-c", caller).directory(folder.toFile()));
    assertThat(run.out()).endsWith("status 130\n");
  }

  @Test
  void aFailedBuildRunsNoTests() throws Exception {
    script("bin/mvn", note("mvn") + "; exit 1");
    assertThat(test().status()).isEqualTo(1);
    assertThat(Files.readAllLines(calls)).hasSize(1);
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
  @ValueSource(
      strings = {"--quick", "chess", "game --full", "--fast game", "../game", "no/such", "Helper"})
  void whatIsUnknownIsSaidInOneSentence(String words) throws Exception {
    Run run = test(words.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .matches(
            "test: '.*' is unknown; give --fast, --full, a test class, or modules of: game match\n");
    assertThat(calls).doesNotExist();
  }
}
