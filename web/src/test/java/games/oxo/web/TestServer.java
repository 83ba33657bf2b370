package games.oxo.web;

import games.oxo.game.Await;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.JsonReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** A server on a free port, and a client of it. */
final class TestServer implements AutoCloseable {
  static final ApiLimits LIMITS = new ApiLimits(20_000_000, 3_600_000, 20_000);

  /** Only so that a test that hangs ends at some time. */
  private static final Duration TIMEOUT = Duration.ofSeconds(Await.GUARD_SECONDS);

  private final HttpClient client = HttpClient.newHttpClient();
  private final WebServer server;

  /** The clock of the server, which stands still unless a test moves it. */
  private final AtomicLong nanos = new AtomicLong();

  /** Errors in the program, of which there must be none. */
  final List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());

  /** The lines of the log. */
  final List<String> log = Collections.synchronizedList(new ArrayList<>());

  TestServer(WebSettings settings) {
    this(settings, LIMITS);
  }

  TestServer(WebSettings settings, ApiLimits limits) {
    this(settings, new ApiService(limits, new BuiltInKnowledge()));
  }

  TestServer(WebSettings settings, ApiService service) {
    server =
        WebServer.start(
            settings.withAddress(settings.address().host(), 0, settings.address().allowedHosts()),
            service,
            nanos::get,
            log::add,
            faults::add);
  }

  /** Lets time pass on the clock of the server. */
  void pass(long millis) {
    nanos.addAndGet(millis * 1_000_000);
  }

  /** A connection of its own. */
  Socket connect() throws IOException {
    return new Socket("127.0.0.1", server.port());
  }

  WebServer server() {
    return server;
  }

  HttpClient client() {
    return client;
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port()).resolve(path))
        .timeout(TIMEOUT);
  }

  /** A request of the API. */
  HttpRequest.Builder api(String kind, String body) {
    return request("/api/" + kind)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body));
  }

  HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
  }

  HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return send(request(path).GET());
  }

  HttpResponse<String> post(String kind, String body) throws IOException, InterruptedException {
    return send(api(kind, body));
  }

  /** The events of a stream, all of them. */
  List<Event> stream(String kind, String body) throws IOException, InterruptedException {
    return Event.all(send(api(kind, body).header("Accept", "text/event-stream")).body());
  }

  static Map<String, @Nullable Object> json(String text) {
    return JsonReader.readObject(text, 10_000_000);
  }

  /** A figure of the page of metrics. */
  long metric(String name) throws IOException, InterruptedException {
    return get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> Long.parseLong(line.substring(name.length() + 1)))
        .findFirst()
        .orElse(0L);
  }

  /** Waits until a figure has a value. */
  void await(String name, long value) {
    Await.until(name + " is " + value, () -> metric(name) == value);
  }

  /** Lets time pass for the server, again and again, until something is the case. */
  void passUntil(String what, long millis, Await.Condition condition) {
    Await.until(
        what,
        () -> {
          boolean holds = condition.holds();
          if (!holds) {
            pass(millis);
          }
          return holds;
        });
  }

  /**
   * A stream that begins when it has something to say, and be it after a while that it is quiet.
   */
  EventStream begun(CompletableFuture<HttpResponse<InputStream>> answer) throws Exception {
    passUntil("the stream begins", 600, answer::isDone);
    return new EventStream(answer.get().body());
  }

  /** The events of a stream as they come. */
  static final class EventStream implements AutoCloseable {
    private final BufferedReader in;

    EventStream(InputStream in) {
      this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** Waits for the next event; null at the end. */
    @Nullable Event next() throws IOException {
      StringBuilder block = new StringBuilder();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.isEmpty()) {
          return Event.all(block.toString()).get(0);
        }
        block.append(line).append('\n');
      }
      return null;
    }

    /** Waits for the end; all events until then. */
    List<Event> rest() throws IOException {
      List<Event> events = new ArrayList<>();
      for (Event event = next(); event != null; event = next()) {
        events.add(event);
      }
      return events;
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }

  /** A server-sent event; comments are events without a name. */
  record Event(String name, String data) {
    static List<Event> all(String text) {
      List<Event> events = new ArrayList<>();
      for (String block : text.split("\n\n")) {
        if (block.startsWith("event: ")) {
          String[] lines = block.split("\n", 2);
          events.add(
              new Event(
                  lines[0].substring("event: ".length()),
                  lines[1].strip().substring("data: ".length())));
        } else if (!block.isBlank()) {
          events.add(new Event("", block));
        }
      }
      return events;
    }

    Map<String, @Nullable Object> json() {
      return TestServer.json(data);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
