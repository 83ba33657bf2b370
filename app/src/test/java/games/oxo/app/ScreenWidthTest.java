package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.terminal.ScreenSize;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("On a screen nothing is wider than it, nor is a live view higher")
@Tag("slow")
class ScreenWidthTest {
  private static final String COLOUR = "\u001b\\[[?0-9;]*[A-Za-z]";

  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static String[] with(String[] command, String... more) {
    return Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new);
  }

  private static void fits(int columns, String... words) {
    Run run = Run.onScreen(columns, 30, words);
    assertThat((run.out() + run.err()).lines())
        .allSatisfy(
            line ->
                assertThat(
                        line.replaceAll(COLOUR, "").length() <= columns
                            || line.strip().startsWith("/"))
                    .as("%s: %s", String.join(" ", words), line)
                    .isTrue());
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 80, 120, 200})
  void overviewHelpTablesAndSentencesFit(int columns) {
    fits(columns);
    fits(columns, "games");
    for (CommandRegistry command : CommandRegistry.values()) {
      fits(columns, "help", command.word());
    }
    fits(columns, "show", "tictactrains", "d4", "d5", "e4");
    fits(columns, "show", "yavalath", "e5");
    fits(columns, "results");
    fits(columns, "results", "squava");
    fits(columns, "perft", "connect4", "3");
    fits(columns, "solve", "squava", "XO.XO/XOO.O/OXOXX/XX..O/O.XOX", "--all");
    fits(columns, "analyze", "yavalath", "e5", "--engine", "mcts:simulations=300");
    fits(columns, "play", "squava", "--x", "random", "--o", "random", "--verbose");
    fits(columns, "show", "squava", "1,1", "9,9");
    fits(columns, "nonsense");
    fits(columns, "match", "squava", "random", "random", "--games", "4", "--log", file("a.jsonl"));
    fits(columns, "replay", file("a.jsonl"));
    fits(columns, "replay", file("a.jsonl"), "1");
    String[] three = {"tournament", "squava", "random", "level1", "mcts:simulations=20"};
    fits(columns, with(three, "--rounds", "1", "--log", file("b.jsonl")));
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 12, 18, 24, 60})
  void aLiveViewStaysOnTheScreenAndTheBoardIsLast(int rows) {
    Run run =
        Run.onScreen(
            80, rows, "analyze", "yavalath", "e5", "--engine", "deep:depth=3", "--threads", "1");
    String[] views = run.out().split("\u001b\\[[0-9]+A\r\u001b\\[J", -1);
    assertThat(views.length).isGreaterThan(2);
    for (int i = 0; i + 1 < views.length; i++) {
      assertThat(views[i].split("\n", -1).length - 1).isLessThan(rows);
    }
    List<String> last = views[views.length - 1].replaceAll(COLOUR, "").lines().toList();
    assertThat(last.get(last.size() - 1)).isEqualTo("                 1   2   3   4   5");
    assertThat(last).anyMatch(line -> line.startsWith("best") || line.startsWith("deep plays "));
    if (rows >= 24) {
      assertThat(last).hasSizeLessThan(rows);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 60})
  void topSaysHowManyMovesAreListed(int top) {
    String[] words = {
      "analyze", "squava", "1,1", "--engine", "alphabeta:depth=2", "--top", Integer.toString(top)
    };
    List<String> lines = Run.oxo(words).out().lines().toList();
    int listed = lines.indexOf("") - 1 - (top < 24 ? 1 : 0);
    assertThat(listed).isEqualTo(Math.min(24, top));
    if (top < 24) {
      assertThat(lines).contains("... and " + (24 - top) + " more");
    }
    assertThat(Run.oxo("analyze", "squava", "--top", "0").err())
        .isEqualTo("oxo: --top is 0; it must be 1 to 1000\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 60, 200})
  void linesForProgramsAreNotBroken(int columns) {
    assertThat(Run.onScreen(columns, 24, "show", "yavalath", "--json").out())
        .isEqualTo(Run.oxo("show", "yavalath", "--json").out());
    assertThat(new ScreenSize(columns, 24).columns()).isEqualTo(columns);
  }
}
