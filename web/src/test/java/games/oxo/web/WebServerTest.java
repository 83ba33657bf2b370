package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.web.TestServer.Event;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Requests over HTTP and their answers")
class WebServerTest {
  private static TestServer server;

  @BeforeAll
  static void start() {
    server = new TestServer(WebSettings.usual(2));
  }

  @AfterAll
  static void stop() {
    server.close();
    assertThat(server.faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "games; {}; \"game\":\"squava\"",
        "games; ; \"game\":\"squava\"",
        "engines; {\"game\":\"squava\"}; \"engine\":\"best\"",
        "show; {\"game\":\"squava\",\"moves\":\"1,1 2,2\"}; \"stones\":2",
        "play; {\"game\":\"squava\",\"moves\":\"1,1\",\"move\":\"2,2\"}; \"stones\":2",
        "explain; {\"game\":\"squava\",\"move\":\"2,2\"}; \"reasons\":",
        "analyze; {\"game\":\"squava\",\"limits\":{\"millis\":100}}; \"final\":true",
        "solve; {\"game\":\"tic-tac-toe\"}; \"value\":{\"type\":\"draw\"}",
        "check; {\"definition\":\"extends = 'squava'\\n[line]\\nwin = 5\"}; \"notation\"",
        "show; {\"game\":\"squava\",\"unknown\":[1,{}]}; \"stones\":0",
        "show; {\"game\":\"squava\",\"request\":\"solve\"}; \"stones\":0"
      })
  void everyRequestIsAnswered(String kind, String body, String part) throws Exception {
    HttpResponse<String> answer = server.post(kind, body == null ? "" : body);
    assertThat(answer.body()).contains(part);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/json");
    assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
  }

  @Test
  void answersComeAsEvents() throws Exception {
    List<Event> events =
        server.stream("analyze", "{\"game\":\"yavalath:side4\",\"limits\":{\"millis\":700}}");
    List<Event> answers = events.stream().filter(e -> e.name().equals("answer")).toList();
    assertThat(answers).hasSizeGreaterThan(1);
    for (Event answer : answers) {
      boolean last = answer == answers.get(answers.size() - 1);
      assertThat(answer.json()).containsEntry("final", last);
    }
    assertThat(events.get(events.size() - 1)).isEqualTo(answers.get(answers.size() - 1));
  }

  @Test
  void aSingleAnswerCanComeAsAnEventToo() throws Exception {
    List<Event> events = server.stream("show", "{\"game\":\"squava\"}");
    assertThat(events).hasSize(1);
    assertThat(events.get(0).name()).isEqualTo("answer");
    assertThat(events.get(0).json()).containsEntry("stones", 0L);
  }
}
