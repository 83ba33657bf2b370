package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Await;
import games.oxo.game.input.InputException;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.request.Requests;
import games.oxo.web.TestServer.Event;
import games.oxo.web.TestServer.EventStream;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Requests over HTTP and their answers")
@Timeout(Await.GUARD_SECONDS)
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
        "solve; {\"game\":\"tic-tac-toe\"}; \"value\":{\"type\":\"draw\",\"text\":\"draw\"}",
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
    List<Event> answers =
        answers("analyze", "{\"game\":\"yavalath:side4\",\"limits\":{\"millis\":100}}");
    for (Event answer : answers) {
      boolean last = answer == answers.get(answers.size() - 1);
      assertThat(answer.json()).containsEntry("final", last);
    }
  }

  /** A search without an end, of which the first answers are read. */
  @Test
  void answersComeBeforeTheLast() throws Exception {
    try (EventStream stream =
        new EventStream(
            server
                .client()
                .send(
                    server
                        .api("analyze", "{\"game\":\"yavalath\",\"engine\":\"mcts\"}")
                        .header("Accept", "text/event-stream")
                        .build(),
                    HttpResponse.BodyHandlers.ofInputStream())
                .body())) {
      for (int answers = 0; answers < 3; ) {
        Event event = stream.next();
        assertThat(event).isNotNull();
        if (event.name().equals("answer")) {
          assertThat(event.json()).containsEntry("final", false);
          answers++;
        }
      }
    }
  }

  private static List<Event> answers(String kind, String body) throws Exception {
    return server.stream(kind, body).stream().filter(e -> e.name().equals("answer")).toList();
  }

  @Test
  void aSingleAnswerCanComeAsAnEventToo() throws Exception {
    List<Event> events = answers("show", "{\"game\":\"squava\"}");
    assertThat(events).hasSize(1);
    assertThat(events.get(0).json()).containsEntry("stones", 0L);
  }

  /** Each path of the description with its methods. */
  private static Map<String, Set<String>> described() throws Exception {
    HttpResponse<String> answer = server.get("/api/openapi.json");
    assertThat(answer.statusCode()).isEqualTo(200);
    Map<String, Set<String>> paths = new LinkedHashMap<>();
    ((Map<?, ?>) TestServer.json(answer.body()).get("paths"))
        .forEach(
            (path, methods) ->
                paths.put(
                    String.valueOf(path),
                    ((Map<?, ?>) methods)
                        .keySet().stream().map(String::valueOf).collect(Collectors.toSet())));
    return paths;
  }

  @Test
  void theDescriptionIsThatOfTheRoutes() throws Exception {
    Map<String, Set<String>> described = described();
    Set<String> wanted = new HashSet<>(Set.of("/api/openapi.json", "/health", "/metrics"));
    Requests.names().forEach(name -> wanted.add("/api/" + name));
    assertThat(described.keySet()).isEqualTo(wanted);
    for (Map.Entry<String, Set<String>> route : described.entrySet()) {
      for (String method : List.of("get", "post", "put", "delete", "patch", "options")) {
        int status =
            server
                .send(
                    server
                        .request(route.getKey())
                        .header("Content-Type", "application/json")
                        .method(
                            method.toUpperCase(Locale.ROOT),
                            HttpRequest.BodyPublishers.ofString("[]")))
                .statusCode();
        boolean known = route.getValue().contains(method);
        assertThat(status).as(method + " " + route.getKey()).isIn(known ? ANSWERED : NO_METHOD);
      }
    }
  }

  /** A client sends the head of a request first, and its body when that is on its way. */
  @ParameterizedTest
  @ValueSource(strings = {"DELETE /health", "GET /health", "PUT /api/show", "POST /api/nonsense"})
  void aRequestThatIsRefusedLeavesTheConnectionOpen(String request) throws Exception {
    // Connections of earlier requests may be closing, and that of the figures is open itself.
    server.await("oxo_requests_open", 1);
    try (Socket socket = server.connect()) {
      OutputStream out = socket.getOutputStream();
      out.write(ascii(request + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n"));
      server.await("oxo_requests_open", 2);
      out.write(ascii("[]"));
      out.write(ascii("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"));
      String answers =
          new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(answers.split("HTTP/1.1 \\d+")).hasSize(3);
      assertThat(answers).endsWith("ok\n");
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Test
  void thePageIsThere() throws Exception {
    HttpResponse<String> page = server.get("/");
    assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
    assertThat(page.body()).contains("<title>OXO</title>");
  }

  private static final List<Integer> ANSWERED = List.of(200, 400);
  private static final List<Integer> NO_METHOD = List.of(405);

  @Test
  void healthAndMetricsAreText() throws Exception {
    assertThat(server.get("/health").body()).isEqualTo("ok\n");
    server.post("show", "{\"game\":\"squava\"}");
    HttpResponse<String> metrics = server.get("/metrics");
    assertThat(metrics.headers().firstValue("Content-Type"))
        .hasValue("text/plain; version=0.0.4; charset=utf-8");
    assertThat(metrics.body())
        .contains("# TYPE oxo_request_seconds histogram\n")
        .contains("oxo_request_seconds_bucket{kind=\"show\",le=\"+Inf\"}")
        .containsPattern("oxo_requests_total\\{kind=\"show\",status=\"200\"} [1-9]")
        .containsPattern("oxo_received_bytes_total [1-9]")
        .containsPattern("oxo_memory_used_bytes [1-9]");
    for (String line : metrics.body().split("\n")) {
      assertThat(line).matches("# (HELP|TYPE) .*|[a-z_]+(\\{[^}]*})? [0-9.]+");
    }
  }

  @Test
  void everyResponseCarriesTheHeadersOfSecurity() throws Exception {
    for (HttpResponse<String> answer :
        List.of(
            server.get("/"),
            server.get("/health"),
            server.get("/nothing"),
            server.post("games", "{}"),
            server.post("nothing", "{}"))) {
      assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
          .startsWith("default-src 'none'; script-src 'self'; style-src 'self';")
          .doesNotContain("unsafe");
      assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
      assertThat(answer.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
      assertThat(answer.headers().firstValue("Cross-Origin-Opener-Policy")).hasValue("same-origin");
      assertThat(answer.headers().firstValue("Server")).isEmpty();
      assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }
  }

  @Test
  void filesOfThePageAreSentWithTheirTypeAndOnlyWhenTheyChanged() throws Exception {
    HttpResponse<String> file = server.get("/test/sample.js");
    assertThat(file.statusCode()).isEqualTo(200);
    assertThat(file.body()).isEqualTo(SAMPLE);
    assertThat(file.headers().firstValue("Content-Type"))
        .hasValue("text/javascript; charset=utf-8");
    assertThat(file.headers().firstValue("Cache-Control")).hasValue("no-cache");
    String tag = file.headers().firstValue("ETag").orElse("");
    HttpResponse<String> again =
        server.send(server.request("/test/sample.js").header("If-None-Match", tag).GET());
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    HttpResponse<byte[]> zipped =
        server
            .client()
            .send(
                server.request("/test/sample.js").header("Accept-Encoding", "gzip").GET().build(),
                HttpResponse.BodyHandlers.ofByteArray());
    assertThat(zipped.headers().firstValue("Content-Encoding")).hasValue("gzip");
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(SAMPLE);
    }
    HttpResponse<String> head =
        server.send(
            server.request("/test/sample.js").method("HEAD", HttpRequest.BodyPublishers.noBody()));
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(server.get("/test").statusCode()).isEqualTo(404);
    assertThat(server.get("/test/").statusCode()).isEqualTo(404);
    assertThat(server.get("/test/sample.class").statusCode()).isEqualTo(404);
  }

  private static final String SAMPLE = "// A file of the page.\n".repeat(20);

  @Test
  void aTakenPortIsSaidInOneSentence() {
    WebSettings taken =
        WebSettings.usual(1).withAddress("127.0.0.1", server.server().port(), List.of());
    assertThatThrownBy(
            () -> WebServer.start(taken, new ApiService(ApiLimits.USUAL), line -> {}, fault -> {}))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "the server cannot listen on 127.0.0.1 port "
                + taken.address().port()
                + ": Address already in use");
  }

  /** The same values as the command line gives with what comes with the program. */
  @Test
  void bestLooksUpWhatIsKnown() throws Exception {
    String body = "{\"game\":\"squava\",\"limits\":{\"millis\":5}}";
    assertThat(server.post("analyze", body).body()).contains("\"value\":{\"type\":\"win\"");
    String own = "{\"definition\":\"extends = 'squava'\",\"limits\":{\"millis\":5}}";
    assertThat(server.post("analyze", own).body()).contains("\"value\":{\"type\":\"win\"");
  }
}
