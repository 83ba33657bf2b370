package games.oxo.web;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A server of the API and the page, from its start until it is closed. */
public final class WebServer implements AutoCloseable {
  private static final int MOST_THREADS = 32;
  private static final int LEAST_THREADS = 4;
  private static final int THREAD_IDLE_MILLIS = 60_000;
  private static final int MOST_TASKS = 4096;
  private static final int HEADER_BYTES = 8192;
  private static final long TICK_MILLIS = 200;
  private static final long FAREWELL_MILLIS = 1000;

  private final WebSettings settings;
  private final Server server;
  private final ServerConnector connector;
  private final SearchPool searches;
  private final SearchPool shorts;
  private final ApiCarrier carrier;
  private final Rooms rooms;
  private final AtomicInteger open = new AtomicInteger();
  private final ServerMetrics metrics = new ServerMetrics();
  private final OpenConnections connections;
  private final Deadlines bodies;
  private final LongSupplier clock;
  private final Ledger ledger;
  private final Consumer<Throwable> faults;
  private final Thread watch = new Thread(this::watch, "oxo-watch");

  private WebServer(
      WebSettings settings,
      ApiService service,
      LongSupplier clock,
      Consumer<String> log,
      Consumer<Throwable> faults) {
    this.settings = settings;
    this.clock = clock;
    searches = new SearchPool("oxo-search", settings);
    shorts = new SearchPool("oxo-short", settings.forShortRequests());
    connections = new OpenConnections(settings, clock);
    bodies = new Deadlines(clock, settings.clients().bodyMillis());
    ledger = new Ledger(metrics, open, settings.clients().behindProxy(), log);
    this.faults =
        fault -> {
          metrics.fault(fault);
          faults.accept(fault);
        };
    watch.setDaemon(true);
    server =
        new Server(
            new QueuedThreadPool(
                MOST_THREADS,
                LEAST_THREADS,
                THREAD_IDLE_MILLIS,
                new ArrayBlockingQueue<>(MOST_TASKS)));
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http()));
    connector.setHost(settings.address().host());
    connector.setPort(settings.address().port());
    connector.setIdleTimeout(settings.clients().idleMillis());
    connector.addBean(connections);
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(settings.clients().connections(), connector));
    server.setErrorHandler(this::error);
    rooms = new Rooms();
    carrier = new ApiCarrier(settings, service, searches, shorts, clock, this.faults);
    server.setHandler(
        new RequestHandler(
            settings,
            carrier,
            new RoomCarrier(settings, shorts, rooms, clock, this.faults),
            searches,
            shorts,
            metrics,
            connections,
            bodies,
            open,
            ledger,
            this.faults));
  }

  private static HttpConfiguration http() {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    return http;
  }

  /** Answers what is not HTTP, or not such HTTP as we understand. */
  private boolean error(Request request, Response response, Callback callback) {
    SecurityHeaders.add(response.getHeaders());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Exchange.JSON);
    byte[] body =
        Json.write(Json.object("error", sentence(response.getStatus())))
            .getBytes(StandardCharsets.UTF_8);
    ledger.refused(request, response.getStatus(), body.length);
    response.write(true, ByteBuffer.wrap(body), callback);
    return true;
  }

  private static String sentence(int status) {
    return switch (status) {
      case 414 -> "the address of the request is too long";
      case 431 -> "the headers of the request are too long; at most " + HEADER_BYTES + " bytes";
      case 501 -> "the request uses a part of HTTP that this server does not know";
      case 505 -> "this server does not speak that version of HTTP; use HTTP/1.1";
      default -> status < 500 ? "the request is not understood" : "the server has failed";
    };
  }

  /**
   * Starts a server.
   *
   * @param log gets a line for each request
   * @param faults told of errors in the program
   * @throws InputException when it cannot listen where it is told to
   */
  public static WebServer start(
      WebSettings settings, ApiService service, Consumer<String> log, Consumer<Throwable> faults) {
    return start(settings, service, System::nanoTime, log, faults);
  }

  /** The same with another clock for all limits of time that do not belong to a search. */
  static WebServer start(
      WebSettings settings,
      ApiService service,
      LongSupplier clock,
      Consumer<String> log,
      Consumer<Throwable> faults) {
    WebServer started = new WebServer(settings, service, clock, log, faults);
    try {
      started.server.start();
    } catch (Exception e) {
      started.close();
      // The latter when the address is none.
      if (e instanceof IOException || e instanceof IllegalArgumentException) {
        throw new InputException(
            Text.format(
                "the server cannot listen on %s port %d: %s",
                settings.address().host(), settings.address().port(), cause(e)));
      }
      throw new IllegalStateException(e);
    }
    started.watch.start();
    return started;
  }

  private static String cause(Throwable e) {
    Throwable cause = e.getCause() == null ? e : e.getCause();
    String message = cause.getMessage();
    return message == null ? "there is no such address on this machine" : message;
  }

  private void watch() {
    warmUp();
    try {
      while (true) {
        Thread.sleep(TICK_MILLIS);
        tick();
      }
    } catch (InterruptedException e) {
      // The server has been closed.
    }
  }

  /** The first page asks for the games soon after the start, when that takes longest. */
  private void warmUp() {
    try {
      carrier.games();
    } catch (RuntimeException | OutOfMemoryError e) {
      faults.accept(e);
    }
  }

  private void tick() {
    try {
      long now = clock.getAsLong();
      searches.tick(now);
      shorts.tick(now);
      rooms.tick(now);
      connections.sweep();
      bodies.sweep();
    } catch (RuntimeException | OutOfMemoryError e) {
      faults.accept(e);
    }
  }

  /** The port that it listens on. */
  public int port() {
    return connector.getLocalPort();
  }

  /** The address for a browser. */
  public String link() {
    String host = settings.address().host();
    boolean anywhere = host.equals("0.0.0.0") || host.equals("::");
    String name = anywhere ? "localhost" : host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    return "http://" + name + ":" + port() + "/";
  }

  /** Ends all searches, tells those who wait for them, and stops listening. */
  @Override
  public void close() {
    connector.setAccepting(false);
    searches.close();
    shorts.close();
    rooms.close();
    watch.interrupt();
    try {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS);
      while (open.get() > 0 && System.nanoTime() - end < 0) {
        Thread.sleep(5);
      }
      server.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
