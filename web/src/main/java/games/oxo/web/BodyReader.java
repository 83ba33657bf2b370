package games.oxo.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/**
 * Reads the body of a request as it comes, without a thread that waits for it. It ends the exchange
 * when the body is too long or takes too long.
 *
 * <p>Every request is read to its end before it is answered, whatever the answer is. A connection
 * with unread bytes would have to be closed, and the client would lose the answer, or find the
 * connection closed under its next request.
 */
final class BodyReader implements Runnable {
  /** A body too long by no more than this factor is read, and thrown away. */
  private static final int READ_FACTOR = 16;

  private final Exchange exchange;
  private final Request request;
  private final int most;
  private final Consumer<byte[]> then;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final AtomicBoolean done = new AtomicBoolean();
  private final Deadlines deadlines;
  private boolean late;
  private long length;

  private BodyReader(Exchange exchange, int most, Deadlines deadlines, Consumer<byte[]> then) {
    this.exchange = exchange;
    this.request = exchange.request();
    this.most = most;
    this.deadlines = deadlines;
    this.then = then;
  }

  /**
   * Reads a body.
   *
   * @param most the longest one, in bytes
   * @param deadlines of bodies that do not come at once
   * @param then gets it
   */
  static void read(Exchange exchange, int most, Deadlines deadlines, Consumer<byte[]> then) {
    new BodyReader(exchange, most, deadlines, then).begin();
  }

  private void begin() {
    // Who asks before it sends a body has sent nothing yet that could be lost.
    boolean asksFirst = exchange.header(HttpHeader.EXPECT) != null;
    if (isFarTooLong(request.getLength()) || (asksFirst && request.getLength() > most)) {
      cutOff(413, tooLong());
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
        waitForMore();
        return;
      }
      if (Content.Chunk.isFailure(chunk)) {
        failed(chunk.getFailure());
        return;
      }
      add(chunk);
      boolean last = chunk.isLast();
      chunk.release();
      if (isFarTooLong(length)) {
        cutOff(413, tooLong());
      } else if (last) {
        finish();
      }
    }
  }

  private void waitForMore() {
    if (!late) {
      late = true;
      deadlines.add(this, () -> cutOff(408, "the body of the request took too long"));
    }
    request.demand(this);
  }

  private boolean isFarTooLong(long bodyLength) {
    return bodyLength > (long) most * READ_FACTOR;
  }

  private void add(Content.Chunk chunk) {
    ByteBuffer buffer = chunk.getByteBuffer();
    length += buffer.remaining();
    byte[] part = new byte[Math.min(buffer.remaining(), most - bytes.size())];
    buffer.get(part);
    bytes.writeBytes(part);
  }

  private void finish() {
    if (end()) {
      if (length > most) {
        exchange.refuse(413, tooLong());
      } else {
        then.accept(bytes.toByteArray());
      }
    }
  }

  private void failed(Throwable why) {
    if (end()) {
      exchange.abandon(why);
    }
  }

  /** Ends the exchange, and the connection with it: what the client still sends is not read. */
  private void cutOff(int status, String sentence) {
    if (end()) {
      exchange.put(HttpHeader.CONNECTION, "close");
      exchange.refuse(status, sentence);
    }
  }

  private String tooLong() {
    return "the body of the request is too long; at most " + most + " bytes are allowed";
  }

  /** Whether it has not ended before. */
  private boolean end() {
    deadlines.remove(this);
    return done.compareAndSet(false, true);
  }
}
