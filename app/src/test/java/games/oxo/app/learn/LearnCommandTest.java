package games.oxo.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.oxo.app.Run;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Await;
import games.oxo.learn.fit.FitSettings;
import games.oxo.learn.run.Attempt;
import games.oxo.match.stats.WinDrawLoss;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("oxo learn")
class LearnCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A game at which the weights made by hand are bad, so that it is learned in an instant. */
  private static final String GAME =
      """
      name  = "Not three"
      board = { shape = "square", width = 4, height = 5 }
      line  = { lose = 3 }
      """;

  /** Where the game was learned once, with what the command said. */
  @TempDir private static Path quiet;

  private static Run learned = new Run(0, "", "");

  @TempDir Path folder;

  @BeforeAll
  static void learnOnce() throws IOException {
    Files.writeString(quiet.resolve("mine.toml"), GAME);
    learned = quick(quiet.resolve("mine.toml").toString());
  }

  private static Run quick(String game, String... more) {
    List<String> words =
        new ArrayList<>(List.of("learn", game, "--nodes", "100", "--positions", "500"));
    words.addAll(List.of("--attempts", "1", "--match-time", "0"));
    words.addAll(List.of(more));
    return Run.oxo(words.toArray(String[]::new));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path each : files.toList()) {
        Path target = to.resolve(from.relativize(each).toString());
        if (!Files.exists(target)) {
          Files.copy(each, target);
        }
      }
    }
  }

  private String mine() throws IOException {
    copy(quiet, folder);
    return folder.resolve("mine.toml").toString();
  }

  private void refused(Run run, String sentence) {
    assertThat(run.err()).isEqualTo("oxo: " + sentence + "\n");
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void saysWhatCameOutAndWhatToDoNext() {
    assertThat(learned.err()).isEmpty();
    assertThat(learned.status()).isZero();
    Path file = quiet.resolve("mine.oxoeval");
    assertThat(learned.out().lines())
        .hasSize(5)
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .matches(
                        "attempt 1: [45][0-9]{2} positions, loss 0\\.[0-9]{4}, \\+.* Elo in [0-9]+"
                            + " games, accepted"),
            line ->
                assertThat(line)
                    .startsWith(file + ": 1 generation from ")
                    .endsWith(" Elo against the weights made by hand."),
            line ->
                assertThat(line).isEqualTo(quiet.resolve("mine.html") + " shows what was learned."),
            line ->
                assertThat(line)
                    .isEqualTo(
                        "Engines find the evaluation by themselves; eval=none plays without it."),
            line ->
                assertThat(line)
                    .isEqualTo("The same command with more time goes on after 1 attempt."));
    assertThat(quiet.resolve("mine.html")).content().startsWith("<!DOCTYPE html>");
  }

  @Test
  void enginesUseTheEvaluationBesideTheDefinition() throws IOException {
    String game = mine();
    List<String> said = new ArrayList<>();
    for (String more : List.of("", ",eval=none", ",eval=" + folder.resolve("mine.oxoeval"))) {
      Run run = Run.oxo("analyze", game, "--engine", "deep:nodes=2000" + more, "--json");
      assertThat(run.err()).isEmpty();
      said.add(run.out().replaceAll("\"(engine|rate|micros)\":[^,]*,", ""));
    }
    assertThat(said.get(0)).isEqualTo(said.get(2)).isNotEqualTo(said.get(1));
  }

  @Test
  void theSameCommandGoesOnAndJsonTellsTheEnd() throws IOException {
    String game = mine();
    Run again = quick(game, "--json");
    assertThat(again.status()).isZero();
    assertThat(again.out()).hasLineCount(1);
    JsonNode end = JSON.readTree(again.out());
    assertThat(end.get("game").asText()).isEqualTo(game);
    assertThat(end.get("end").asText()).isEqualTo("limit");
    assertThat(end.get("attempts").asInt()).isEqualTo(1);
    assertThat(end.get("generations").asInt()).isEqualTo(1);
    assertThat(end.get("elo").get("difference").asDouble()).isPositive();
    assertThat(end.get("file").asText()).endsWith("mine.oxoeval");
    assertThat(end.get("page").asText()).endsWith("mine.html");
    // Of 500, those that occur for the first time.
    assertThat(end.get("positions").asInt()).isBetween(400, 510);
    assertThat(end.get("calibrations")).hasSize(2);
    assertThat(end.get("calibrations").get(0).get("nodes").asInt()).isEqualTo(100);
    assertThat(end.get("stronger").isNull()).isTrue();
    assertThat(folder.resolve("mine.oxoeval"))
        .hasSameBinaryContentAs(quiet.resolve("mine.oxoeval"));
  }

  @Test
  void jsonHasALineForEachAttempt() throws IOException {
    String game = mine();
    Path other = folder.resolve("other.oxoeval");
    Run run = quick(game, "--json", "-o", other.toString(), "--seed", "3", "--threads", "2");
    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(2);
    JsonNode attempt = JSON.readTree(lines.get(0));
    assertThat(attempt.get("attempt").asInt()).isEqualTo(1);
    assertThat(attempt.get("games").asInt()).isPositive();
    assertThat(attempt.get("loss").asDouble()).isBetween(0.0, 1.0);
    assertThat(attempt.get("match").get("wins").asInt()).isPositive();
    JsonNode end = JSON.readTree(lines.get(1));
    boolean accepted = attempt.get("accepted").asBoolean();
    assertThat(end.get("generations").asInt()).isEqualTo(accepted ? 1 : 0);
    assertThat(Files.exists(other)).isEqualTo(accepted);
    assertThat(end.get("file").isNull()).isEqualTo(!accepted);
    assertThat(run.status()).isEqualTo(accepted ? ExitStatus.DONE : ExitStatus.UNSETTLED);
  }

  @Test
  void withoutTimeNothingIsWritten() throws IOException {
    String game = mine();
    Path other = folder.resolve("other.oxoeval");
    Run run =
        Run.oxo(
            "learn", game, "-o", other.toString(), "--hours", "0.001", "--positions", "1000000");
    assertThat(run.out())
        .isEqualTo(
            "No weights were better than those made by hand after 0 attempts, so nothing was"
                + " written; the same command goes on with more time.\n");
    assertThat(run.status()).isEqualTo(ExitStatus.UNSETTLED);
    assertThat(other).doesNotExist();
  }

  @Test
  void theLineOnAScreenBeginsWithWhatMattersMost() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Terminal terminal = new Terminal(nowhere, nowhere, InputStream.nullInputStream());
    try (LongWork work = new LongWork(new Results(terminal, false))) {
      LearnProgress progress = new LearnProgress(work, () -> 45 * 60);
      assertThat(progress.remark(1, "1200 of 300000 positions"))
          .isEqualTo("about 45 min left, generation 1, attempt 1, 1200 of 300000 positions");
      progress.begin(
          List.of(
              new Attempt(
                  1, true, 9, 99, 0.51239, FitSettings.USUAL, new WinDrawLoss(60, 10, 30))));
      assertThat(progress.remark(2, "fit 1 of 2"))
          .matches(
              "about 45 min left, generation 2, attempt 2, fit 1 of 2,"
                  + " [+]10[0-9.]+ ± [0-9.]+ Elo so far, loss 0.5124");
    }
  }

  @Test
  void whatIsThereIsKept() throws IOException {
    String game = mine();
    Path file = folder.resolve("letter.oxoeval");
    Files.writeString(file, "Dear Ann");
    refused(
        quick(game, "-o", file.toString()),
        "there is a file " + file + " already; --force replaces it");
    assertThat(file).hasContent("Dear Ann");
    assertThat(folder.resolve("letter.oxoeval.work")).doesNotExist();
    Path page = folder.resolve("page.html");
    Files.writeString(page, "Dear Bob");
    refused(
        quick(game, "-o", folder.resolve("page.oxoeval").toString()),
        "there is a file " + page + " already; --force replaces it");
  }

  @Test
  void whatCannotBeWrittenIsSaidBeforeTheWork() throws IOException {
    String game = mine();
    Path nowhere = folder.resolve("no").resolve("x.oxoeval");
    refused(quick(game, "-o", nowhere.toString()), "there is no folder for the file " + nowhere);
    refused(quick(game, "-o", folder.toString()), folder + " is a folder; a file is needed");
    refused(
        quick(game, "-o", "/dev/null"),
        "/dev/null is a device or a pipe; a regular file is needed");
  }

  @Test
  void theWorkOfOtherOptionsIsRefused() throws IOException {
    String game = mine();
    refused(
        quick(game, "--seed", "2"),
        folder.resolve("mine.oxoeval.work")
            + " was begun for other rules or with other options; give the same, or another file"
            + " with -o");
  }

  @Test
  void aGameThatIsTooSmallHasASentence() {
    Path file = folder.resolve("small.oxoeval");
    Run run = Run.oxo("learn", "tic-tac-toe", "--nodes", "100000", "-o", file.toString());
    assertThat(run.err())
        .startsWith("oxo: tic-tac-toe is too small to be learned: ")
        .hasLineCount(1);
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    refused(quick("squava", "--hours", "0"), "--hours is 0; it must be 0.001 to 8760");
    refused(
        Run.oxo("learn", "squava", "--positions", "10"),
        "--positions is 10; it must be 100 to 10000000");
  }

  @Test
  void controlCSaysHowToGoOn() throws Exception {
    String game = mine();
    Path file = folder.resolve("long.oxoeval");
    Path games = folder.resolve("long.oxoeval.work").resolve("1.games");
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(
                "java",
                "-cp",
                System.getProperty("java.class.path"),
                Run.LONG_GRACE,
                "games.oxo.app.Main",
                "learn",
                game,
                "-o",
                file.toString())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    Await.until("there are games", process, () -> Files.exists(games) && Files.size(games) > 5_000);
    process.destroy();
    Await.end(process);
    assertThat(err).hasContent("oxo: stopped after 0 attempts; the same command goes on from here");
    assertThat(out).isEmptyFile();
    assertThat(file).doesNotExist();
  }
}
