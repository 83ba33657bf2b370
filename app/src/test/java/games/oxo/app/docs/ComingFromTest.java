package games.oxo.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs what users of the five original programs type now. The files that the rows name are those
 * that the page's examples show; a game at the prompt is left at once, and where a row asks for
 * hundreds of games it is tried with a few.
 */
@Tag("slow")
@Tag("programs")
@DisplayName("What stands in the tables of 'Coming from'")
class ComingFromTest {
  private static final Document PAGE =
      Document.read(Document.PROJECT.resolve("docs/coming-from.md"));

  /** The last column of a row: one command and nothing else. */
  private static final Pattern ROW =
      Pattern.compile("^\\| .* \\| `([^`]*\\./oxo [^`]*)` \\|$", Pattern.MULTILINE);

  private static final Pattern TABLE_LINE = Pattern.compile("^\\| (?!you |-)", Pattern.MULTILINE);

  private static final Map<String, String> SHOWN = new HashMap<>();

  @TempDir private static Path folder;
  private static ExampleShell shell;

  @BeforeAll
  static void showTheFiles() throws Exception {
    shell = new ExampleShell(folder, List.of(), Map.of("OXO_TABLES", "tables"));
    shell.run(
        PAGE.name(),
        PAGE.examples().stream().filter(each -> each.command().startsWith("cat ")).toList());
  }

  @AfterAll
  static void closeShell() {
    shell.close();
  }

  static List<String> commands() {
    List<String> commands = new ArrayList<>();
    Matcher row = ROW.matcher(PAGE.text());
    while (row.find()) {
      commands.add(row.group(1).replace("\\|", "|"));
    }
    assertThat(commands).hasSize((int) TABLE_LINE.matcher(PAGE.text()).results().count());
    return commands;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyRowIsRun(String command) throws Exception {
    String shown = shown(command);
    assertThat(shown).endsWith("status 0\n");
    assertThat(shown).as("it prints something").hasSizeGreaterThan("status 0\n".length());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "play squava -C -d; My move: \\d \\d",
        "play squava -M 1,1; My move: 1 1",
        "playoff squava -1 N; ^NegaScout <\\d,\\d> \\(-?\\d+\\) \\[\\d+\\]\\nAlphaBeta <",
        "playoff squava -1 B; ^AlphaBeta\\+Book <",
        "solve fourtic random; ^O 5\\nstatus 0\\n$",
        "solve connect4 --style; ^[1-7]+ -?\\d+ \\d+ \\d+\\n[1-7]+ -?\\d+ \\d+ \\d+\\nstatus",
        "--config ttt.conf; modern rules, you move first, 2000 simulations",
      })
  void whatItPrintsIsWhatTheUserKnows(String partOfCommand, String expected) throws Exception {
    String command =
        commands().stream().filter(each -> each.contains(partOfCommand)).findFirst().orElseThrow();
    assertThat(shown(command)).containsPattern(expected);
  }

  /** What a command prints, and its status; it is run once. */
  private static String shown(String command) throws Exception {
    if (!SHOWN.containsKey(command)) {
      SHOWN.put(command, run(command));
    }
    return SHOWN.get(command);
  }

  private static String run(String command) throws Exception {
    boolean playsGames = command.contains(" match ") || command.contains(" grow ");
    String brief = playsGames ? command.replaceAll("--games [0-9]+", "--games 2") : command;
    return shell.type(
        "(%s) >shown 2>&1; status=$?; cat shown; echo status $status".formatted(withInput(brief)));
  }

  private static String withInput(String command) {
    return command.contains("<") || command.contains("|") ? command : "echo quit | " + command;
  }
}
