package games.oxo.web;

import games.oxo.session.json.Json;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** One request with its response, which is sent by whatever thread has it, and ends once. */
final class Exchange {
  /** The status of a request whose client has gone away, as it is counted; nobody receives it. */
  static final int GONE = 499;

  static final String JSON = "application/json";

  /** Listener for the beginning and the end of requests. */
  interface Listener {
    void begun();

    /**
     * The response is complete.
     *
     * @param status what it was answered with
     * @param nanos how long that took
     * @param bytes how much was sent
     */
    void ended(Exchange exchange, int status, long nanos, long bytes);

    /** The response has been sent, or never will be. */
    void sent();
  }

  private final Request request;
  private final Response response;
  private final Callback callback;
  private final Listener listener;
  private final String kind;
  private final long begun = System.nanoTime();
  private final AtomicBoolean ended = new AtomicBoolean();
  private final AtomicLong sent = new AtomicLong();

  /**
   * @param kind what is asked for, as it is counted
   */
  Exchange(Request request, Response response, Callback callback, String kind, Listener listener) {
    this.request = request;
    this.response = response;
    this.callback = Callback.from(callback, listener::sent);
    this.kind = kind;
    this.listener = listener;
    listener.begun();
  }

  String kind() {
    return kind;
  }

  Request request() {
    return request;
  }

  @Nullable String header(HttpHeader name) {
    return request.getHeaders().get(name);
  }

  /** Sets a header of the response. */
  void put(HttpHeader name, String value) {
    response.getHeaders().put(name, value);
  }

  /** Lets pages of others show the answer in a frame. */
  void allowFrames() {
    SecurityHeaders.allowFrames(response.getHeaders());
  }

  /** Sends an error in the one form that errors have. */
  void refuse(int status, String sentence) {
    refuse(status, Json.object("error", sentence));
  }

  /** Sends an error with all that is said about it. */
  void refuse(int status, Map<String, @Nullable Object> error) {
    send(status, JSON, Json.write(error).getBytes(StandardCharsets.UTF_8));
  }

  /** Sends a whole response. */
  void send(int status, String type, byte[] body) {
    put(HttpHeader.CONTENT_TYPE, type);
    if (response.getHeaders().get(HttpHeader.CACHE_CONTROL) == null) {
      put(HttpHeader.CACHE_CONTROL, "no-store");
    }
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
    boolean bodiless = request.getMethod().equals("HEAD");
    last(status, bodiless ? new byte[0] : body);
  }

  /** Begins a response that is sent in parts. */
  void begin(String type) {
    put(HttpHeader.CONTENT_TYPE, type);
    put(HttpHeader.CACHE_CONTROL, "no-store");
    response.setStatus(200);
  }

  /** Sends a part; the next one must wait for the callback. */
  void part(byte[] bytes, Callback then) {
    sent.addAndGet(bytes.length);
    response.write(false, ByteBuffer.wrap(bytes), then);
  }

  /** Sends the last part, or the whole body with its status. */
  void last(int status, byte[] bytes) {
    if (ended.compareAndSet(false, true)) {
      sent.addAndGet(bytes.length);
      if (!response.isCommitted()) {
        response.setStatus(status);
      }
      listener.ended(this, status, System.nanoTime() - begun, sent.get());
      response.write(true, ByteBuffer.wrap(bytes), callback);
    }
  }

  /** Ends without a response, because nobody is there to receive one. */
  void abandon(Throwable why) {
    if (ended.compareAndSet(false, true)) {
      listener.ended(this, GONE, System.nanoTime() - begun, sent.get());
      callback.failed(why);
    }
  }

  boolean isEnded() {
    return ended.get();
  }

  /**
   * Whether the client has closed its connection; it is then abandoned. While a request is being
   * answered nothing else reads from the connection, and a client that sends more before it has its
   * answer is not one of ours.
   */
  boolean isDeserted() {
    if (isEnded()) {
      return false;
    }
    EndPoint end = request.getConnectionMetaData().getConnection().getEndPoint();
    try {
      if (end.isOpen() && end.fill(BufferUtil.allocate(1)) == 0) {
        return false;
      }
      abandon(new EOFException("the client has closed the connection"));
    } catch (IOException e) {
      abandon(e);
    }
    return true;
  }
}
