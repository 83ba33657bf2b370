package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.game.Game;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.session.api.ApiService;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("One client, or one request, does not keep others out")
@Timeout(Await.GUARD_SECONDS)
class CrowdTest {
  private static final String BOOK = "{\"game\":\"squava\"}";
  private static final String RUNNING = "oxo_short_running";
  private static final String QUEUED = "oxo_short_queued";

  /** Knows nothing, and takes its time to say so. */
  private record Slow(CountDownLatch until) implements ApiKnowledge {
    @Override
    public ExactValues values(Game game) {
      return ExactValues.NONE;
    }

    @Override
    public BookSupply books() {
      try {
        until.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return BookSupply.NONE;
    }

    @Override
    public EvaluationSupply evaluations() {
      return EvaluationSupply.NONE;
    }
  }

  private static CompletableFuture<HttpResponse<String>> book(TestServer server, String client) {
    return server
        .client()
        .sendAsync(
            server.api("book", BOOK).header(ClientKey.HEADER, client).build(),
            HttpResponse.BodyHandlers.ofString());
  }

  /** More requests than the server has threads, none of which ends. */
  @Test
  void requestsWithoutASearchThatTakeLongKeepNobodyOut() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    ApiService service = new ApiService(TestServer.LIMITS, new Slow(go));
    try (TestServer server = new TestServer(WebSettings.usual(2), service)) {
      List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        all.add(book(server, "client-" + i));
      }
      server.await(RUNNING, 2);
      server.await(QUEUED, 48);
      assertThat(server.get("/health").body()).isEqualTo("ok\n");
      assertThat(server.get("/").statusCode()).isEqualTo(200);
      assertThat(server.post("games", "{}").statusCode()).isEqualTo(200);
      go.countDown();
      for (CompletableFuture<HttpResponse<String>> each : all) {
        assertThat(each.get().statusCode()).isEqualTo(200);
      }
    }
  }

  @Test
  void oneClientCannotTakeAllThreadsNorTheWholeQueue() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    ApiService service = new ApiService(TestServer.LIMITS, new Slow(go));
    WebSettings settings = WebSettings.usual(2).withQueue(100, 3);
    try (TestServer server = new TestServer(settings, service)) {
      for (int i = 0; i < 4; i++) {
        book(server, "greedy");
      }
      server.await(RUNNING, 1);
      server.await(QUEUED, 3);
      HttpResponse<String> refused = book(server, "greedy").get();
      assertThat(refused.statusCode()).isEqualTo(429);
      assertThat(refused.headers().firstValue("Retry-After")).isPresent();
      assertThat(refused.body())
          .isEqualTo(
              "{\"error\":\"you have too many requests waiting; try again in a few seconds\"}");
      assertThat(server.post("show", BOOK).statusCode()).isEqualTo(200);
      go.countDown();
    }
  }

  private static String health(Socket socket) throws IOException {
    socket
        .getOutputStream()
        .write(
            "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    InputStream in = socket.getInputStream();
    StringBuilder answer = new StringBuilder();
    for (int c = in.read(); c >= 0; c = in.read()) {
      answer.append((char) c);
      if (answer.toString().endsWith("ok\n")) {
        return answer.toString();
      }
    }
    throw new IOException("the connection was closed");
  }

  private static boolean isServed(Socket socket) {
    try {
      return health(socket).startsWith("HTTP/1.1 200");
    } catch (IOException closed) {
      return false;
    }
  }

  @Test
  void oneAddressHasAtMostAQuarterOfTheConnections() throws Exception {
    List<Socket> open = new ArrayList<>();
    try (TestServer server = new TestServer(WebSettings.usual(1).withConnections(16, false))) {
      for (int i = 0; i < 4; i++) {
        open.add(server.connect());
        assertThat(isServed(open.get(i))).isTrue();
      }
      for (int i = 0; i < 20; i++) {
        try (Socket more = server.connect()) {
          assertThat(isServed(more)).isFalse();
        }
      }
      assertThat(isServed(open.get(0))).isTrue();
      open.get(0).close();
      boolean served = false;
      while (!served) {
        try (Socket next = server.connect()) {
          served = isServed(next);
        }
      }
    } finally {
      for (Socket each : open) {
        each.close();
      }
    }
  }

  @Test
  void aProxyHasThemAllAndSaysWhoItsVisitorsAre() throws Exception {
    List<Socket> open = new ArrayList<>();
    try (TestServer server = new TestServer(WebSettings.usual(1).withConnections(16, true))) {
      for (int i = 0; i < 10; i++) {
        open.add(server.connect());
        assertThat(isServed(open.get(i))).isTrue();
      }
      server.send(server.request("/health").header(ClientKey.FORWARDED, "1.1.1.1, 203.0.113.7"));
      assertThat(server.log).last().asString().contains(" 203.0.113.7 GET /health 200 ");
    } finally {
      for (Socket each : open) {
        each.close();
      }
    }
  }

  @Test
  void withoutAProxyNobodySaysWhoHeIs() throws Exception {
    try (TestServer server = new TestServer(WebSettings.usual(1))) {
      server.send(server.request("/health").header(ClientKey.FORWARDED, "203.0.113.7"));
      assertThat(server.log).last().asString().contains(" 127.0.0.1 GET /health 200 ");
    }
  }

  /** As if there were no memory for what must be looked up. */
  private static final class Exhausting implements ApiKnowledge {
    @Override
    public ExactValues values(Game game) {
      throw new OutOfMemoryError("values");
    }

    @Override
    public BookSupply books() {
      throw new OutOfMemoryError("books");
    }

    @Override
    public EvaluationSupply evaluations() {
      throw new OutOfMemoryError("evaluations");
    }
  }

  @Test
  void aRequestWithoutMemoryIsRefusedAndCounted() throws Exception {
    ApiService service = new ApiService(TestServer.LIMITS, new Exhausting());
    try (TestServer server = new TestServer(WebSettings.usual(1), service)) {
      for (String kind : List.of("analyze", "book", "solve", "book", "analyze")) {
        HttpResponse<String> refused = server.post(kind, BOOK);
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(refused.body())
            .isEqualTo("{\"error\":\"the server has no memory left; try again later\"}");
      }
      assertThat(server.metric("oxo_out_of_memory_total")).isEqualTo(5);
      assertThat(server.metric("oxo_faults_total")).isZero();
      assertThat(server.faults).hasSize(5).allMatch(each -> each instanceof OutOfMemoryError);
      server.await("oxo_searches_running", 0);
      assertThat(server.post("show", BOOK).statusCode()).isEqualTo(200);
    }
  }
}
