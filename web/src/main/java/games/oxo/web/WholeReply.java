package games.oxo.web;

import games.oxo.session.api.ApiAnswer;
import games.oxo.session.json.Json;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Sends the last answer alone. */
final class WholeReply implements Reply {
  private final Exchange exchange;
  private @Nullable ApiAnswer newest;

  WholeReply(Exchange exchange) {
    this.exchange = exchange;
  }

  @Override
  public void queued(int place) {}

  @Override
  public synchronized void answer(ApiAnswer answer) {
    newest = answer;
  }

  @Override
  public synchronized void end() {
    if (newest == null) {
      exchange.refuse(500, "the request has no answer");
    } else if (newest.isRefused()) {
      exchange.refuse(400, newest.json());
    } else {
      exchange.send(200, Exchange.JSON, Json.write(newest.json()).getBytes(StandardCharsets.UTF_8));
    }
  }

  @Override
  public synchronized void refuse(int status, String sentence) {
    exchange.refuse(status, sentence);
  }

  @Override
  public boolean isOver() {
    return exchange.isEnded();
  }

  @Override
  public synchronized void tick(long nanoTime) {
    exchange.isDeserted();
  }
}
