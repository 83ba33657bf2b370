package games.oxo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every example of the page about clusters, as the program's own test does with all others. In
 * a {@code console} block a line with {@code $} is a command and the lines up to the next one are
 * what it prints.
 */
@Tag("slow")
@DisplayName("What the pages about clusters print is what the program prints")
class ClusterDocsTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern CONSOLE = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);

  @TempDir Path folder;

  @AfterEach
  void stop() throws Exception {
    run("./oxo cluster stop");
  }

  static Stream<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.list(DOCS)) {
      return docs
          .filter(each -> each.getFileName().toString().matches("cluster.*\\.md"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyExampleRunsAsShown(Path page) throws Exception {
    writeLauncher();
    Matcher block = CONSOLE.matcher(Files.readString(page));
    int examples = 0;
    while (block.find()) {
      String[] parts = block.group(1).split("(?m)^\\$ ");
      for (int i = 1; i < parts.length; i++) {
        String[] lines = parts[i].split("\n", 2);
        assertThat(tidy(run(lines[0]))).as(lines[0]).isEqualTo(tidy(lines[1]));
        examples++;
      }
    }
    assertThat(examples).isPositive();
  }

  private void writeLauncher() throws IOException {
    Path launcher = folder.resolve("oxo");
    Files.writeString(
        launcher,
        "#!/bin/sh\nexec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Doxo.cluster.home='%s' -cp '%s' games.oxo.app.Main \"$@\"\n"
            .formatted(System.getProperty("oxo.cluster.home"), classPath()));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  private String run(String command) throws IOException, InterruptedException {
    Path output = folder.resolve("output.log");
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("OXO_CLUSTER", folder.resolve("cluster").toString());
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    Process process = builder.start();
    assertThat(process.waitFor(180, TimeUnit.SECONDS)).as(command).isTrue();
    return Files.readString(output);
  }

  /** Times, ports and processes differ from run to run. */
  private static String tidy(String text) {
    return text.lines()
        .map(line -> line.replaceAll("127\\.0\\.0\\.1:[0-9]+", "127.0.0.1:PORT"))
        .map(line -> line.replaceAll("process [0-9]+$", "process N"))
        .map(line -> line.replaceAll("[0-9]+\\.[0-9] s$", "some s"))
        .map(line -> line.replaceAll("[0-9.]+ s of processor time: [0-9.]+", "some"))
        .map(line -> line.replaceAll("[0-9.]+ a second, [0-9.]+%", "some a second, some"))
        .filter(line -> !line.startsWith("oxo: Spark's page is "))
        .collect(Collectors.joining("\n"))
        .strip();
  }
}
