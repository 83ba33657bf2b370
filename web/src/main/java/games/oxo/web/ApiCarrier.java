package games.oxo.web;

import games.oxo.game.input.InputException;
import games.oxo.search.SearchControl;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiRequest;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.JsonReader;
import games.oxo.session.request.Requests;
import games.oxo.session.schema.ApiOperation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpHeader;
import org.jspecify.annotations.Nullable;

/**
 * Carries requests of the API. The thread that has read a request passes it on to one of two pools:
 * that of searches, which may take minutes, and that of all others. Those are short as a rule, but
 * a position on a board of somebody's own can take a second, so none is answered by a thread that
 * others need to be heard.
 */
final class ApiCarrier {
  /** All requests, and whether answering one takes a search. */
  private static final Map<String, Boolean> SEARCHES =
      Requests.operations().stream()
          .collect(Collectors.toUnmodifiableMap(ApiOperation::name, ApiOperation::streamed));

  private static final String GAMES = "games";
  private static final String RETRY_SECONDS = "2";

  private final int bodyBytes;
  private final ApiService service;
  private final SearchPool searches;
  private final SearchPool shorts;
  private final boolean behindProxy;
  private final LongSupplier clock;
  private final Consumer<Throwable> faults;
  private volatile @Nullable ApiAnswer games;

  /**
   * @param searches for searches
   * @param shorts for all other requests
   * @param clock tells nanoseconds
   * @param faults told of errors in the program
   */
  ApiCarrier(
      WebSettings settings,
      ApiService service,
      SearchPool searches,
      SearchPool shorts,
      LongSupplier clock,
      Consumer<Throwable> faults) {
    bodyBytes = settings.clients().bodyBytes();
    behindProxy = settings.clients().behindProxy();
    this.service = service;
    this.searches = searches;
    this.shorts = shorts;
    this.clock = clock;
    this.faults = faults;
  }

  /** Answers a request with this body, now or later. */
  void handle(Exchange exchange, String kind, String body) {
    if (!SEARCHES.containsKey(kind)) {
      exchange.refuse(
          404, "there is no such request; there are " + String.join(", ", Requests.names()));
    } else if (isPostOfJson(exchange)) {
      answer(exchange, kind, body);
    }
  }

  /** Whether a request is a POST of JSON; any other is refused. */
  static boolean isPostOfJson(Exchange exchange) {
    if (!exchange.request().getMethod().equals("POST")) {
      exchange.put(HttpHeader.ALLOW, "POST");
      exchange.refuse(405, "requests are sent with POST");
      return false;
    }
    if (!isJson(exchange.header(HttpHeader.CONTENT_TYPE))) {
      exchange.refuse(415, "requests are JSON; send the header 'Content-Type: application/json'");
      return false;
    }
    return true;
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
      answer(exchange, Requests.read(json));
    } catch (InputException e) {
      exchange.refuse(400, String.valueOf(e.getMessage()));
    }
  }

  private void answer(Exchange exchange, ApiRequest request) {
    String accept = exchange.header(HttpHeader.ACCEPT);
    Reply reply =
        accept != null && accept.contains("text/event-stream")
            ? new StreamReply(exchange, clock)
            : new WholeReply(exchange);
    if (request.name().equals(GAMES)) {
      reply.answer(games());
      reply.end();
      return;
    }
    // While a search is quiet, the connection is too.
    exchange.request().addIdleTimeoutListener(late -> false);
    String client = ClientKey.of(exchange.request(), behindProxy);
    SearchTask task = new SearchTask(client, reply, () -> service.call(request), faults);
    boolean search = SEARCHES.getOrDefault(request.name(), true);
    String what = search ? "searches" : "requests";
    admit(exchange, (search ? searches : shorts).submit(task), what);
  }

  /** Says to whoever was not admitted to try again later. */
  static void admit(Exchange exchange, SearchPool.Admission admission, String what) {
    switch (admission) {
      case TAKEN -> {}
      case CLIENT_FULL -> tryLater(exchange, 429, "you have too many " + what + " waiting");
      case FULL -> tryLater(exchange, 503, "too many " + what + " are waiting");
      case CLOSED -> exchange.refuse(503, "the server is shutting down");
    }
  }

  /** The list of games, which never changes; most pages begin by asking for it. */
  ApiAnswer games() {
    ApiAnswer known = games;
    if (known != null) {
      return known;
    }
    List<ApiAnswer> found = new ArrayList<>();
    service.call(Requests.read(Map.of("request", GAMES))).run(SearchControl.NONE, found::add);
    games = found.get(0);
    return found.get(0);
  }

  private static void tryLater(Exchange exchange, int status, String what) {
    exchange.put(HttpHeader.RETRY_AFTER, RETRY_SECONDS);
    exchange.refuse(status, what + "; try again in a few seconds");
  }
}
