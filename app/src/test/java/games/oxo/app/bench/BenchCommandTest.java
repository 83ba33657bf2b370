package games.oxo.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.bench.Workloads;
import games.oxo.game.OnlyInFullRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class BenchCommandTest {
  private static List<JsonNode> json(String... args) throws IOException {
    Run run = Run.oxo(args);
    assertThat(run.status()).as(run.err()).isZero();
    List<JsonNode> lines = new ArrayList<>();
    for (String line : run.out().lines().toList()) {
      lines.add(new JsonMapper().readTree(line));
    }
    return lines;
  }

  @Test
  void listsWhatThereIs() throws IOException {
    assertThat(json("bench", "--list", "--json"))
        .extracting(line -> line.get("name").asText())
        .isEqualTo(Workloads.names());
    assertThat(Run.oxo("bench", "--list", "trains").out().lines())
        .isNotEmpty()
        .allMatch(line -> line.matches("trains-[a-z]+ +(boards|positions|simulations)/s +[a-z].*"));
  }

  @Test
  void measuresAllThatBeginWithAName() throws IOException {
    List<JsonNode> lines = json("bench", "yavalath-play", "--seconds", "0.01", "--json");
    assertThat(lines)
        .extracting(line -> line.get("name").asText())
        .containsExactly("yavalath-playouts-uniform", "yavalath-playouts-sharp");
    for (JsonNode line : lines) {
      assertThat(line.get("rate").asLong()).isPositive();
      assertThat(line.get("processorRate").asLong()).isPositive();
      assertThat(line.get("unit").asText()).isEqualTo("playouts");
      assertThat(line.get("threads").asInt()).isEqualTo(1);
      assertThat(line.get("seconds").asDouble()).isPositive();
      assertThat(line.get("rounds")).hasSize(5);
      assertThat(line.get("bytes").asDouble()).isNotNegative();
      assertThat(line.get("slowestMicros").isNull()).isTrue();
    }
  }

  @Test
  void scoresTellTheSlowestBoard() throws IOException {
    JsonNode line = json("bench", "trains-score", "--seconds", "0.01", "--json").get(0);
    assertThat(line.get("slowestMicros").asDouble()).isPositive();
    assertThat(Run.oxo("bench", "trains-score", "--seconds", "0.01").out())
        .matches(
            "trains-score +[0-9.]+ [kM]? ?boards/s +[0-9.]+ bytes each   1 thread at [0-9]+%   [0-9.]+ s"
                + "   slowest [0-9.]+ µs\n");
  }

  @Test
  void severalThreadsWorkOnIt() throws IOException {
    JsonNode line =
        json("bench", "squava-solver", "--threads", "2", "--seconds", "0.01", "--json").get(0);
    assertThat(line.get("threads").asInt()).isEqualTo(2);
    assertThat(line.get("rate").asLong()).isPositive();
  }

  @OnlyInFullRun
  @Test
  void comparesAloneWithAmongOthers() throws IOException {
    JsonNode line = json("bench", "squava-solver", "--mixed", "--seconds", "0.01", "--json").get(0);
    assertThat(line.get("name").asText()).isEqualTo("squava-solver");
    assertThat(line.get("unit").asText()).isEqualTo("simulations");
    assertThat(line.get("alone").asLong()).isPositive();
    assertThat(line.get("mixed").asLong()).isPositive();
    assertThat(line.get("slowdown").isNumber()).isTrue();
    assertThat(line.get("aloneRounds")).hasSize(5);
    assertThat(line.get("mixedRounds")).hasSize(5);
  }

  @ParameterizedTest
  @CsvSource({
    "0.4, 0.40",
    "9.996, 10.0",
    "45.67, 45.7",
    "999.4, 999",
    "999.6, 1.00 k",
    "9994, 9.99 k",
    "9996, 10.0 k",
    "84321, 84.3 k",
    "999400, 999 k",
    "999600, 1.00 M",
    "1521000, 1.52 M",
    "33800000, 33.8 M"
  })
  void ratesAreReadable(double rate, String text) {
    assertThat(BenchPrinter.readable(rate)).isEqualTo(text);
  }
}
