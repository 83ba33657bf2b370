package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.session.api.ApiLimits;
import games.oxo.web.TestServer.Event;
import games.oxo.web.TestServer.EventStream;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("slow")
@DisplayName("Searches for clients that wait, leave or are too many")
@Timeout(Await.GUARD_SECONDS)
class SearchesOverHttpTest {
  /** A search that says nothing for an hour. */
  private static final String LONG =
      "{\"game\":\"yavalath\",\"engine\":\"mcts\",\"limits\":{\"millis\":3600000},"
          + "\"reportMillis\":3600000}";

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

  private static CompletableFuture<HttpResponse<InputStream>> stream(
      TestServer server, String client, String body) {
    return open(server, client, "text/event-stream", body);
  }

  private static void isFinal(List<Event> events) {
    assertThat(events.get(events.size() - 1).json()).containsEntry("final", true);
  }

  @Test
  void aQuietSearchEndsAfterItsStreamIsLeft() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    EventStream stream = server.begun(stream(server, "a", LONG));
    server.await(RUNNING, 1);
    stream.close();
    server.await(RUNNING, 0);
    assertThat(server.get("/metrics").body())
        .contains("oxo_requests_total{kind=\"analyze\",status=\"499\"} 1");
  }

  @Test
  void soDoesOneWithoutAStream() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    CompletableFuture<HttpResponse<InputStream>> answer =
        open(server, "a", "application/json", LONG);
    server.await(RUNNING, 1);
    answer.cancel(true);
    server.await(RUNNING, 0);
  }

  @Test
  void aQuietStreamCarriesComments() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    try (EventStream stream = server.begun(stream(server, "a", LONG))) {
      for (int i = 0; i < 3; i++) {
        Event event = stream.next();
        assertThat(event).isNotNull();
        assertThat(event.name()).isEmpty();
        server.pass(600);
      }
    }
  }

  @Test
  void whoWaitsIsToldThePlace() throws Exception {
    TestServer server = server(WebSettings.usual(1).withSearches(1, 1));
    CompletableFuture<HttpResponse<InputStream>> running = stream(server, "a", LONG);
    server.await(RUNNING, 1);
    EventStream leaver = new EventStream(stream(server, "b", LONG).get().body());
    try (EventStream waiting = new EventStream(stream(server, "c", BRIEF).get().body())) {
      assertThat(waiting.next()).isEqualTo(new Event("queued", "{\"place\":2}"));
      leaver.close();
      assertThat(waiting.next()).isEqualTo(new Event("queued", "{\"place\":1}"));
      running.cancel(true);
      isFinal(waiting.rest());
    }
  }

  @Test
  void tooManyWhoWaitAreRefused() throws Exception {
    TestServer server = server(WebSettings.usual(1).withSearches(1, 1).withQueue(2, 1));
    stream(server, "a", LONG);
    server.await(RUNNING, 1);
    stream(server, "a", LONG);
    EventStream leaver = new EventStream(stream(server, "b", LONG).get().body());
    server.await(QUEUED, 2);
    HttpResponse<String> full = server.send(server.api("analyze", LONG));
    assertThat(full.statusCode()).isEqualTo(503);
    assertThat(full.headers().firstValue("Retry-After")).isPresent();
    assertThat(full.body())
        .isEqualTo("{\"error\":\"too many searches are waiting; try again in a few seconds\"}");
    leaver.close();
    server.await(QUEUED, 1);
    HttpResponse<String> greedy =
        server.send(server.api("analyze", LONG).header(ClientKey.HEADER, "a"));
    assertThat(greedy.statusCode()).isEqualTo(429);
    // What needs no search does not wait for searches.
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
    // Its place is free a moment after the answer.
    server.await(RUNNING, 0);
    CompletableFuture<HttpResponse<InputStream>> running = stream(server, "a", LONG);
    server.await(RUNNING, 1);
    try (EventStream late = new EventStream(stream(server, "b", wrong).get().body())) {
      running.cancel(true);
      List<Event> events = late.rest();
      Event last = events.get(events.size() - 1);
      assertThat(last.name()).isEqualTo("error");
      assertThat(last.json()).isEqualTo(TestServer.json(early.body()));
    }
  }

  @Test
  void closingEndsAllStreamsWithAnError() throws Exception {
    TestServer server = server(WebSettings.usual(1).withSearches(1, 1));
    CompletableFuture<HttpResponse<InputStream>> first = stream(server, "a", LONG);
    server.await(RUNNING, 1);
    EventStream waiting = new EventStream(stream(server, "b", LONG).get().body());
    CompletableFuture<HttpResponse<InputStream>> plain =
        open(server, "c", "application/json", LONG);
    server.await(QUEUED, 2);
    EventStream running = server.begun(first);
    server.close();
    Event farewell = new Event("error", "{\"error\":\"the server is shutting down\"}");
    assertThat(running.rest()).last().isEqualTo(farewell);
    assertThat(waiting.rest()).last().isEqualTo(farewell);
    assertThat(plain.get().statusCode()).isEqualTo(503);
  }

  /** The request asks for an hour. */
  @Test
  void theLongestTimeIsKept() throws Exception {
    TestServer server =
        new TestServer(WebSettings.usual(1), new ApiLimits(20_000_000, 300, 20_000));
    servers.add(server);
    assertThat(server.post("analyze", LONG).statusCode()).isEqualTo(200);
  }

  @Test
  void aClientThatReadsSlowlyCostsNoMemoryAndGetsTheLastAnswer() throws Exception {
    TestServer server = server(WebSettings.usual(1));
    String chatty =
        "{\"game\":\"yavalath\",\"engine\":\"mcts\",\"limits\":{\"simulations\":5000},"
            + "\"everyMove\":true,\"reportMillis\":0}";
    try (EventStream in = new EventStream(stream(server, "a", chatty).get().body())) {
      // It has begun, so now it ends while nobody reads.
      server.await(RUNNING, 0);
      isFinal(in.rest());
    }
  }
}
