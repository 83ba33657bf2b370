package games.oxo.web;

import games.oxo.session.api.ApiAnswer;
import games.oxo.session.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.LongSupplier;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Sends every answer as a server-sent event. One event is on its way at a time, and the newest of
 * those that come meanwhile waits, so that a slow client gets fewer and no memory fills up. A
 * comment is sent when there was nothing to send for a while.
 */
final class StreamReply implements Reply {
  private static final String TYPE = "text/event-stream";
  private static final long QUIET_NANOS = 500_000_000;
  private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);
  private static final byte[] NOTHING = {};

  private final Exchange exchange;
  private boolean begun;
  private boolean writing;
  private boolean over;
  private int placeSaid;
  private final LongSupplier clock;
  private long lastSent;
  private byte @Nullable [] waiting;

  /**
   * @param clock tells nanoseconds
   */
  StreamReply(Exchange exchange, LongSupplier clock) {
    this.exchange = exchange;
    this.clock = clock;
    lastSent = clock.getAsLong();
  }

  @Override
  public synchronized void queued(int place) {
    if (place != placeSaid && !over) {
      placeSaid = place;
      offer("queued", Json.object("place", place));
    }
  }

  @Override
  public synchronized void answer(ApiAnswer answer) {
    if (over) {
      return;
    }
    if (answer.isRefused()) {
      refuse(400, answer.json());
    } else {
      offer("answer", answer.json());
    }
  }

  /** Takes something else to say; the newest counts, as with answers. */
  synchronized void tell(Map<String, @Nullable Object> json) {
    if (!over) {
      offer("answer", json);
    }
  }

  @Override
  public synchronized void refuse(int status, String sentence) {
    refuse(status, Json.object("error", sentence));
  }

  private void refuse(int status, Map<String, @Nullable Object> error) {
    if (over) {
      return;
    }
    if (begun) {
      offer("error", error);
      end();
    } else {
      over = true;
      exchange.refuse(status, error);
    }
  }

  @Override
  public synchronized void end() {
    over = true;
    send();
  }

  @Override
  public synchronized boolean isOver() {
    return over || exchange.isEnded();
  }

  @Override
  public synchronized void tick(long nanoTime) {
    if (!exchange.isDeserted() && !over && nanoTime - lastSent > QUIET_NANOS) {
      if (waiting == null && !writing) {
        waiting = HEARTBEAT;
      }
      send();
    }
  }

  private void offer(String event, Map<String, @Nullable Object> data) {
    String text = "event: " + event + "\ndata: " + Json.write(data) + "\n\n";
    waiting = text.getBytes(StandardCharsets.UTF_8);
    send();
  }

  /** Sends what waits, unless something is on its way; then this is called again. */
  private void send() {
    byte[] next = waiting;
    if (writing || exchange.isEnded() || (next == null && !over)) {
      return;
    }
    if (!begun) {
      begun = true;
      exchange.begin(TYPE);
    }
    waiting = null;
    lastSent = clock.getAsLong();
    if (over) {
      exchange.last(200, next == null ? NOTHING : next);
    } else if (next != null) {
      writing = true;
      exchange.part(next, Callback.from(this::written, this::failed));
    }
  }

  private synchronized void written() {
    writing = false;
    send();
  }

  private synchronized void failed(Throwable why) {
    over = true;
    exchange.abandon(why);
  }
}
