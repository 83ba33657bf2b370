package games.oxo.app.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.oxo.app.Run;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.game.Await;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.LogFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@DisplayName("oxo balance")
class BalanceCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;
  private String file = "";

  @BeforeEach
  void aGameOfTheUser() throws IOException {
    Path path = folder.resolve("mine.toml");
    Files.writeString(
        path,
        """
        name  = "Mine & <Yours>"
        board = { shape = "square", width = 4, height = 3 }
        line  = { win = 3 }
        """);
    file = path.toString();
  }

  private static Run balance(String game, String... more) {
    List<String> words =
        new ArrayList<>(List.of("balance", game, "--engine", "mcts-solver:simulations=40"));
    words.addAll(List.of(more));
    return Run.oxo(words.toArray(String[]::new));
  }

  @Test
  void tellsAllAboutAGameOfTheUser() {
    Run run = balance(file, "--games", "21", "--ladder", "2", "--solve", "60000");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith(file + ": 21 games of mcts-solver:simulations=40 against itself\n")
        .containsPattern("first player +scores [0-9.]+% \\([0-9.]+% to [0-9.]+%\\): [0-9]+ won")
        .containsPattern("perfect play +the first player wins")
        .containsPattern("draws +[0-9.]+%")
        .containsPattern("length +[0-9.]+ .* stones, median [0-9.]+, [0-9]+ to [0-9]+; [0-9]+%")
        .containsPattern("win in sight +[0-9.]+")
        .containsPattern("lead changes +[0-9.]+")
        .containsPattern("nobody ahead +[0-9.]+%")
        .containsPattern("comebacks +[0-9.]+%")
        .containsPattern("branching +[0-9.]+ legal moves")
        .containsPattern("variety +[0-9]+ of 21 games")
        .containsPattern("first moves +[0-9]+ of 4 kinds (is|are) sound .* proven by the solver")
        .containsPattern("levels +1 to 10: ")
        .containsPattern("10 : 9 +[0-9.]+%")
        .contains("With perfect play the first player wins.");
  }

  @Test
  void partsCanBeLeftOut() {
    Run run = balance("squava", "--games", "3", "--ladder", "0", "--solve", "0");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("by the engine's estimate\n")
        .containsPattern("perfect play +unknown")
        .doesNotContain("levels", "solver settled");
  }

  @Test
  void aQuickLookIsShort() {
    Run run = balance("tic-tac-toe", "--quick");
    assertThat(run.out()).startsWith("tic-tac-toe: 60 games").doesNotContain("levels");
    assertThat(balance("tic-tac-toe", "--quick", "--games", "4", "--ladder", "2").out())
        .startsWith("tic-tac-toe: 4 games")
        .contains("levels");
  }

  @Test
  void scoreGamesHaveMarginsAndGamesWithASwapTellHowOften() {
    assertThat(balance("fourtic", "--games", "6", "--ladder", "0", "--solve", "0").out())
        .containsPattern("margin +[0-9.]+ .* points, median");
    assertThat(balance("yavalath:side4", "--games", "4", "--ladder", "0", "--solve", "0").out())
        .containsPattern("swaps +[0-9.]+%");
  }

  @Test
  void isTheSameWithOneAndWithSeveralGamesAtOnce() {
    String[] one = {"--games", "15", "--ladder", "2", "--seed", "7", "--concurrency", "1"};
    String[] three = {"--games", "15", "--ladder", "2", "--seed", "7", "--concurrency", "3"};
    String[] other = {"--games", "15", "--ladder", "2", "--seed", "8", "--concurrency", "3"};
    Run first = balance(file, one);
    assertThat(first.status()).isZero();
    assertThat(balance(file, three)).isEqualTo(first);
    assertThat(balance(file, other).out()).isNotEqualTo(first.out());
  }

  @Test
  void reportsInJson() throws IOException {
    Run run = balance("tic-tac-toe", "--games", "10", "--ladder", "2", "--json");
    assertThat(run.err()).isEmpty();
    JsonNode out = JSON.readTree(run.out());
    assertThat(out.get("game").textValue()).isEqualTo("tic-tac-toe");
    assertThat(out.get("complete").booleanValue()).isTrue();
    assertThat(out.get("games").intValue()).isEqualTo(10);
    assertThat(
            out.get("wins").intValue() + out.get("draws").intValue() + out.get("losses").intValue())
        .isEqualTo(10);
    JsonNode first = out.get("firstPlayer");
    assertThat(first.get("low").doubleValue()).isLessThan(first.get("share").doubleValue());
    assertThat(first.get("of").intValue()).isEqualTo(10);
    JsonNode length = out.get("length");
    int counted = 0;
    for (JsonNode count : length.get("counts")) {
      counted += count.intValue();
    }
    assertThat(counted).isEqualTo(10);
    assertThat(length.get("most").intValue()).isLessThanOrEqualTo(9);
    assertThat(out.get("margin").isNull()).isTrue();
    assertThat(out.get("swaps").isNull()).isTrue();
    JsonNode moves = out.get("firstMoves");
    assertThat(moves.get("result").textValue()).isEqualTo("draw");
    assertThat(moves.get("source").textValue()).isEqualTo("exact");
    assertThat(moves.get("soundMoves").intValue()).isEqualTo(9);
    assertThat(moves.get("list")).hasSize(3);
    assertThat(out.get("ladder").get("steps")).hasSize(9);
    assertThat(out.get("verdict")).isNotEmpty();
  }

  @Test
  void everyFieldOfTheJsonIsDocumented() throws IOException {
    String docs = Files.readString(Path.of("../docs/api.md"));
    String page = docs.substring(docs.indexOf("## balance"));
    JsonNode out =
        JSON.readTree(balance("fourtic", "--games", "4", "--ladder", "2", "--json").out());
    List<String> names = new ArrayList<>();
    out.fieldNames().forEachRemaining(names::add);
    out.get("firstMoves").fieldNames().forEachRemaining(names::add);
    out.get("firstMoves").get("list").get(0).fieldNames().forEachRemaining(names::add);
    out.get("ladder").fieldNames().forEachRemaining(names::add);
    out.get("ladder").get("steps").get(0).fieldNames().forEachRemaining(names::add);
    out.get("length").fieldNames().forEachRemaining(names::add);
    out.get("drawRate").fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      assertThat(page).contains("`" + name + "`");
    }
  }

  @Test
  void writesAPageThatNeedsNothingElse() throws Exception {
    Path page = folder.resolve("page.html");
    Run run = balance(file, "--games", "8", "--ladder", "2", "--html", page.toString());
    assertThat(run.err()).isEmpty();
    String html = Files.readString(page);
    assertThat(html)
        .startsWith("<!DOCTYPE html>")
        .contains("The balance of Mine &amp; &lt;Yours&gt;")
        .contains("level 10 against 9", "Which first moves are sound?")
        .doesNotContainPattern("(src|href)=\"(?!data:|#)")
        .doesNotContain("@import", "url(http");
    assertThat(html.split("\"type\":\"chart\"", -1)).hasSizeGreaterThan(6);
  }

  @Test
  void storesTheGames() {
    Path log = folder.resolve("games.jsonl");
    assertThat(balance(file, "--games", "5", "--ladder", "0", "--log", log.toString()).status())
        .isZero();
    GameLog stored = LogFile.read(log);
    assertThat(stored.games()).hasSize(5);
    assertThat(stored.header().game()).isEqualTo(file);
    Run again = balance(file, "--games", "5", "--ladder", "0", "--log", log.toString());
    assertThat(again.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(again.err()).contains("already");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--games 0         | oxo: --games is 0; it must be 1 to 1000000",
        "--games -5        | oxo: --games is -5; it must be 1 to 1000000",
        "--games many      | oxo: --games is 'many'; it must be a whole number from 1 to 1000000",
        "--ladder 3        | oxo: --ladder is 3; it must be an even number from 0 to 1000000",
        "--ladder -2       | oxo: --ladder is -2; it must be an even number from 0 to 1000000",
        "--solve -1        | oxo: --solve is -1; it must be 0 to 1000000000000",
        "--seed -1         | oxo: --seed is -1; it must be 0 to 1000000000000000",
        "--concurrency 999 | oxo: --concurrency is 999; it must be 1 to 256",
        "--engine mtcs     | oxo: there is no engine 'mtcs'",
        "--engine mcts:simulations=x | oxo: mcts:simulations is 'x'",
        "--html no/such/page.html | oxo: there is no folder for the file no/such/page.html",
        "--html .          | oxo: . is a folder; a file is needed",
        "--log no/such.jsonl | oxo: there is no folder for the file no/such.jsonl",
        "--memory 3x       | oxo: --memory '3x' is not a size",
        "--tempo           | oxo: balance has no option '--tempo'"
      })
  void badInputIsSaidInOneSentence(String words, String sentence) {
    List<String> all = new ArrayList<>(List.of("balance", "tic-tac-toe"));
    all.addAll(List.of(words.strip().split(" ")));
    Run run = Run.oxo(all.toArray(String[]::new));
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().strip()).startsWith(sentence).doesNotContain("\n");
  }

  @Test
  void anEngineThatDoesNotPlayTheGameIsRefused() {
    Run run = Run.oxo("balance", "fourtic", "--engine", "deep");
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err()).contains("plays only games decided by a line");
  }

  @Test
  void aGameThatIsNotThereIsNamed() {
    Run run = Run.oxo("balance", "skuava");
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err()).contains("skuava");
  }

  @Test
  void controlCPrintsWhatThereIs() throws Exception {
    Path log = folder.resolve("games.jsonl");
    Path page = folder.resolve("page.html");
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(
                "java",
                "-cp",
                System.getProperty("java.class.path"),
                Run.LONG_GRACE,
                "games.oxo.app.Main",
                "balance",
                "squava",
                "--games",
                "1000000",
                "--log",
                log.toString(),
                "--html",
                page.toString())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    Await.until("there are games", process, () -> Files.exists(log) && Files.size(log) > 20_000);
    process.destroy();
    Await.end(process);
    assertThat(Files.readString(err)).contains("oxo: stopped after ", " of 1000000 games");
    assertThat(Files.readString(out)).containsPattern("first player +scores");
    assertThat(Files.readString(page)).contains("The study was stopped early", "</html>");
    int stored = LogFile.read(log).games().size();
    assertThat(Files.readString(out)).startsWith("squava: %d games".formatted(stored));
  }
}
