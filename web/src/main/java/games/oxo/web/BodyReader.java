package games.oxo.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Reads the body of a request as it comes, without a thread that waits for it. It ends the exchange
 * when the body is too long or takes too long.
 */
final class BodyReader implements Runnable {
  private final Exchange exchange;
  private final Request request;
  private final int most;
  private final Consumer<String> then;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final AtomicBoolean done = new AtomicBoolean();
  private final Scheduler.Task deadline;

  private BodyReader(Exchange exchange, WebSettings settings, Consumer<String> then) {
    this.exchange = exchange;
    this.request = exchange.request();
    this.most = settings.bodyBytes();
    this.then = then;
    deadline =
        request
            .getComponents()
            .getScheduler()
            .schedule(
                () -> refuse(408, "the body of the request took too long"),
                settings.bodyMillis(),
                TimeUnit.MILLISECONDS);
  }

  /**
   * Reads a body.
   *
   * @param then gets the text
   */
  static void read(Exchange exchange, WebSettings settings, Consumer<String> then) {
    new BodyReader(exchange, settings, then).begin();
  }

  private void begin() {
    if (request.getLength() > most) {
      tooLong();
    } else {
      run();
    }
  }

  /** Called again whenever there is more. */
  @Override
  public void run() {
    while (!done.get()) {
      Content.Chunk chunk = request.read();
      if (chunk == null) {
        request.demand(this);
        return;
      }
      if (Content.Chunk.isFailure(chunk)) {
        failed(chunk.getFailure());
        return;
      }
      add(chunk);
      boolean last = chunk.isLast();
      chunk.release();
      if (bytes.size() > most) {
        tooLong();
      } else if (last) {
        finish();
      }
    }
  }

  private void add(Content.Chunk chunk) {
    ByteBuffer buffer = chunk.getByteBuffer();
    byte[] part = new byte[Math.min(buffer.remaining(), most + 1)];
    buffer.get(part);
    bytes.writeBytes(part);
  }

  private void finish() {
    if (done.compareAndSet(false, true)) {
      deadline.cancel();
      then.accept(bytes.toString(StandardCharsets.UTF_8));
    }
  }

  private void failed(Throwable why) {
    if (done.compareAndSet(false, true)) {
      deadline.cancel();
      exchange.abandon(why);
    }
  }

  private void tooLong() {
    refuse(413, "the body of the request is too long; at most " + most + " bytes are allowed");
  }

  private void refuse(int status, String sentence) {
    if (done.compareAndSet(false, true)) {
      deadline.cancel();
      // What the client still sends is not read.
      exchange.put(HttpHeader.CONNECTION, "close");
      exchange.refuse(status, sentence);
    }
  }
}
