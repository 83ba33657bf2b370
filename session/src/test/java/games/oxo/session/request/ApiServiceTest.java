package games.oxo.session.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.api.Place;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The API")
class ApiServiceTest {
  private static final ApiLimits LIMITS = new ApiLimits(1 << 24, 60_000, 1_000);

  private static List<Map<String, @Nullable Object>> ask(String json) {
    return ask(json, SearchControl.NONE);
  }

  private static List<Map<String, @Nullable Object>> ask(String json, SearchControl control) {
    Map<String, @Nullable Object> read = JsonReader.readObject(json, 10_000);
    ApiService.Call call = new ApiService(LIMITS).call(Requests.read(read));
    List<Map<String, @Nullable Object>> answers = new ArrayList<>();
    call.run(control, answer -> answers.add(answer.json()));
    return answers;
  }

  private static Map<String, @Nullable Object> last(String json) {
    List<Map<String, @Nullable Object>> answers = ask(json);
    return answers.get(answers.size() - 1);
  }

  @Test
  void listsAllGames() {
    assertThat((List<?>) last("{\"request\":\"games\"}").get("games"))
        .hasSameSizeAs(BuiltInGames.ids());
  }

  @Test
  void describesEnginesWithTypesAndRanges() {
    String engines = Json.write(last("{\"request\":\"engines\",\"game\":\"fourtic\"}"));
    assertThat(engines)
        .contains("\"engine\":\"best\"", "\"type\":\"number\"", "\"least\":1", "\"words\":[")
        .doesNotContain("\"engine\":\"deep\"");
  }

  @Test
  void playsAMove() {
    Map<String, @Nullable Object> shown =
        last("{\"request\":\"play\",\"game\":\"squava\",\"moves\":\"1,1\",\"move\":\"2,2\"}");
    assertThat(shown).containsEntry("stones", 2).containsEntry("toMove", "X");
  }

  @Test
  void aGameOfOnesOwnComesAsText() {
    String definition =
        "name = \\\"Long\\\"\\nboard = { shape = \\\"square\\\", width = 3, height = 3 }\\n"
            + "line = { win = 3 }\\n";
    assertThat(last("{\"request\":\"check\",\"definition\":\"" + definition + "\"}"))
        .containsEntry("name", "Long");
    assertThat(last("{\"request\":\"solve\",\"definition\":\"" + definition + "\"}"))
        .containsEntry("value", Map.of("type", "draw", "text", "draw"));
  }

  @Test
  void analysesAnswerOnTheWayAndAtTheEnd() {
    List<Map<String, @Nullable Object>> answers =
        ask(
            "{\"request\":\"analyze\",\"game\":\"squava\",\"engine\":\"deep\","
                + "\"limits\":{\"depth\":4},\"everyMove\":true}");
    assertThat(answers.size()).isGreaterThan(1);
    assertThat(answers.subList(0, answers.size() - 1))
        .allMatch(each -> Boolean.FALSE.equals(each.get("final")));
    assertThat(answers.get(answers.size() - 1)).containsEntry("final", true);
  }

  /** Each would go on for a long time. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"deep\"}",
        "{\"request\":\"balance\",\"game\":\"tic-tac-toe\",\"games\":1000}",
        "{\"request\":\"solve\",\"game\":\"yavalath\"}",
        "{\"request\":\"review\",\"game\":\"yavalath\",\"moves\":\"a1 b2 c3\","
            + "\"millisPerMove\":20000}"
      })
  void aStoppedRequestEndsWithWhatIsKnown(String request) {
    int[] looks = {0};
    List<Map<String, @Nullable Object>> answers = ask(request, () -> ++looks[0] > 100);
    assertThat(answers.get(answers.size() - 1)).containsEntry("final", true);
    assertThat(answers.subList(0, answers.size() - 1))
        .allSatisfy(each -> assertThat(each).containsEntry("final", false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"request\":\"why\",\"game\":\"yavalath\",\"move\":\"a1\"}",
        "{\"request\":\"puzzle\",\"game\":\"yavalath\"}"
      })
  void aRequestThatIsStoppedTooSoonHasNoAnswer(String request) {
    assertThat(ask(request, () -> true)).isEmpty();
  }

  @Test
  void tellsWhyAMoveIsBad() {
    Map<String, @Nullable Object> why =
        last("{\"request\":\"why\",\"game\":\"tic-tac-toe\",\"moves\":\"b2\",\"move\":\"b1\"}");
    assertThat(why)
        .containsEntry("text", "With b1: O loses in 6; better is a1: draw.")
        .containsEntry("proven", true)
        .containsEntry("final", true);
    assertThat((List<?>) why.get("steps")).hasSize(6);
  }

  @Test
  void balanceIsAnsweredEveryFewGames() {
    List<Map<String, @Nullable Object>> answers =
        ask("{\"request\":\"balance\",\"game\":\"tic-tac-toe\",\"games\":50}");
    assertThat(answers).hasSize(25);
    for (int i = 0; i < answers.size(); i++) {
      assertThat(answers.get(i))
          .containsEntry("games", 2 * (i + 1))
          .containsEntry("of", 50)
          .containsEntry("complete", i == 24)
          .containsEntry("final", i == 24);
    }
    assertThat((List<?>) answers.get(24).get("verdict")).isNotEmpty();
  }

  @Test
  void balanceEndsWhenTimeIsUp() {
    Map<String, @Nullable Object> end =
        last("{\"request\":\"balance\",\"game\":\"tictactrains\",\"games\":1000,\"millis\":30}");
    assertThat(end).containsEntry("final", true).containsEntry("complete", false);
  }

  @Test
  void onlyAndAvoidChooseTheMoves() {
    String request =
        "{\"request\":\"analyze\",\"game\":\"tic-tac-toe\",\"position\":\"XX./OO./...\",";
    assertThat(last(request + "\"avoid\":[\"c1\"]}").get("best")).isEqualTo("c2");
    assertThat(last(request + "\"only\":[\"a3\"]}").get("best")).isEqualTo("a3");
    assertThat(last(request + "\"only\":[\"a3\"],\"avoid\":[\"a3\"]}"))
        .containsEntry("error", "'only' and 'avoid' leave no legal move");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"request\":\"show\",\"game\":\"sqava\"}|there is no game 'sqava'; did you mean 'squava'?",
        "{\"request\":\"show\",\"game\":\"/etc/passwd\"}|there is no game '/etc/passwd'",
        "{\"request\":\"show\",\"game\":\"squava\",\"moves\":\"9,9\"}|is not a cell; a cell is a row 0 to 4",
        "{\"request\":\"analyze\",\"game\":\"squava\",\"engine\":\"cmd:ls\"}|there is no engine 'cmd'",
        "{\"request\":\"analyze\",\"game\":\"tic-tac-toe\",\"moves\":\"a1 b1 a2 b2 a3\"}|the game is over",
        "{\"request\":\"check\",\"definition\":\"extends = \\\"/etc/passwd\\\"\"}|/etc/passwd",
        "{\"request\":\"check\",\"definition\":\"name = \"}|definition:1: expected a value"
      })
  void whatIsWrongIsAnsweredWithASentence(String request, String part) {
    assertThat((String) last(request).get("error")).contains(part);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "null",
      quoteCharacter = '`',
      value = {
        "name = |1",
        "name = \\\"A\\\"\\nextends = \\\"squava\\\"\\nline = { win = 9 }|3",
        "name = \\\"A\\\"\\n\\nextends = \\\"nothing\\\"|3",
        "name = \\\"A\\\"\\n\\n\\nextends = \\\"squava\\\"\\nboard = { width = 2, height = 2 }|5",
        "swap = true|null"
      })
  void theWrongLineOfADefinitionIsANumber(String definition, @Nullable Integer line) {
    for (String request : List.of("check", "show")) {
      Map<String, @Nullable Object> answer =
          last("{\"request\":\"" + request + "\",\"definition\":\"" + definition + "\"}");
      assertThat(answer).containsKey("error");
      assertThat(answer.get("line")).isEqualTo(line);
    }
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.library.BuiltInGames#ids")
  void definitionsOfBuiltInGamesCanBeReadAgain(String id) {
    Map<String, @Nullable Object> answer =
        last("{\"request\":\"definition\",\"game\":\"" + id + "\"}");
    assertThat(answer).containsEntry("game", id);
    Game game = new Place("", (String) answer.get("definition"), null, null).load();
    assertThat(game.name()).isEqualTo(BuiltInGames.load(id).name());
    assertThat(RulesFingerprint.of(game)).isEqualTo(RulesFingerprint.of(BuiltInGames.load(id)));
  }

  @Test
  void aLongDefinitionIsRefused() {
    String definition = "#".repeat(1_001);
    assertThat(last("{\"request\":\"check\",\"definition\":\"" + definition + "\"}"))
        .containsEntry("error", "the definition has 1001 characters; at most 1000 are allowed");
  }

  @Test
  void timeIsCutToWhatIsAllowed() {
    assertThat(LIMITS.cut(Limits.NONE).millis()).isEqualTo(60_000);
    assertThat(LIMITS.cut(Limits.time(500)).millis()).isEqualTo(500);
    assertThat(LIMITS.cut(Limits.time(1_000_000)).millis()).isEqualTo(60_000);
  }

  @Test
  void looksForAPuzzle() {
    String request = "{\"request\":\"puzzle\",\"game\":\"squava\",\"seed\":1}";
    List<Map<String, @Nullable Object>> answers = ask(request);
    Map<String, @Nullable Object> made = answers.get(answers.size() - 1);
    assertThat(made).containsEntry("final", true).containsKeys("position", "best", "key");
    assertThat(answers.subList(0, answers.size() - 1))
        .allSatisfy(each -> assertThat(each).containsEntry("final", false))
        .allSatisfy(each -> assertThat(each).containsEntry("position", null));
    assertThat(
            last(
                "{\"request\":\"puzzle\",\"game\":\"squava\",\"avoid\":[\""
                    + made.get("key")
                    + "\"]}"))
        .doesNotContainEntry("key", made.get("key"));
  }

  @Test
  void saysWhyThereIsNoPuzzle() {
    assertThat(last("{\"request\":\"puzzle\",\"game\":\"fourtic\"}").get("error"))
        .isEqualTo(
            "puzzles are made only for games that a line decides; fourtic is decided by points");
    assertThat(last("{\"request\":\"puzzle\",\"game\":\"squava\",\"limits\":{\"millis\":1}}"))
        .containsEntry("position", null)
        .containsEntry("final", true);
    assertThatThrownBy(
            () ->
                last("{\"request\":\"puzzle\",\"game\":\"squava\",\"fromGrade\":5,\"toGrade\":4}"))
        .isInstanceOf(InputException.class)
        .hasMessage("the grades of puzzles are from 1 to 10, the lower one first");
  }
}
