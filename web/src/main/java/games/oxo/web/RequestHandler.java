package games.oxo.web;

import games.oxo.session.request.Requests;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Leads each request to what answers it. */
final class RequestHandler extends Handler.Abstract {
  private static final String API = "/api/";
  static final String HEALTH = "/health";
  static final String METRICS = "/metrics";
  private static final String TEXT = "text/plain; version=0.0.4; charset=utf-8";

  private final WebSettings settings;
  private final HostGuard guard;
  private final ApiCarrier carrier;
  private final RoomCarrier rooms;
  private final SearchPool searches;
  private final SearchPool shorts;
  private final ServerMetrics metrics;
  private final OpenConnections connections;
  private final Exchange.Listener listener;
  private final Deadlines bodies;
  private final AtomicInteger open;
  private final Consumer<Throwable> faults;
  private final PageFiles files = new PageFiles();

  RequestHandler(
      WebSettings settings,
      ApiCarrier carrier,
      RoomCarrier rooms,
      SearchPool searches,
      SearchPool shorts,
      ServerMetrics metrics,
      OpenConnections connections,
      Deadlines bodies,
      AtomicInteger open,
      Exchange.Listener listener,
      Consumer<Throwable> faults) {
    this.settings = settings;
    this.guard = new HostGuard(settings.address().host(), settings.address().allowedHosts());
    this.carrier = carrier;
    this.rooms = rooms;
    this.searches = searches;
    this.shorts = shorts;
    this.bodies = bodies;
    this.open = open;
    this.metrics = metrics;
    this.connections = connections;
    this.listener = listener;
    this.faults = faults;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    SecurityHeaders.add(response.getHeaders());
    String path = Request.getPathInContext(request);
    Exchange exchange = new Exchange(request, response, callback, kind(path), listener);
    connections.busy(request);
    orFail(
        exchange,
        () ->
            BodyReader.read(
                exchange,
                settings.clients().bodyBytes(),
                bodies,
                body -> answerRead(exchange, path, body)));
    return true;
  }

  private void answerRead(Exchange exchange, String path, byte[] body) {
    metrics.received(body.length);
    orFail(exchange, () -> answer(exchange, path, new String(body, StandardCharsets.UTF_8)));
  }

  private void orFail(Exchange exchange, Runnable work) {
    try {
      work.run();
    } catch (OutOfMemoryError e) {
      faults.accept(e);
      exchange.refuse(503, SearchTask.NO_MEMORY);
    } catch (RuntimeException | Error e) {
      faults.accept(e);
      exchange.refuse(500, SearchTask.FAULT);
    }
  }

  private void answer(Exchange exchange, String path, String body) {
    Request request = exchange.request();
    // Whoever follows a link from elsewhere to the page is welcome.
    List<String> sites =
        path.startsWith(API) ? request.getHeaders().getValuesList("Sec-Fetch-Site") : List.of();
    Optional<String> refusal =
        guard.refusal(
            exchange.header(HttpHeader.HOST),
            request.getHeaders().getValuesList(HttpHeader.ORIGIN),
            sites,
            Request.getLocalAddr(request));
    if (refusal.isPresent()) {
      exchange.refuse(403, refusal.get());
    } else if (path.startsWith(RoomCarrier.PATH)) {
      rooms.handle(exchange, path.substring(RoomCarrier.PATH.length()), body);
    } else if (path.startsWith(API) && !path.equals(ApiDescription.PATH)) {
      carrier.handle(exchange, path.substring(API.length()), body);
    } else if (request.getMethod().equals("GET") || request.getMethod().equals("HEAD")) {
      get(exchange, path);
    } else {
      exchange.put(HttpHeader.ALLOW, "GET, HEAD");
      exchange.refuse(405, "only GET is possible here");
    }
  }

  /** The label under which a request is counted. */
  private static String kind(String path) {
    if (path.startsWith(RoomCarrier.PATH)) {
      return "room";
    }
    if (path.startsWith(API)) {
      String kind = path.substring(API.length());
      return Requests.names().contains(kind) ? kind : "other";
    }
    return path.equals(HEALTH) || path.equals(METRICS) ? path.substring(1) : "page";
  }

  private void get(Exchange exchange, String path) {
    if (path.equals(ApiDescription.PATH)) {
      exchange.send(200, Exchange.JSON, bytes(ApiDescription.json()));
    } else if (path.equals(HEALTH)) {
      exchange.send(200, "text/plain; charset=utf-8", bytes("ok\n"));
    } else if (path.equals(METRICS)) {
      exchange.send(
          200, TEXT, bytes(metrics.text(searches, shorts, open.get(), connections.count())));
    } else {
      if (path.equals(PageFiles.FRAMES) && settings.clients().frames()) {
        exchange.allowFrames();
      }
      files
          .find(path)
          .ifPresentOrElse(
              file -> send(exchange, file),
              () -> exchange.refuse(404, "there is nothing at this address"));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void send(Exchange exchange, PageFiles.PageFile file) {
    exchange.put(HttpHeader.ETAG, file.tag);
    exchange.put(HttpHeader.CACHE_CONTROL, "no-cache");
    exchange.put(HttpHeader.VARY, "Accept-Encoding");
    String known = exchange.header(HttpHeader.IF_NONE_MATCH);
    String encodings = exchange.header(HttpHeader.ACCEPT_ENCODING);
    byte[] zipped = file.zipped;
    if (known != null && known.contains(file.tag)) {
      exchange.last(304, new byte[0]);
    } else if (zipped != null && encodings != null && encodings.contains("gzip")) {
      exchange.put(HttpHeader.CONTENT_ENCODING, "gzip");
      exchange.send(200, file.type, zipped);
    } else {
      exchange.send(200, file.type, file.bytes);
    }
  }
}
