package games.oxo.app.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.table.results.ResultAnswer;
import games.oxo.table.results.ResultQuestion;
import games.oxo.table.results.ResultStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultsCommandTest {
  private static final Path PAGE = Path.of("..", "docs", "results.md");

  @TempDir Path folder;

  private static JsonNode json(String text) throws IOException {
    return new JsonMapper().readTree(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "misere", "squava-full"})
  void whatIsQuicklyComputedAgreesWithWhatIsRecorded(String name) throws IOException {
    Run run = Run.oxo("results", "--compute", name);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).endsWith("This matches the recorded answer.\n");
    JsonNode answer = json(Run.oxo("results", "--compute", name, "--json").out());
    assertThat(answer.get("agrees").asBoolean()).isTrue();
    assertThat(answer.get("complete").asBoolean()).isTrue();
  }

  @Test
  void everyQuestionIsListedWithItsCommand() throws IOException {
    Run list = Run.oxo("results");
    Run all = Run.oxo("results", "--json");
    assertThat(all.out().lines()).hasSameSizeAs(ResultQuestion.ALL);
    for (ResultQuestion question : ResultQuestion.ALL) {
      assertThat(list.out()).contains(question.text(), "--compute " + question.name());
      JsonNode one = json(Run.oxo("results", question.name(), "--json").out());
      assertThat(one.get("question").asText()).isEqualTo(question.name());
      assertThat(one.get("command").asText()).startsWith("./oxo results --compute ");
    }
  }

  @Test
  void thePageShowsWhatIsRecorded() throws IOException {
    assertThat(Files.readString(PAGE)).contains("\n" + Run.oxo("results", "--markdown").out());
  }

  @Test
  void answersAreRecordedAndReadBack() throws IOException {
    Path file = folder.resolve("results.toml");
    assertThat(Run.oxo("results", "--compute", "misere", "--record", file.toString()).status())
        .isZero();
    assertThat(Run.oxo("results", "--compute", "tic-tac-toe", "--record", file.toString()).status())
        .isZero();
    String text = Files.readString(file);
    Map<String, ResultAnswer> read = ResultStore.parse("results.toml", text);
    assertThat(read).containsOnlyKeys("tic-tac-toe", "misere");
    assertThat(ResultStore.write(read)).isEqualTo(text);
    Map<String, ResultAnswer> builtIn = ResultStore.builtIn();
    read.forEach((name, answer) -> assertThat(answer.agrees(builtIn.get(name))).isTrue());
  }

  @Test
  void aFileOfAnotherKindIsRefusedBeforeAnythingIsComputed() throws IOException {
    Path file = folder.resolve("homework.txt");
    Files.writeString(file, "[sums]\n");
    Run run = Run.oxo("results", "--compute", "misere", "--record", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("oxo: %s is not a file of recorded results%n".formatted(file));
    assertThat(file).hasContent("[sums]\n");
    assertThat(Run.oxo("results", "--compute", "misere", "--record", folder.toString()).err())
        .isEqualTo("oxo: %s is a folder; a file is needed%n".formatted(folder));
  }

  @Test
  void whatIsOpenIsRecordedWithItsBounds() {
    Path file = folder.resolve("results.toml");
    Run run =
        Run.oxo("results", "--compute", "yavalath", "--time", "1", "--record", file.toString());
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out())
        .contains("Proven so far: undecided")
        .contains("Computed by ./oxo results --compute yavalath --time 1, 1 thread, ");
    assertThat(run.out().lines().filter(line -> line.endsWith(" s") && line.startsWith("  ")))
        .hasSize(9);
  }

  @Test
  void howManyThreadsWorkedIsRecorded() throws IOException {
    Path file = folder.resolve("results.toml");
    Run run =
        Run.oxo(
            "results",
            "--compute",
            "misere",
            "squava-full",
            "--threads",
            "2",
            "--record",
            file.toString());
    assertThat(run.out())
        .contains("Computed by ./oxo results --compute misere --threads 2, 2 threads, ")
        .contains("Computed by ./oxo results --compute squava-full, 1 thread, ");
    assertThat(Files.readString(file)).contains("\nthreads = 2\n", "\nthreads = 1\n");
    JsonNode answer = json(Run.oxo("results", "yavalath", "--json").out());
    assertThat(answer.get("threads").asInt()).isPositive();
  }

  private static ResultAnswer answer(Proven low, Proven high, String... replies) {
    return new ResultAnswer(
        0,
        2,
        1.5,
        List.of(new ResultAnswer.FirstMove("a1", 4, low, high, List.of(replies), 0.5)),
        List.of(),
        List.of(),
        List.of());
  }

  /** Every proof that is recorded has a certificate, and all replies beaten. */
  @Test
  void provenFirstMovesAreRecorded() throws IOException {
    JsonNode answer = json(Run.oxo("results", "yavalath-proofs", "--json").out());
    List<String> proven = new ArrayList<>();
    for (JsonNode proof : answer.get("proofs")) {
      boolean all = proof.get("beaten").asInt() == proof.get("replies").asInt();
      assertThat(proof.get("proven").asBoolean()).isEqualTo(all);
      assertThat(proof.get("certificateMoves").isNull()).isEqualTo(!all);
      if (all) {
        proven.add(proof.get("move").asText());
      }
    }
    assertThat(proven).contains("d4", "e5");
    assertThat(Run.oxo("results", "yavalath-proofs").out()).contains("\nX wins after d4, e5");
  }

  /** The counts of the whole table: as many positions as the table has, and draws are rare. */
  @Test
  void theStudyOfSquavaIsRecorded() throws IOException {
    JsonNode layers = json(Run.oxo("results", "squava-study", "--json").out()).get("layers");
    String page = Files.readString(PAGE.resolveSibling("results").resolve("squava.md"));
    long all = 0;
    for (JsonNode layer : layers) {
      assertThat(page).contains(row(layer));
      long wins = layer.get("wins").asLong();
      long draws = layer.get("draws").asLong();
      assertThat(layer.get("onlyWins").asLong()).isBetween(0L, wins);
      assertThat(layer.get("onlyDraws").asLong()).isBetween(0L, draws);
      all += wins + draws + layer.get("losses").asLong();
    }
    assertThat(all).isEqualTo(2_146_025_130L);
    assertThat(Run.oxo("results", "squava-study").out())
        .contains("The side to move wins 70.", " of all 2,146,025,130 positions;");
  }

  /** The end of the row that the page of the study has for a layer, and its beginning. */
  private static List<String> row(JsonNode layer) {
    long positions =
        layer.get("wins").asLong() + layer.get("draws").asLong() + layer.get("losses").asLong();
    return List.of(
        Text.format("| %d | %,d | ", layer.get("stones").asInt(), positions),
        Text.format(
            " | %,d | %,d |\n", layer.get("onlyWins").asLong(), layer.get("onlyDraws").asLong()));
  }

  @Test
  void aStudyNeedsATable() {
    Run run = Run.oxo("results", "--compute", "squava-study");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("oxo: there is no table ")
        .endsWith("; './oxo table build squava' builds one\n");
  }

  /** With no time to speak of nothing is proven, and that agrees with any answer. */
  @Test
  void proofsAreComputedAgain() {
    Run run = Run.oxo("results", "--compute", "yavalath-proofs", "--time", "1", "--memory", "8m");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).contains("None is proven yet.", "This matches the recorded answer.");
  }

  @Test
  void answersAgreeWhenBothCanBeTrue() {
    Proven win3 = Ending.win(3);
    Proven win5 = Ending.win(5);
    Proven draw = Ending.DRAW;
    Proven loss = Ending.loss(6);
    assertThat(answer(win3, win3, "b2").agrees(answer(win3, win3, "b2"))).isTrue();
    assertThat(answer(win3, win3, "b2").agrees(answer(win3, win3, "c2"))).isFalse();
    assertThat(answer(win3, win3, "b2").agrees(answer(win5, win5, "b2"))).isFalse();
    assertThat(answer(win3, win3, "b2").agrees(answer(draw, win3))).isTrue();
    assertThat(answer(loss, draw).agrees(answer(win5, win5))).isFalse();
    assertThat(answer(loss, draw).isComplete()).isFalse();
    Map<String, ResultAnswer> some = new LinkedHashMap<>(Map.of("squava", answer(loss, win5)));
    assertThat(ResultStore.parse("x", ResultStore.write(some))).isEqualTo(some);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[squava]\n", "squava = 1\n", "[squava]\nlimit = 0\nseconds = 1\n"})
  void anotherFileIsRefused(String text) {
    assertThatThrownBy(() -> ResultStore.parse("other.toml", text))
        .isInstanceOf(InputException.class)
        .hasMessage("other.toml is not a file of recorded results");
  }
}
