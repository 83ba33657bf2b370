package games.oxo.web;

import games.oxo.game.words.Text;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** Counts requests and writes a line for each into the log. */
final class Ledger implements Exchange.Listener {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int LONGEST_PATH = 200;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private final ServerMetrics metrics;
  private final AtomicInteger open;
  private final boolean behindProxy;
  private final Consumer<String> log;

  Ledger(ServerMetrics metrics, AtomicInteger open, boolean behindProxy, Consumer<String> log) {
    this.metrics = metrics;
    this.open = open;
    this.behindProxy = behindProxy;
    this.log = log;
  }

  @Override
  public void begun() {
    open.incrementAndGet();
  }

  @Override
  public void ended(Exchange exchange, int status, long nanos, long bytes) {
    write(exchange.request(), exchange.kind(), status, nanos, bytes);
  }

  /** Something was refused before it was read as a request. */
  void refused(Request request, int status, long bytes) {
    write(request, "other", status, 0, bytes);
  }

  private void write(Request request, String kind, int status, long nanos, long bytes) {
    metrics.ended(kind, status, nanos, bytes);
    log.accept(
        Text.format(
            "%s %s %s %s %d %.1f ms %d bytes",
            TIME.format(Instant.now()),
            ClientKey.address(request, behindProxy),
            printable(request.getMethod()),
            printable(request.getHttpURI().getPath()),
            status,
            nanos / NANOS_PER_MILLI,
            bytes));
  }

  /** A text of the client's own, so that it cannot write lines of the log or colour a terminal. */
  private static String printable(@Nullable String text) {
    if (text == null || text.isEmpty()) {
      return "-";
    }
    String printed = text.replaceAll("[^!-~]", "?");
    return printed.length() <= LONGEST_PATH ? printed : printed.substring(0, LONGEST_PATH) + "...";
  }

  @Override
  public void sent() {
    open.decrementAndGet();
  }
}
