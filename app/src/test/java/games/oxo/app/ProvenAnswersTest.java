package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.OnlyInFullRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that all commands say of Yavalath what the proofs that come with the program prove. */
@Tag("slow")
class ProvenAnswersTest {
  @TempDir private Path folder = Path.of("");

  private static String out(String... args) {
    return Run.oxo(args).out();
  }

  @Test
  void solveKnowsWhoWinsThoughNotHowSoon() {
    assertThat(out("solve", "yavalath:no-swap", "e5", "--weak")).isEqualTo("O loses\n");
    assertThat(out("solve", "yavalath:no-swap", "d4", "--weak")).isEqualTo("O loses\n");
    assertThat(out("solve", "yavalath:no-swap", "e5", "c4", "--weak")).isEqualTo("X wins\n");
    assertThat(out("solve", "yavalath:no-swap", "--weak")).isEqualTo("X wins\n");
    assertThat(out("solve", "yavalath:no-swap", "e5", "--time", "1"))
        .matches("O loses in [0-9]+ to 60\n");
    assertThat(out("solve", "yavalath:no-swap", "e5", "--time", "1", "--json"))
        .contains("\"atLeast\":{\"type\":\"loss\"")
        .contains("\"atMost\":{\"type\":\"loss\"");
  }

  @Test
  void solveRegardsTheSwap() {
    assertThat(out("solve", "yavalath", "e5", "--weak")).isEqualTo("O wins\n");
    assertThat(out("solve", "yavalath", "e5", "swap", "--weak")).isEqualTo("O loses\n");
    assertThat(out("solve", "yavalath", "e5", "c4", "--weak")).isEqualTo("X wins\n");
    assertThat(out("solve", "yavalath", "--weak", "--time", "1")).doesNotContain("X wins");
  }

  @Test
  void withoutTablesNothingIsKnown() {
    assertThat(out("solve", "yavalath:no-swap", "e5", "--weak", "--no-table", "--time", "1"))
        .startsWith("undecided");
  }

  @Test
  void analyzeSaysWhatIsProven() {
    String limit = "--nodes";
    assertThat(out("analyze", "yavalath:no-swap", "e5", limit, "2000", "--no-book"))
        .contains("(O loses)")
        .doesNotContain("better");
    assertThat(out("analyze", "yavalath:no-swap", limit, "2000", "--top", "7", "--no-book"))
        .contains("best plays e5 (X wins)")
        .doesNotContain("better");
    assertThat(out("analyze", "yavalath:no-swap", "e5", "c4", limit, "2000", "--top", "1"))
        .contains("X wins");
    assertThat(out("analyze", "yavalath", "e5", limit, "2000", "--no-book"))
        .contains("best plays swap (X wins)");
    assertThat(out("analyze", "yavalath", limit, "2000", "--json"))
        .contains(
            "{\"move\":\"e5\",\"cell\":30,\"visits\":0,"
                + "\"value\":{\"type\":\"loss\",\"plies\":null,\"text\":\"X loses\"}");
  }

  @Test
  void analyzeSaysWhatABookProvesWhateverTheEngine() {
    String[] words = {
      "analyze", "yavalath:no-swap", "e5", "c4", "--engine", "deep", "--nodes", "99"
    };
    assertThat(out(words)).contains("deep plays").doesNotContain("(X wins)");
    String[] withBook = Arrays.copyOf(words, words.length + 2);
    withBook[words.length] = "-B";
    withBook[words.length + 1] = "builtin";
    assertThat(out(withBook))
        .contains("deep plays b2 (X wins)")
        .contains("The opening book plays b2 (X wins).");
  }

  @Test
  void playShowsHintsExplainsAndReviewsByTheProofs() {
    Run run =
        Run.withInput(
            "hint\nwhy\nreview\nquit\n",
            "play",
            "yavalath:no-swap",
            "--moves",
            "e5 c4",
            "--x",
            "human",
            "--o",
            "human");
    assertThat(run.out())
        .contains("Hint: d4 (X wins)")
        .contains("With c4: O loses")
        .contains("No mistakes were found.");
    String[] first = {"play", "yavalath:no-swap", "-C", "--level", "10", "--no-book"};
    Run computer = Run.withInput("quit\n", first);
    assertThat(computer.out()).contains("My move: e5 (X wins)");
  }

  @Test
  void theProtocolTellsTheProvenValue() {
    Run run =
        Run.withInput("position startpos moves e5\ngo nodes 2000\n", "engine", "yavalath:no-swap");
    assertThat(run.out()).contains("loss").contains("bestmove");
  }

  @OnlyInFullRun
  @Test
  void theBookTellsWhatFollowsFromItsProofs() {
    assertThat(out("book", "show", "yavalath:no-swap", "e5")).startsWith("e5: O to move, O loses,");
    assertThat(out("book", "show", "yavalath:no-swap"))
        .startsWith("No-Swap Yavalath: X to move, X wins,");
  }

  @Test
  void theBookOfAGameWithASwapRegardsIt() {
    assertThat(out("book", "show", "yavalath"))
        .contains("d4    X loses ")
        .contains("e5    X loses ")
        .contains("book move")
        .doesNotContain("X wins");
    assertThat(out("book", "show", "yavalath", "e5"))
        .startsWith("e5: O to move, X wins, 0 games\nO should swap and hold X then;");
  }

  @OnlyInFullRun
  @Test
  void itsJsonAndPagesRegardASwapToo() throws IOException {
    assertThat(out("book", "show", "yavalath", "e5", "--json"))
        .contains("\"value\":{\"type\":\"win\",\"plies\":null,\"text\":\"X wins\"}")
        .contains("\"swap\":true");
    assertThat(out("book", "show", "yavalath", "e5", "swap")).startsWith("e5: O to move, O loses,");
    Path pages = folder.resolve("pages");
    Run.oxo("book", "browse", "yavalath", "e5", "-o", pages.toString(), "--pages", "1");
    assertThat(Files.readString(pages.resolve("index.html")))
        .contains("[\"Proven\",\"X wins\"]")
        .contains("[\"Swap\",\"O should swap\"]");
  }
}
