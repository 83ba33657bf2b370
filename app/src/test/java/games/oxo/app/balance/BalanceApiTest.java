package games.oxo.app.balance;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.request.Requests;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The API and the command find the same balance")
class BalanceApiTest {
  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe,mcts-solver:simulations=50",
    "yavalath:side4,level2",
    "fourtic,mcts-solver:simulations=20",
    "connect4:5x4,mcts-solver:simulations=50"
  })
  void sameFigures(String game, String engine) {
    Run run =
        Run.oxo(
            "balance",
            game,
            "--games",
            "6",
            "--engine",
            engine,
            "--ladder",
            "0",
            "--solve",
            "0",
            "--seed",
            "3",
            "--json");
    Map<String, @Nullable Object> command = JsonReader.readObject(run.out(), 1_000_000);
    List<ApiAnswer> answers = new ArrayList<>();
    new ApiService(ApiLimits.USUAL)
        .call(
            Requests.read(
                Json.object(
                    "request", "balance", "game", game, "games", 6L, "engine", engine, "seed", 3L)))
        .run(() -> false, answers::add);
    String last = Json.write(answers.get(answers.size() - 1).json());
    Map<String, @Nullable Object> api = JsonReader.readObject(last, 1_000_000);
    for (String field : List.of("of", "final", "verdict")) {
      api.remove(field);
    }
    assertThat(command).containsAllEntriesOf(api);
  }
}
