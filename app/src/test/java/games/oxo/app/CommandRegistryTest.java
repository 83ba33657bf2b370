package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Await;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

@DisplayName("One registry of commands")
class CommandRegistryTest {
  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

  @TempDir Path folder;

  private static Terminal terminal() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    return new Terminal(nowhere, nowhere, new ByteArrayInputStream(new byte[0]));
  }

  @ParameterizedTest
  @EnumSource(CommandRegistry.class)
  void eachMakesTheCommandOfItsName(CommandRegistry entry) {
    CommandLine line = new CommandLine(new Parent()).addSubcommand(entry.create(terminal()));
    assertThat(line.getSubcommands()).containsOnlyKeys(entry.word());
  }

  @CommandLine.Command(name = "none")
  private static final class Parent {}

  @Test
  void withoutTheirModuleTheClusterCommandsSayWhereItIs() {
    for (String words : new String[] {"cluster", "cluster start", "cluster solve squava -o book"}) {
      Run run = Run.oxo(words.split(" "));
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).startsWith("oxo: the cluster commands are").hasLineCount(1);
    }
  }

  @Test
  void theOverviewListsAll() {
    String overview = Run.oxo().out();
    for (CommandRegistry entry : CommandRegistry.values()) {
      assertThat(overview).contains(entry.overviewLine() + "\n");
      assertThat(entry.overviewLine()).startsWith("  ./oxo " + entry.word()).hasSizeLessThan(85);
    }
  }

  @Test
  void theHelpListsAllAndExplainsEach() {
    String help = Run.oxo("help").out();
    for (CommandRegistry entry : CommandRegistry.values()) {
      assertThat(help).contains("\n  " + entry.word() + " ");
      Run one = Run.oxo("help", entry.word());
      assertThat(one.status()).isZero();
      assertThat(one.out()).startsWith("Usage: oxo " + entry.word());
    }
  }

  @Test
  void theLauncherIsToldHowToStartJavaForEachCommand() throws IOException {
    List<String> lines = Files.readAllLines(PROJECT.resolve("app/target/oxo.commands"));
    assertThat(lines).containsExactlyElementsOf(LaunchOptions.lines().lines().toList());
    assertThat(lines.stream().map(line -> line.split(" ")[0]))
        .hasSize(CommandRegistry.values().length + 1)
        .contains("games", "solve", "serve")
        .endsWith("*");
    assertThat(lines)
        .contains(
            "games -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:PretenureSizeThreshold=16k",
            "solve -XX:InitialRAMPercentage=25 -XX:+UseTransparentHugePages"
                + " -XX:+UseSerialGC -XX:PretenureSizeThreshold=16k",
            "serve -XX:InitialRAMPercentage=25 -XX:+UseTransparentHugePages -XX:+UseG1GC");
  }

  /** The rows of a table of commands: the first cell without its link, then the second. */
  private static Map<String, String> rows(String file) throws IOException {
    String page =
        Files.readString(PROJECT.resolve(file)).replaceAll("\\[([^]]+)]\\([^)]+\\)", "$1");
    String table = page.substring(page.indexOf("| command | what it does |"));
    Map<String, String> rows = new LinkedHashMap<>();
    Matcher row = Pattern.compile("^\\| `([^`]+)` \\| (.*) \\|$", Pattern.MULTILINE).matcher(table);
    int end = table.indexOf("\n\n");
    while (row.find() && row.start() < end) {
      rows.put(row.group(1), row.group(2));
    }
    return rows;
  }

  @Test
  void theTableOfTheDocumentsIsTheRegistry() throws IOException {
    Map<String, String> commands = new LinkedHashMap<>();
    for (CommandRegistry entry : CommandRegistry.values()) {
      commands.put(entry.word(), entry.about());
    }
    assertThat(rows("docs/commands.md")).containsExactlyEntriesOf(commands);
  }

  @ParameterizedTest
  @CsvSource({
    "so, 1, solve",
    "t, 1, table tournament",
    "solve --thr, 2, --threads",
    "table ver, 2, verify",
    "show squ, 2, squava"
  })
  void bashCompletesWithTheScript(String words, int at, String expected) throws Exception {
    Run script = Run.oxo("completion");
    assertThat(script.status()).isZero();
    assertThat(script.out()).contains("compopt -o default").doesNotContain("compopt +o default");
    Path file = folder.resolve("completion");
    Files.writeString(file, script.out());
    String ask =
        "source '%s'; COMP_WORDS=(oxo %s); COMP_CWORD=%d; _complete_oxo; echo ${COMPREPLY[@]}"
            .formatted(file, words, at);
    Path out = folder.resolve("out");
    Process bash =
        new ProcessBuilder("bash", "-c", ask)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .redirectOutput(out.toFile())
            .start();
    Await.end(bash);
    assertThat(List.of(Files.readString(out).strip().split(" "))).contains(expected.split(" "));
  }
}
