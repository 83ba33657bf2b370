package games.oxo.web;

import games.oxo.game.input.InputException;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiRequest;
import games.oxo.session.api.ApiRequestJson;
import games.oxo.session.api.ApiSchema;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.JsonReader;
import games.oxo.session.schema.ApiOperation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/**
 * Carries requests of the API. What needs no search is answered at once, by the thread that has
 * read the request; a search goes to the pool.
 */
final class ApiCarrier {
  /** All requests, and whether answering one takes a search. */
  private static final Map<String, Boolean> SEARCHES =
      ApiSchema.operations().stream()
          .collect(Collectors.toUnmodifiableMap(ApiOperation::name, ApiOperation::streamed));

  private static final String RETRY_SECONDS = "2";

  private final int bodyBytes;
  private final ApiService service;
  private final SearchPool searches;
  private final Consumer<Throwable> faults;
  private volatile @Nullable ApiAnswer games;

  /**
   * @param bodyBytes the longest body of a request
   * @param faults told of errors in the program
   */
  ApiCarrier(int bodyBytes, ApiService service, SearchPool searches, Consumer<Throwable> faults) {
    this.bodyBytes = bodyBytes;
    this.service = service;
    this.searches = searches;
    this.faults = faults;
  }

  /** Answers a request with this body, now or later. */
  void handle(Exchange exchange, String kind, String body) {
    if (!SEARCHES.containsKey(kind)) {
      exchange.refuse(
          404, "there is no such request; there are " + String.join(", ", ApiSchema.names()));
    } else if (!exchange.request().getMethod().equals("POST")) {
      exchange.put(HttpHeader.ALLOW, "POST");
      exchange.refuse(405, "requests are sent with POST");
    } else if (!isJson(exchange.header(HttpHeader.CONTENT_TYPE))) {
      exchange.refuse(415, "requests are JSON; send the header 'Content-Type: application/json'");
    } else {
      answer(exchange, kind, body);
    }
  }

  private static boolean isJson(@Nullable String type) {
    if (type == null) {
      return false;
    }
    String plain = type.toLowerCase(Locale.ROOT).strip();
    return plain.equals(Exchange.JSON) || plain.startsWith(Exchange.JSON + ";");
  }

  private void answer(Exchange exchange, String kind, String body) {
    try {
      Map<String, @Nullable Object> json =
          JsonReader.readObject(body.isBlank() ? "{}" : body, bodyBytes);
      json.put("request", kind);
      answer(exchange, kind, ApiRequestJson.read(json));
    } catch (InputException e) {
      exchange.refuse(400, String.valueOf(e.getMessage()));
    }
  }

  private void answer(Exchange exchange, String kind, ApiRequest request) {
    String accept = exchange.header(HttpHeader.ACCEPT);
    Reply reply =
        accept != null && accept.contains("text/event-stream")
            ? new StreamReply(exchange)
            : new WholeReply(exchange);
    if (!SEARCHES.getOrDefault(kind, true)) {
      answerNow(request, reply);
      return;
    }
    // While a search is quiet, the connection is too.
    exchange.request().addIdleTimeoutListener(late -> false);
    String client =
        ClientKey.of(
            Request.getRemoteAddr(exchange.request()),
            exchange.request().getHeaders().get(ClientKey.HEADER));
    SearchTask task = new SearchTask(client, reply, () -> service.call(request), faults);
    switch (searches.submit(task)) {
      case TAKEN -> {}
      case CLIENT_FULL -> tryLater(exchange, 429, "you have too many searches waiting");
      case FULL -> tryLater(exchange, 503, "too many searches are waiting");
      case CLOSED -> exchange.refuse(503, "the server is shutting down");
    }
  }

  private void answerNow(ApiRequest request, Reply reply) {
    if (request instanceof ApiRequest.Games) {
      reply.answer(games());
    } else {
      service.call(request).run(() -> false, reply::answer);
    }
    reply.end();
  }

  /** The list of games, which never changes; most pages begin by asking for it. */
  ApiAnswer games() {
    ApiAnswer known = games;
    if (known != null) {
      return known;
    }
    List<ApiAnswer> found = new ArrayList<>();
    service.call(new ApiRequest.Games()).run(() -> false, found::add);
    games = found.get(0);
    return found.get(0);
  }

  private static void tryLater(Exchange exchange, int status, String what) {
    exchange.put(HttpHeader.RETRY_AFTER, RETRY_SECONDS);
    exchange.refuse(status, what + "; try again in a few seconds");
  }
}
