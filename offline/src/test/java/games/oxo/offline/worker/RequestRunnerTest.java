package games.oxo.offline.worker;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.words.Text;
import games.oxo.offline.file.KnowledgeFiles;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.session.json.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests requests in slices: their answers, their end, and going on after it. */
final class RequestRunnerTest {
  private static final String DONE = String.valueOf(RequestRunner.DONE);
  private static final String MORE = String.valueOf(RequestRunner.MORE);

  private static final String SHORT = "{\"request\":\"show\",\"game\":\"squava\"}";

  /** It ends after its nodes, in many slices. */
  private static final String LIMITED =
      "{\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"deep\",\"seed\":3,"
          + "\"reportMillis\":0,\"limits\":{\"nodes\":20000}}";

  /** It would take an hour. */
  private static final String ENDLESS =
      "{\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"mcts\",\"reportMillis\":0}";

  /** Far more than a search does before it first tells something. */
  private static final long MANY = 20_000;

  private static final double WHOLE = 60_000;

  private final RequestRunner runner = new RequestRunner(ApiKnowledge.NONE);

  /** The answers among what slices returned. */
  private static List<Map<String, @Nullable Object>> answers(Iterable<String> slices) {
    List<Map<String, @Nullable Object>> answers = new ArrayList<>();
    for (String slice : slices) {
      slice
          .substring(1)
          .lines()
          .forEach(line -> answers.add(JsonReader.readObject(line, Integer.MAX_VALUE)));
    }
    return answers;
  }

  private static Map<String, @Nullable Object> last(Iterable<String> slices) {
    List<Map<String, @Nullable Object>> all = answers(slices);
    Map<String, @Nullable Object> last = new LinkedHashMap<>(all.get(all.size() - 1));
    last.remove("micros");
    last.remove("rate");
    return last;
  }

  /** Runs the shortest slices to the end. */
  private List<String> slices(int id) {
    List<String> slices = new ArrayList<>();
    do {
      slices.add(runner.run(id, 0));
    } while (slices.get(slices.size() - 1).startsWith(MORE));
    return slices;
  }

  /** Runs a search until it tells of so many simulations; the number that it tells of. */
  private long simulations(int id, long enough) {
    while (true) {
      for (Map<String, @Nullable Object> answer : answers(List.of(runner.run(id, 0)))) {
        long told = (Long) answer.get("simulations");
        if (told >= enough) {
          return told;
        }
      }
    }
  }

  @Test
  void aShortRequestIsAnsweredAtOnce() {
    runner.begin(1, SHORT);
    String text = runner.run(1, 0);
    assertThat(text).startsWith(DONE).endsWith("\n");
    assertThat(last(List.of(text))).containsEntry("game", "squava");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | expected",
        "[] | object",
        "{} | 'request'",
        "{\"request\":\"shout\"} | there is no request 'shout'",
        "{\"request\":\"show\",\"game\":\"chess\"} | there is no game 'chess'",
        "{\"request\":\"analyze\",\"game\":\"squava\",\"engine\":\"deepest\"} | deepest",
      })
  void whatIsWrongIsAnAnswer(String request, String words) {
    runner.begin(1, request);
    String text = runner.run(1, WHOLE);
    assertThat(text).startsWith(DONE);
    assertThat(last(List.of(text)).get("error")).asString().contains(words);
  }

  @Test
  void aLineOfADefinitionIsNamed() {
    runner.begin(
        1, "{\"request\":\"check\",\"definition\":\"extends = \\\"squava\\\"\\nline = 3\\n\"}");
    assertThat(last(List.of(runner.run(1, 0)))).containsEntry("line", 2L);
  }

  @Test
  void aRequestThatIsTooLongIsRefused() {
    runner.begin(1, "{\"request\":\"show\",\"game\":\"" + "x".repeat(1 << 17) + "\"}");
    assertThat(last(List.of(runner.run(1, 0)))).containsKey("error");
  }

  @Test
  void slicesGiveTheSameAnswerAsOneRun() {
    runner.begin(1, LIMITED);
    List<String> whole = List.of(runner.run(1, WHOLE));
    assertThat(whole.get(0)).startsWith(DONE);
    runner.begin(2, LIMITED);
    List<String> slices = slices(2);
    assertThat(slices).hasSizeGreaterThan(3);
    assertThat(last(slices)).isEqualTo(last(whole)).containsEntry("final", true);
  }

  @Test
  void requestsInTurnsDoNotDisturbEachOther() {
    runner.begin(1, LIMITED);
    List<String> alone = slices(1);
    runner.begin(2, LIMITED);
    runner.begin(3, ENDLESS);
    List<String> beside = new ArrayList<>();
    do {
      beside.add(runner.run(2, 0));
      assertThat(runner.run(3, 0)).startsWith(MORE);
    } while (beside.get(beside.size() - 1).startsWith(MORE));
    assertThat(last(beside)).isEqualTo(last(alone));
  }

  @Test
  void anEndedRequestGoesOnWhenItComesAgain() {
    runner.begin(1, ENDLESS);
    long before = simulations(1, MANY);
    runner.end(1);
    runner.begin(2, ENDLESS);
    assertThat(simulations(2, 0)).isGreaterThanOrEqualTo(before);
  }

  @Test
  void anEndedRequestThatGoesOnAnswersAsIfItHadNotEnded() {
    runner.begin(1, LIMITED);
    List<String> whole = slices(1);
    runner.begin(2, LIMITED);
    runner.run(2, 0);
    runner.end(2);
    runner.begin(3, LIMITED);
    assertThat(last(slices(3))).isEqualTo(last(whole));
  }

  @Test
  void onlyTheRequestThatEndedLastIsKept() {
    runner.begin(1, ENDLESS);
    long before = simulations(1, MANY);
    runner.end(1);
    runner.begin(2, LIMITED);
    runner.end(2);
    runner.begin(3, ENDLESS);
    assertThat(simulations(3, 0)).isLessThan(before);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -7})
  void whatIsNotRunningHasNothingToSay(int id) {
    assertThat(runner.run(id, WHOLE)).isEqualTo(DONE);
    runner.end(id);
    assertThat(runner.run(id, WHOLE)).isEqualTo(DONE);
  }

  @Test
  void anAnsweredRequestIsForgotten() {
    runner.begin(1, SHORT);
    runner.run(1, 0);
    assertThat(runner.run(1, 0)).isEqualTo(DONE);
    runner.end(1);
    runner.begin(1, SHORT);
    assertThat(answers(List.of(runner.run(1, 0)))).hasSize(1);
  }

  @Test
  void anEndedRequestDoesNothingMore() {
    runner.begin(1, ENDLESS);
    runner.run(1, 1);
    runner.end(1);
    assertThat(runner.run(1, WHOLE)).isEqualTo(DONE);
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath:no-swap, e5, loss",
    "yavalath:no-swap, e5 c4, win",
    "yavalath, e5, win",
    "yavalath, e5 swap, loss",
  })
  void whatIsProvenIsAnswered(String game, String moves, String result) {
    BundledKnowledge knowledge = new BundledKnowledge();
    KnowledgeFiles.all().forEach(knowledge::supply);
    RequestRunner knowing = new RequestRunner(knowledge);
    String about =
        Text.format("\"game\":\"%s\",\"moves\":\"%s\",\"limits\":{\"nodes\":500}", game, moves);
    for (String request :
        List.of(
            "{\"request\":\"solve\",\"goal\":{\"weak\":true}," + about + "}",
            "{\"request\":\"analyze\",\"engine\":\"best\"," + about + "}")) {
      knowing.begin(1, request);
      List<String> slices = new ArrayList<>();
      do {
        slices.add(knowing.run(1, WHOLE));
      } while (slices.get(slices.size() - 1).startsWith(MORE));
      assertThat(last(slices).get("value")).as(request).asString().contains("type=" + result);
    }
  }
}
