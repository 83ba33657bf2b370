package games.oxo.web;

import games.oxo.game.words.Text;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Request;

/** Counts requests and writes a line for each into the log. */
final class Ledger implements Exchange.Listener {
  private static final double NANOS_PER_MILLI = 1e6;

  private final ServerMetrics metrics;
  private final AtomicInteger open;
  private final Consumer<String> log;

  Ledger(ServerMetrics metrics, AtomicInteger open, Consumer<String> log) {
    this.metrics = metrics;
    this.open = open;
    this.log = log;
  }

  @Override
  public void begun() {
    open.incrementAndGet();
  }

  @Override
  public void ended(Exchange exchange, int status, long nanos, long bytes) {
    metrics.ended(exchange.kind(), status, nanos, bytes);
    log.accept(
        Text.format(
            "%s %s %d %.1f ms %d bytes",
            Request.getRemoteAddr(exchange.request()),
            exchange.kind(),
            status,
            nanos / NANOS_PER_MILLI,
            bytes));
  }

  @Override
  public void sent() {
    open.decrementAndGet();
  }
}
