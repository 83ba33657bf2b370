package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.play.PlayOptions;
import games.oxo.app.play.Setting;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiSchema;
import games.oxo.session.api.ApiService;
import games.oxo.web.BuiltInKnowledge;
import games.oxo.web.WebServer;
import games.oxo.web.WebSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every example of the documents. In a {@code console} block a line with {@code $} is a
 * command and the lines up to the next one are what it prints; {@code $ cat FILE} gives the reader,
 * and this test, the contents of a file that later commands use. Where a document asks a server at
 * the usual port, this test starts one at another.
 */
@Tag("slow")
@DisplayName("What the documents print is what the program prints")
class DocsTest {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern CONSOLE = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);
  private static final Pattern FILE =
      Pattern.compile("`([\\w.-]+/[\\w./-]+|[\\w-]+\\.(?:md|java|txt|toml))`");
  private static final List<String> WITHOUT_EXAMPLES =
      List.of("design.md", "glossary.md", "page.md", "session.md", "squava.md", "CONTRIBUTING.md");

  /** The module with its commands tests the examples of documents whose names begin so. */
  private static final String OF_THE_CLUSTER = "cluster";

  /** Examples with this address get a server of their own. */
  private static final String USUAL_SERVER = "localhost:" + WebSettings.USUAL_PORT;

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

  @TempDir Path folder;

  record Example(String command, String output) {}

  static Stream<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.list(PROJECT.resolve("docs"))) {
      List<Path> all = new ArrayList<>(docs.filter(f -> f.toString().endsWith(".md")).toList());
      all.add(PROJECT.resolve("README.md"));
      all.add(PROJECT.resolve("CONTRIBUTING.md"));
      return all.stream().sorted();
    }
  }

  private static List<Example> examples(String document) {
    List<Example> examples = new ArrayList<>();
    Matcher block = CONSOLE.matcher(document);
    while (block.find()) {
      String[] parts = block.group(1).split("(?m)^\\$ ");
      assertThat(parts[0]).as("a console block begins with a command").isBlank();
      for (int i = 1; i < parts.length; i++) {
        String[] lines = parts[i].split("\n", 2);
        examples.add(new Example(lines[0], lines.length > 1 ? lines[1] : ""));
      }
    }
    return examples;
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyExampleRunsAsShown(Path document) throws Exception {
    String text = Files.readString(document);
    if (String.valueOf(document.getFileName()).startsWith(OF_THE_CLUSTER)) {
      return;
    }
    if (!text.contains(USUAL_SERVER)) {
      runExamples(document, examples(text));
      return;
    }
    try (WebServer server =
        WebServer.start(
            WebSettings.usual(2).withAddress(WebSettings.LOOPBACK, 0, List.of()),
            new ApiService(ApiLimits.USUAL, new BuiltInKnowledge()),
            line -> {},
            fault -> {})) {
      String own = "localhost:" + server.port();
      runExamples(document, examples(text.replace(USUAL_SERVER, own)));
    }
  }

  private void runExamples(Path document, List<Example> examples) throws Exception {
    writeLauncher();
    for (Example example : examples) {
      if (example.command().startsWith("cat ")) {
        Path file = folder.resolve(example.command().substring("cat ".length()).strip());
        Files.writeString(file, example.output());
      } else {
        assertThat(tidy(run(example.command())))
            .as("%s: %s", document.getFileName(), example.command())
            .isEqualTo(tidy(example.output()));
      }
    }
  }

  private void writeLauncher() throws IOException {
    Path launcher = folder.resolve("oxo");
    Files.writeString(
        launcher,
        "#!/bin/sh\nexec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dslf4j.internal.verbosity=ERROR -cp '%s' games.oxo.app.Main \"$@\"\n"
            .formatted(System.getProperty("java.class.path")));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String run(String command) throws IOException, InterruptedException {
    Path output = folder.resolve("output.log");
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    // Tables of whoever runs this would change what engines say.
    builder.environment().put("OXO_TABLES", "tables");
    Process process = builder.start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).as(command).isTrue();
    return Files.readString(output, StandardCharsets.UTF_8);
  }

  /**
   * Blanks at line ends do not count, nor do times, which differ from run to run, nor how many
   * positions a solver visits, which is its own affair, nor sizes of compressed files, which differ
   * from machine to machine, nor dates.
   */
  private static String tidy(String text) {
    return text.lines()
        .map(String::stripTrailing)
        .map(line -> line.replaceAll("\\s+[0-9]+\\.[0-9] s$", " some s"))
        .map(line -> line.replaceAll("\\s+[0-9]+\\.[0-9] ms$", " some ms"))
        .map(line -> line.replaceAll(" (nps|time) [0-9]+", " $1 0"))
        .map(line -> line.replaceAll("\"nodes\":[0-9]+,\"micros\"", "\"nodes\":0,\"micros\""))
        .map(line -> line.replaceAll("\"(rate|micros|seconds|bytes)\":[0-9.]+", "\"$1\":0"))
        .map(line -> line.replaceAll("[0-9]+ bytes", "some bytes"))
        .map(line -> line.replaceAll("\\s+[0-9]+ kB", " some kB"))
        .map(line -> line.replaceAll("\\b20[0-9]{2}-[0-9]{2}-[0-9]{2}(T[0-9:.]+Z)?", "some day"))
        .map(line -> line.replaceAll("[0-9.]+ ms, ", "some ms, "))
        .map(line -> line.replaceAll("[0-9.]+ a second, [0-9.]+%", "some a second, some%"))
        .map(line -> line.replaceAll("\"storeShare\":[0-9.E-]+", "\"storeShare\":0"))
        .map(line -> line.replaceAll("[0-9.]+ bits a position", "some bits a position"))
        .collect(Collectors.joining("\n"))
        .strip();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyLinkLeadsSomewhere(Path document) throws IOException {
    Matcher link = LINK.matcher(Files.readString(document));
    while (link.find()) {
      assertThat(document.resolveSibling(link.group(1))).exists();
    }
  }

  @Test
  void everyFileThatContributorsAreSentToExists() throws IOException {
    Matcher file = FILE.matcher(Files.readString(PROJECT.resolve("CONTRIBUTING.md")));
    int files = 0;
    while (file.find()) {
      assertThat(PROJECT.resolve(file.group(1))).exists();
      files++;
    }
    assertThat(files).isGreaterThan(20);
  }

  @Test
  void everyRequestOfTheApiHasAnExample() throws IOException {
    String page = Files.readString(PROJECT.resolve("docs/api.md"));
    for (String name : ApiSchema.names()) {
      assertThat(page).contains(USUAL_SERVER + "/api/" + name);
    }
  }

  @Test
  void thereAreExamples() throws IOException {
    for (Path document : documents().toList()) {
      if (!WITHOUT_EXAMPLES.contains(String.valueOf(document.getFileName()))) {
        assertThat(examples(Files.readString(document))).as(document.toString()).isNotEmpty();
      }
    }
  }

  @Test
  void everyKeyOfADefinitionFileIsDocumented() throws IOException {
    String page = Files.readString(PROJECT.resolve("docs/definition.md"));
    for (String key : DefinitionReader.keys()) {
      assertThat(page).contains("| `" + key + "` |");
    }
  }

  @Test
  void everySettingOfPlayIsDocumented() throws IOException {
    String page = Files.readString(PROJECT.resolve("docs/play.md"));
    for (Setting setting : new PlayOptions().settings()) {
      assertThat(page).contains("| `" + setting.key() + "` |");
    }
  }
}
