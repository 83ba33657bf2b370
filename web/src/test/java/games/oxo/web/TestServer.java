package games.oxo.web;

import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.JsonReader;
import java.io.IOException;
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
import org.jspecify.annotations.Nullable;

/** A server on a free port, and a client of it. */
final class TestServer implements AutoCloseable {
  static final ApiLimits LIMITS = new ApiLimits(20_000_000, 60_000, 20_000);

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final HttpClient client = HttpClient.newHttpClient();
  private final WebServer server;

  /** Errors in the program, of which there must be none. */
  final List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());

  /** The lines of the log. */
  final List<String> log = Collections.synchronizedList(new ArrayList<>());

  TestServer(WebSettings settings) {
    this(settings, LIMITS);
  }

  TestServer(WebSettings settings, ApiLimits limits) {
    server =
        WebServer.start(
            settings.withAddress(settings.host(), 0, settings.allowedHosts()),
            new ApiService(limits, new BuiltInKnowledge()),
            log::add,
            faults::add);
  }

  WebServer server() {
    return server;
  }

  HttpClient client() {
    return client;
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port()).resolve(path))
        .timeout(PATIENCE);
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
  boolean reaches(String name, long value, long millis) throws IOException, InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() - end < 0) {
      if (metric(name) == value) {
        return true;
      }
      Thread.sleep(20);
    }
    return false;
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
                  lines[0].substring("event: ".length()), lines[1].substring("data: ".length())));
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
