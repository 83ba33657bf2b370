package games.oxo.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.offline.worker.RequestRunner;
import games.oxo.search.SearchControl;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.web.browser.Screen;
import games.oxo.web.browser.Stage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the engine in the browser answers as on a JVM: the same moves, values, lines and
 * numbers of nodes and simulations; all but the time that it took.
 */
@Tag("slow")
@ExtendWith(InFile.class)
@TestInstance(Lifecycle.PER_CLASS)
final class SameAnswersTest {
  private static final Set<String> TIMES = Set.of("micros", "rate");

  private static final Map<String, Object> FEW = Map.of("nodes", 2_000L, "simulations", 200L);

  /** The levels differ in few figures, and the highest is the best engine: some tell for all. */
  private static final Pattern LEFT_OUT = Pattern.compile("level([2-57-9]|10)");

  private final RequestRunner jvm = new RequestRunner(FileStage.knowledge());
  private final Screen screen;

  /** One page answers everything, so that books are read once. */
  SameAnswersTest(Stage stage) {
    screen = new Screen(stage, Screen.WIDE, false).open("");
  }

  @AfterAll
  void close() {
    List<String> errors = screen.errors();
    screen.close();
    assertThat(errors).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#idsOfEachKind")
  void everyEngineAnswersAsOnAJvm(String game) {
    List<Map<String, @Nullable Object>> requests = new ArrayList<>();
    for (Object each : (List<?>) ask("engines", "game", game).get("engines")) {
      String engine = String.valueOf(((Map<?, ?>) each).get("engine"));
      if (!LEFT_OUT.matcher(engine).matches()) {
        requests.add(analysis(game, "", engine, false));
        requests.add(analysis(game, opening(game, 5), engine, true));
      }
    }
    assertSame(requests);
  }

  private static Map<String, @Nullable Object> analysis(
      String game, String moves, String engine, boolean everyMove) {
    return Asking.request(
        "analyze",
        "game",
        game,
        "moves",
        moves,
        "engine",
        engine,
        "limits",
        FEW,
        "everyMove",
        everyMove,
        "seed",
        7L);
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#idsOfEachKind")
  void positionsAreReadShownAndExplainedAsOnAJvm(String game) {
    List<Map<String, @Nullable Object>> requests = new ArrayList<>();
    requests.add(Asking.request("engines", "game", game));
    requests.add(Asking.request("definition", "game", game));
    requests.add(Asking.request("rules", "game", game));
    for (int stones : new int[] {0, 1, 6}) {
      String moves = opening(game, stones);
      String next = opening(game, stones + 1);
      Object move = next.substring(next.lastIndexOf(' ') + 1);
      for (String request : List.of("show", "threats", "book")) {
        requests.add(Asking.request(request, "game", game, "moves", moves));
      }
      for (String request : List.of("play", "explain")) {
        requests.add(Asking.request(request, "game", game, "moves", moves, "move", move));
      }
      requests.add(
          Asking.request("why", "game", game, "moves", moves, "move", move, "limits", FEW));
      requests.add(Asking.request("solve", "game", game, "moves", moves, "limits", FEW));
    }
    assertSame(requests);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "connect4:5x4", "yavalath:side4", "fourtic"})
  void positionsAreSolvedAndPuzzlesFoundAsOnAJvm(String game) {
    String moves = opening(game, Integer.MAX_VALUE);
    assertSame(
        List.of(
            Asking.request(
                "solve", "game", game, "moves", moves, "goal", Map.of("everyMove", true)),
            Asking.request("puzzle", "game", game, "seed", 3L),
            Asking.request("balance", "game", game, "games", 4L, "seed", 5L),
            Asking.request("balance", "game", game, "games", 9L, "engine", "random")));
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath:no-swap, e5, loss",
    "yavalath:no-swap, e5 c4, win",
    "yavalath, e5, win",
    "yavalath, e5 swap, loss"
  })
  void whatTheProofsProveIsAnsweredAsOnAJvm(String game, String moves, String result) {
    List<Map<String, @Nullable Object>> requests =
        List.of(
            analysis(game, moves, "best", true),
            Asking.request(
                "solve",
                "game",
                game,
                "moves",
                moves,
                "goal",
                Map.of("weak", true),
                "limits",
                FEW));
    assertSame(requests);
    for (Object answer : Asking.all(screen, requests)) {
      Map<?, ?> value = (Map<?, ?>) ((Map<?, ?>) answer).get("value");
      assertThat(value.get("type")).isEqualTo(result);
    }
  }

  @Test
  void whatIsWrongIsSaidAsOnAJvm() {
    assertSame(
        List.of(
            Asking.request("games"),
            Asking.request("check", "definition", "extends = \"squava\"\nline = { win = 3 }\n"),
            Asking.request("check", "definition", "extends = \"squava\"\nline = { win = 6 }\n"),
            Asking.request("check", "definition", "name = \"\u00e9\ud83d\ude00\"\nboard = 3\n"),
            Asking.request("show", "game", "chess"),
            Asking.request("show", "game", "squava", "moves", "9,9"),
            Asking.request("analyze", "game", "squava", "engine", "deepest"),
            Asking.request("analyze", "game", "squava", "engine", "best:book=/etc/passwd"),
            Asking.request("analyze", "game", "squava", "engine", "deep:eval=/etc/passwd"),
            Asking.request("nonsense")));
  }

  private void assertSame(List<Map<String, @Nullable Object>> requests) {
    List<?> answers = Asking.all(screen, requests);
    for (int i = 0; i < requests.size(); i++) {
      assertThat(plain(answers.get(i)))
          .as("%s", requests.get(i))
          .isEqualTo(plain(onJvm(requests.get(i))));
    }
  }

  private @Nullable Object onJvm(Map<String, @Nullable Object> request) {
    List<String> answers = new ArrayList<>();
    jvm.answer(Json.write(request), "", SearchControl.NONE, answers::add);
    return JsonReader.readObject(answers.get(answers.size() - 1), Integer.MAX_VALUE);
  }

  /** JSON without what differs from run to run, and with one type of number. */
  private static @Nullable Object plain(@Nullable Object json) {
    if (json instanceof List<?> list) {
      return list.stream().map(SameAnswersTest::plain).toList();
    }
    if (json instanceof Map<?, ?> map) {
      Map<Object, @Nullable Object> rest = new LinkedHashMap<>();
      map.forEach((name, value) -> rest.put(name, TIMES.contains(name) ? null : plain(value)));
      return rest;
    }
    // Scripts have no negative zero in their JSON.
    return json instanceof Number number ? (Object) (number.doubleValue() + 0.0) : json;
  }

  /** The first moves of a random game, at most all but the last one. */
  private String opening(String game, int stones) {
    Random random = new Random(game.hashCode());
    String moves = "";
    for (int i = 0; i < stones; i++) {
      List<?> legal = legal(game, moves);
      String longer = (moves + " " + legal.get(random.nextInt(legal.size()))).strip();
      if (legal(game, longer).isEmpty()) {
        return moves;
      }
      moves = longer;
    }
    return moves;
  }

  private List<?> legal(String game, String moves) {
    return (List<?>) ask("show", "game", game, "moves", moves).get("legal");
  }

  private Map<String, @Nullable Object> ask(String request, @Nullable Object... fields) {
    return screen.stage().ask(request, fields);
  }
}
