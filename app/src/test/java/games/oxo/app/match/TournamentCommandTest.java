package games.oxo.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("oxo tournament and oxo report")
class TournamentCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private Run three(String... more) {
    String[] words = {
      "tournament", "tic-tac-toe", "level9", "level1", "random", "--rounds", "6", "--log", file("a")
    };
    return Run.oxo(Stream.of(words, more).flatMap(Arrays::stream).toArray(String[]::new));
  }

  @Test
  void ratesEngineBesideEngine() {
    Run run = three();
    assertThat(run.status()).isZero();
    List<String> lines = run.out().lines().toList();
    assertThat(lines.get(0)).isEqualTo("tic-tac-toe: 3 engines, 36 games");
    assertThat(lines.get(1)).matches(" +engine +Elo +points +score +LOS +1 +2 +3");
    assertThat(lines.get(2)).matches(" +1 +level9 +\\+[0-9]+ +± [0-9]+ +[0-9.]+/24 .*");
    assertThat(lines.get(4)).matches(" +3 +random +-[0-9]+ +± [0-9]+ +[0-9.]+/24 .*");
    assertThat(run.out()).containsPattern("first move +scores .* worth [+-][0-9.]+ ± [0-9.]+ Elo");
  }

  @Test
  void reportsInJson() throws IOException {
    JsonNode out = JSON.readTree(three("--json").out());
    assertThat(out.get("kind").textValue()).isEqualTo("roundrobin");
    assertThat(out.get("games").intValue()).isEqualTo(36);
    assertThat(out.get("engines")).hasSize(3);
    JsonNode best = out.get("engines").get(0);
    assertThat(best.get("engine").textValue()).isEqualTo("level9");
    assertThat(best.get("against")).hasSize(2);
    assertThat(best.get("elo").get("low").doubleValue())
        .isLessThan(best.get("elo").get("high").doubleValue());
  }

  @Test
  void ofAGauntletHasOnlyGamesOfTheFirst() throws IOException {
    three("--gauntlet");
    assertThat(Files.readAllLines(Path.of(file("a"))).stream().skip(1))
        .hasSize(24)
        .allMatch(line -> line.contains("\"level9\""));
  }

  @Test
  void goesOnWhereItStopped() throws IOException {
    three();
    List<String> whole = Files.readAllLines(Path.of(file("a")));
    Files.write(Path.of(file("b")), whole.subList(0, 11));
    assertThat(Run.oxo("match", "--resume", file("b")).err())
        .contains("this is the log of a tournament; continue it with './oxo tournament --resume'");
    assertThat(Run.oxo("tournament", "--resume", file("b")).status()).isZero();
    assertThat(Files.readAllLines(Path.of(file("b"))).stream().map(TournamentCommandTest::untimed))
        .containsExactlyElementsOf(whole.stream().map(TournamentCommandTest::untimed).toList());
  }

  private static String untimed(String line) {
    return line.replaceAll("\"micros\":[0-9]+|,\"check\":\"[0-9a-f]+\"", "");
  }

  @Test
  void makesAPage() throws IOException {
    three();
    Run run = Run.oxo("report", file("a"), "--output", file("page.html"));
    assertThat(run.out()).isEqualTo("Wrote %s (36 games)%n".formatted(file("page.html")));
    assertThat(Files.readString(Path.of(file("page.html"))))
        .startsWith("<!DOCTYPE html>")
        .contains("level9", "random", "\"type\":\"chart\"", "\"type\":\"games\"");
  }

  @Test
  void aPageWithoutTheRulesLeavesTheGamesOut() throws IOException {
    three();
    Path log = folder.resolve("lost.jsonl");
    Files.writeString(
        log,
        Files.readString(Path.of(file("a")))
            .replaceAll(",\"check\":\"[0-9a-f]+\"", "")
            .replace("\"tic-tac-toe\"", "\"lost.toml\""));
    Run run = Run.oxo("report", log.toString());
    assertThat(run.status()).isZero();
    assertThat(run.err()).startsWith("oxo: the page has no games to step through: ");
    assertThat(Files.readString(folder.resolve("lost.html"))).doesNotContain("\"type\":\"games\"");
  }

  @Test
  void putsThePageBesideTheLog() throws IOException {
    three();
    Path log = folder.resolve("games.jsonl");
    Files.move(Path.of(file("a")), log);
    assertThat(Run.oxo("report", log.toString(), "--json").out())
        .isEqualTo("{\"page\":\"%s\",\"games\":36}%n".formatted(folder.resolve("games.html")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tournament | name a game and the engines, as in ",
        "tournament squava random | a tournament needs a game and 2 to 100 engines, not 1",
        "tournament squava random best --rounds -1 | --rounds is -1; it must be 1 to 1000000",
        "tournament squava random best --games 4 | tournament has no option '--games'",
        "report no.jsonl | there is no file no.jsonl"
      })
  void explainsWhatIsWrong(String words, String sentence) {
    Run run = Run.oxo(words.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("oxo: " + sentence);
  }
}
