package games.oxo.bench;

import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A client's connection to a server on this machine, which is used for one request after another.
 */
final class LoadConnection implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 120_000;
  private static final int MOST_CHARACTERS = 10_000_000;

  private final String name;
  private final Socket socket;
  private final InputStream in;
  private int chunkLeft;
  private boolean chunked;
  private int places;

  /**
   * @param name by which the server tells its clients apart
   */
  LoadConnection(int port, String name) throws IOException {
    this.name = name;
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    in = new BufferedInputStream(socket.getInputStream());
  }

  /** What the server answered, and how often it said that the request waits. */
  record Answer(int status, Map<String, @Nullable Object> json, int places) {}

  /** Sends a request and waits for its only or its last answer. */
  Answer ask(String kind, Map<String, @Nullable Object> fields, boolean stream) throws IOException {
    send("POST /api/" + kind, Json.write(fields), stream);
    int status = status();
    String last = chunked ? lastEvent() : body();
    return new Answer(status, JsonReader.readObject(last, MOST_CHARACTERS), places);
  }

  /** Sends a request and leaves before it is answered. */
  void askAndLeave(String kind, Map<String, @Nullable Object> fields) throws IOException {
    send("POST /api/" + kind, Json.write(fields), true);
    status();
    line();
    close();
  }

  /** The text at an address. */
  String get(String path) throws IOException {
    send("GET " + path, "", false);
    status();
    return body();
  }

  private void send(String what, String body, boolean stream) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String head =
        what
            + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nOxo-Client: "
            + name
            + (stream ? "\r\nAccept: text/event-stream" : "")
            + "\r\nContent-Length: "
            + bytes.length
            + "\r\n\r\n";
    byte[] all = new byte[head.length() + bytes.length];
    System.arraycopy(head.getBytes(StandardCharsets.UTF_8), 0, all, 0, head.length());
    System.arraycopy(bytes, 0, all, head.length(), bytes.length);
    socket.getOutputStream().write(all);
  }

  /** Reads up to the body; the status. */
  private int status() throws IOException {
    String first = rawLine();
    chunked = false;
    chunkLeft = 0;
    places = 0;
    for (String line = rawLine(); !line.isEmpty(); line = rawLine()) {
      String lower = line.toLowerCase(Locale.ROOT);
      if (lower.startsWith("content-length:")) {
        chunkLeft = Integer.parseInt(lower.substring("content-length:".length()).strip());
      }
      chunked |= lower.startsWith("transfer-encoding: chunked");
    }
    return Integer.parseInt(first.split(" ")[1]);
  }

  private String body() throws IOException {
    byte[] bytes = in.readNBytes(chunkLeft);
    if (bytes.length < chunkLeft) {
      throw new EOFException();
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private String lastEvent() throws IOException {
    String last = "{}";
    String line = line();
    while (line != null) {
      if (line.startsWith("data: ")) {
        last = line.substring("data: ".length());
      } else if (line.equals("event: queued")) {
        places++;
      }
      line = line();
    }
    return last;
  }

  /** A line of a chunked body; null at its end. */
  private @Nullable String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = inChunk(); c >= 0; c = inChunk()) {
      if (c == '\n') {
        return line.toString();
      }
      line.append((char) c);
    }
    return null;
  }

  private int inChunk() throws IOException {
    if (chunkLeft == 0) {
      chunkLeft = Integer.parseInt(rawLine(), 16);
      if (chunkLeft == 0) {
        rawLine();
        return -1;
      }
    }
    int c = in.read();
    if (--chunkLeft == 0) {
      rawLine();
    }
    return c;
  }

  private String rawLine() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new EOFException("the server has closed the connection");
      }
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
