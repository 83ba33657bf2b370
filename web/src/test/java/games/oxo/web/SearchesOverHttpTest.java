package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.session.api.ApiLimits;
import games.oxo.web.TestServer.Event;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("slow")
@DisplayName("Searches for clients that wait, leave or are too many")
@Timeout(120)
class SearchesOverHttpTest {
  /** A search that says nothing for a minute. */
  private static final String LONG =
      "{\"game\":\"yavalath\",\"engine\":\"mcts\",\"limits\":{\"millis\":60000},\"reportMillis\":60000}";

  private static final String BRIEF = "{\"game\":\"yavalath\",\"limits\":{\"millis\":50}}";
  private static final String RUNNING = "oxo_searches_running";
  private static final String QUEUED = "oxo_searches_queued";

  private final List<TestServer> servers = new ArrayList<>();

  private TestServer server(WebSettings settings) {
    TestServer server = new TestServer(settings);
    servers.add(server);
    return server;
  }

  @AfterEach
  void stop() {
    for (TestServer server : servers) {
      server.close();
      assertThat(server.faults).isEmpty();
    }
  }

  private static CompletableFuture<HttpResponse<InputStream>> open(
      TestServer server, String client, String accept, String body) {
    return server
        .client()
        .sendAsync(
            server
                .api("analyze", body)
                .header("Accept", accept)
                .header(ClientKey.HEADER, client)
                .build(),
            HttpResponse.BodyHandlers.ofInputStream());
  }

  private static CompletableFuture<String> whole(TestServer server, String client, String body) {
    return open(server, client, "text/event-stream", body)
        .thenApply(
            response -> {
              try (InputStream in = response.body()) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  @Test
  void aQuietSearchEndsSoonAfterItsStreamIsLeft() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    InputStream stream = open(server, "a", "text/event-stream", LONG).get().body();
    assertThat(server.reaches(RUNNING, 1, 10_000)).isTrue();
    stream.close();
    assertThat(server.reaches(RUNNING, 0, 1500)).isTrue();
    assertThat(server.get("/metrics").body())
        .contains("oxo_requests_total{kind=\"analyze\",status=\"499\"} 1");
  }

  @Test
  void soDoesOneWithoutAStream() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    CompletableFuture<HttpResponse<InputStream>> answer =
        open(server, "a", "application/json", LONG);
    assertThat(server.reaches(RUNNING, 1, 10_000)).isTrue();
    answer.cancel(true);
    assertThat(server.reaches(RUNNING, 0, 1500)).isTrue();
  }

  @Test
  void aQuietStreamCarriesComments() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    List<Event> events =
        server.stream("analyze", LONG.replace("\"millis\":60000", "\"millis\":1800"));
    assertThat(events.stream().filter(event -> event.name().isEmpty()).count()).isBetween(1L, 5L);
    assertThat(events.get(events.size() - 1).json()).containsEntry("final", true);
  }

  @Test
  void whoWaitsIsToldThePlace() throws Exception {
    TestServer server = server(WebSettings.usual(1).withSearches(1, 1));
    InputStream running = open(server, "a", "text/event-stream", LONG).get().body();
    assertThat(server.reaches(RUNNING, 1, 10_000)).isTrue();
    InputStream leaver = open(server, "b", "text/event-stream", LONG).get().body();
    CompletableFuture<String> patient = whole(server, "c", BRIEF);
    assertThat(server.reaches(QUEUED, 2, 10_000)).isTrue();
    leaver.close();
    assertThat(server.reaches(QUEUED, 1, 5000)).isTrue();
    running.close();
    List<Event> events = Event.all(patient.get(20, TimeUnit.SECONDS));
    List<Event> places = events.stream().filter(event -> event.name().equals("queued")).toList();
    assertThat(places.get(0).data()).isEqualTo("{\"place\":2}");
    assertThat(places.get(places.size() - 1).data()).isEqualTo("{\"place\":1}");
    assertThat(events.get(events.size() - 1).json()).containsEntry("final", true);
  }

  @Test
  void tooManyWhoWaitAreRefused() throws Exception {
    TestServer server = server(WebSettings.usual(1).withSearches(1, 1).withQueue(2, 1));
    List<InputStream> open = new ArrayList<>();
    for (String client : List.of("a", "a", "b")) {
      open.add(open(server, client, "text/event-stream", LONG).get().body());
    }
    assertThat(server.reaches(QUEUED, 2, 10_000)).isTrue();
    HttpResponse<String> full = server.send(server.api("analyze", LONG));
    assertThat(full.statusCode()).isEqualTo(503);
    assertThat(full.headers().firstValue("Retry-After")).isPresent();
    assertThat(full.body())
        .isEqualTo("{\"error\":\"too many searches are waiting; try again in a few seconds\"}");
    open.get(2).close();
    assertThat(server.reaches(QUEUED, 1, 5000)).isTrue();
    HttpResponse<String> greedy =
        server.send(server.api("analyze", LONG).header(ClientKey.HEADER, "a"));
    assertThat(greedy.statusCode()).isEqualTo(429);
    // What needs no search does not wait.
    assertThat(server.post("show", "{\"game\":\"squava\"}").statusCode()).isEqualTo(200);
  }

  @Test
  void aWrongRequestIsAnErrorBeforeAndAfterAStreamHasBegun() throws Exception {
    TestServer server = server(WebSettings.usual(1).withSearches(1, 1));
    String wrong = "{\"game\":\"squava\",\"engine\":\"none\"}";
    HttpResponse<String> early =
        server.send(server.api("analyze", wrong).header("Accept", "text/event-stream"));
    assertThat(early.statusCode()).isEqualTo(400);
    assertThat(TestServer.json(early.body())).containsOnlyKeys("error");
    InputStream running = open(server, "a", "text/event-stream", LONG).get().body();
    assertThat(server.reaches(RUNNING, 1, 10_000)).isTrue();
    CompletableFuture<String> late = whole(server, "b", wrong);
    assertThat(server.reaches(QUEUED, 1, 10_000)).isTrue();
    running.close();
    List<Event> events = Event.all(late.get(20, TimeUnit.SECONDS));
    Event last = events.get(events.size() - 1);
    assertThat(last.name()).isEqualTo("error");
    assertThat(last.json()).isEqualTo(TestServer.json(early.body()));
  }

  @Test
  void closingEndsAllStreamsWithAnError() throws Exception {
    TestServer server = server(WebSettings.usual(1).withSearches(1, 1));
    CompletableFuture<String> running = whole(server, "a", LONG);
    assertThat(server.reaches(RUNNING, 1, 10_000)).isTrue();
    CompletableFuture<String> waiting = whole(server, "b", LONG);
    CompletableFuture<HttpResponse<InputStream>> plain =
        open(server, "c", "application/json", LONG);
    assertThat(server.reaches(QUEUED, 2, 10_000)).isTrue();
    // Until the first heartbeat there is no stream that could end.
    Thread.sleep(1000);
    long begun = System.nanoTime();
    server.close();
    assertThat(System.nanoTime() - begun).isLessThan(2_500_000_000L);
    String farewell = "event: error\ndata: {\"error\":\"the server is shutting down\"}\n\n";
    assertThat(running.get(5, TimeUnit.SECONDS)).endsWith(farewell);
    assertThat(waiting.get(5, TimeUnit.SECONDS)).endsWith(farewell);
    assertThat(plain.get(5, TimeUnit.SECONDS).statusCode()).isEqualTo(503);
  }

  @Test
  void theLongestTimeIsKept() throws Exception {
    TestServer server =
        new TestServer(WebSettings.usual(1), new ApiLimits(20_000_000, 300, 20_000));
    servers.add(server);
    long begun = System.nanoTime();
    assertThat(server.post("analyze", LONG).statusCode()).isEqualTo(200);
    assertThat(System.nanoTime() - begun).isLessThan(10_000_000_000L);
  }

  @Test
  void aClientThatReadsSlowlyCostsNoMemoryAndGetsTheLastAnswer() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    String chatty =
        "{\"game\":\"yavalath\",\"engine\":\"mcts\",\"limits\":{\"millis\":2500},\"everyMove\":true,"
            + "\"reportMillis\":0}";
    try (InputStream in = open(server, "a", "text/event-stream", chatty).get().body()) {
      Thread.sleep(4000);
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<Event> events = Event.all(all);
      assertThat(events.get(events.size() - 1).json()).containsEntry("final", true);
    }
  }
}
