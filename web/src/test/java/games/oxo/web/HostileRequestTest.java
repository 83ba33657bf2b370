package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@DisplayName("What hostile clients send")
@Timeout(Await.GUARD_SECONDS)
class HostileRequestTest {
  private static TestServer server;

  @TempDir Path folder;

  @BeforeAll
  static void start() {
    server = new TestServer(WebSettings.usual(2));
  }

  @AfterAll
  static void stop() {
    server.close();
    assertThat(server.faults).isEmpty();
  }

  private static void isRefused(int status, HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/json");
    Map<String, @Nullable Object> json = TestServer.json(answer.body());
    assertThat(json).containsKey("error");
    assertThat(String.valueOf(json.get("error"))).hasSizeLessThan(2000).doesNotContain("root:");
  }

  @Test
  void noFileAndNoProgramCanBeNamed() throws Exception {
    Path secret = folder.resolve("secret.toml");
    Files.writeString(secret, "extends = 'squava'\nname = 'Secret'\n");
    Path made = folder.resolve("made");
    for (String engine :
        List.of(
            "cmd:touch " + made,
            "cmd:" + secret,
            "best:book=" + secret,
            "best:book=/etc/passwd",
            "level3:book=../../etc/passwd",
            "mcts:book=file:///etc/passwd",
            "best:book=jdbc:sqlite:" + made,
            "best:eval=" + secret,
            "best:eval=/etc/passwd",
            "deep:eval=../../etc/passwd",
            "level10:eval=file:///etc/passwd",
            "best:log=" + made,
            "best:table=" + made,
            "/etc/passwd",
            "\u0000")) {
      for (String kind : List.of("analyze", "balance")) {
        HttpResponse<String> answer =
            server.post(
                kind, Json.write(Json.object("game", "squava", "engine", engine, "games", 1)));
        assertThat(answer.statusCode()).as(kind + " " + engine).isIn(400, 404);
        assertThat(answer.body()).doesNotContain("root:");
      }
    }
    for (String game :
        List.of(
            secret.toString(),
            "/etc/passwd",
            "../secret",
            "..\\secret",
            "file:" + secret,
            "squava/../../secret",
            "squava.toml",
            "")) {
      isRefused(400, server.post("show", Json.write(Json.object("game", game))));
      isRefused(400, server.post("solve", Json.write(Json.object("game", game))));
    }
    for (String base : List.of(secret.toString(), "/etc/passwd", "../secret.toml", "definition")) {
      String definition = "extends = '" + base + "'\n";
      isRefused(400, server.post("check", Json.write(Json.object("definition", definition))));
    }
    assertThat(made).doesNotExist();
  }

  @Test
  void theShippedBookCanBeNamed() throws Exception {
    HttpResponse<String> answer =
        server.post(
            "analyze",
            "{\"game\":\"squava\",\"engine\":\"best:book=none\",\"limits\":{\"millis\":50}}");
    assertThat(answer.statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "1",
        "null",
        "{",
        "{\"game\":1}",
        "{\"game\":null}",
        "{\"game\":[\"squava\"]}",
        "{\"game\":\"squava\",\"moves\":{}}",
        "{\"game\":\"squava\",\"moves\":\"9,9\"}",
        "{\"game\":\"squava\",\"position\":\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}",
        "{\"game\":\"squava\",\"limits\":[]}",
        "{\"game\":\"squava\",\"limits\":{\"millis\":-1}}",
        "{\"game\":\"squava\",\"limits\":{\"millis\":1e400}}",
        "{\"game\":\"squava\",\"limits\":{\"millis\":99999999999999999999999999}}",
        "{\"game\":\"squava\",\"limits\":{\"depth\":1000000}}",
        "{\"game\":\"squava\",\"engine\":\"deep:depth=99999999999999999999\"}",
        "{\"game\":\"squava\",\"engine\":\":\"}",
        "{\"game\":\"squava\",\"seed\":\"x\"}",
        "{\"game\":\"squava\",\"only\":[1]}",
        "{\"game\":\"squava\",\"everyMove\":1}",
        "{\"game\":\"squava\",\"game\":\"squava\"}",
        "{\"definition\":\"\"}",
        "{\"definition\":\"board = \\u0000\"}"
      })
  void wrongFieldsGetASentence(String body) throws Exception {
    isRefused(400, server.post("analyze", body));
    assertThat(server.stream("analyze", body).toString()).contains("\"error\"");
  }

  @Test
  void deepAndLongBodiesAreRefused() throws Exception {
    isRefused(400, server.post("show", "[".repeat(100_000)));
    isRefused(400, server.post("show", "{\"a\":".repeat(5000)));
    isRefused(413, server.post("show", "x".repeat(200_000)));
    isRefused(413, server.post("nonsense", "x".repeat(2_000_000)));
    String definition = "# " + "x".repeat(30_000);
    isRefused(400, server.post("check", Json.write(Json.object("definition", definition))));
  }

  /** The server may close the connection before the client has read why. */
  @Test
  void aBodyWithoutALengthIsRefusedOrCutOff() throws Exception {
    HttpRequest.Builder endless =
        server
            .request("/api/show")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new Endless(5_000_000)));
    try {
      isRefused(413, server.send(endless));
    } catch (IOException cutOff) {
      assertThat(cutOff).hasMessageNotContaining("refused");
    }
    isRefused(400, server.post("show", "["));
  }

  /** Blanks. */
  private static final class Endless extends InputStream {
    private int left;

    Endless(int length) {
      left = length;
    }

    @Override
    public int read() {
      return left-- > 0 ? ' ' : -1;
    }
  }

  @Test
  void otherMethodsTypesAndAddressesAreRefused() throws Exception {
    isRefused(404, server.post("nonsense", "{}"));
    isRefused(404, server.post("show/", "{}"));
    isRefused(405, server.get("/api/show"));
    isRefused(405, server.send(server.request("/").DELETE()));
    isRefused(
        405,
        server.send(
            server.request("/health").POST(HttpRequest.BodyPublishers.ofString("x".repeat(1000)))));
    isRefused(
        415,
        server.send(server.request("/api/show").POST(HttpRequest.BodyPublishers.ofString("{}"))));
    isRefused(
        415,
        server.send(
            server
                .request("/api/show")
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofString("{}"))));
    isRefused(403, server.send(server.api("show", "{}").header("Origin", "http://evil.example")));
    isRefused(403, server.send(server.api("show", "{}").header("Sec-Fetch-Site", "cross-site")));
    isRefused(404, server.get("/favicon.nonsense"));
    isRefused(404, server.get("/oxo/games/index.txt"));
    isRefused(404, server.get("/games/oxo/web/WebServer.class"));
  }

  /** Sends bytes as they are; the answer, once the server closes the connection. */
  private static String raw(String bytes) throws IOException {
    try (Socket socket = server.connect()) {
      OutputStream out = socket.getOutputStream();
      out.write(bytes.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e%5c/etc/passwd",
        "/./index.html/../../games/index.txt",
        "/a//b",
        "/%00index.html",
        "/index.html%00.js",
        "//evil.example/",
        "/%252e%252e/etc/passwd",
        "/.git/config",
        "/..."
      })
  void noPathLeavesThePage(String path) throws Exception {
    String answer =
        raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 40").doesNotContain("root:");
    assertThat(answer).contains("{\"error\":").contains("Content-Security-Policy: default-src");
  }

  @Test
  void aForeignHostIsRefused() throws Exception {
    assertThat(raw("GET /health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 403");
    assertThat(raw("GET /health HTTP/1.0\r\n\r\n")).startsWith("HTTP/1.1 403");
    assertThat(raw("GET /health HTTP/1.1\r\nConnection: close\r\n\r\n")).startsWith("HTTP/1.1 400");
    assertThat(
            raw(
                "GET http://evil.example/health HTTP/1.1\r\nHost: evil.example\r\n"
                    + "Connection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 403");
  }

  @Test
  void whatIsNotHttpIsRefused() throws Exception {
    assertThat(raw("\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n")).startsWith("HTTP/1.1 400");
    assertThat(raw("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000) + "\r\n\r\n"))
        .startsWith("HTTP/1.1 431");
    assertThat(
            raw(
                "POST /api/show HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"))
        .startsWith("HTTP/1.1 400");
  }

  @Test
  void anotherVersionOfHttpIsSaidToBeOne() throws Exception {
    assertThat(raw("GET / HTTP/3.7\r\nHost: localhost\r\n\r\n"))
        .startsWith("HTTP/1.1 505")
        .endsWith("{\"error\":\"this server does not speak that version of HTTP; use HTTP/1.1\"}");
    assertThat(server.log).last().asString().contains(" 505 ");
  }

  /** A header that comes twice is not one that the first of them decides. */
  @Test
  void everyHeaderCounts() throws Exception {
    String request =
        "POST /api/show HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            + "Content-Type: application/json\r\nContent-Length: 2\r\n";
    String own = "Origin: http://localhost\r\n";
    String other = "Origin: http://evil.example\r\n";
    assertThat(raw(request + own + "\r\n{}")).startsWith("HTTP/1.1 400");
    assertThat(raw(request + own + other + "\r\n{}")).startsWith("HTTP/1.1 403");
    assertThat(raw(request + other + own + "\r\n{}")).startsWith("HTTP/1.1 403");
    String site = "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site\r\n";
    assertThat(raw(request + site + "\r\n{}")).startsWith("HTTP/1.1 403");
    assertThat(raw(request + "Host: evil.example\r\n\r\n{}")).startsWith("HTTP/1.1 400");
  }

  @Test
  void longAndUnprintableNamesAreRefused() throws Exception {
    String letters = "a".repeat(130_000);
    isRefused(400, server.post("show", "{\"game\":\"" + letters + "\"}"));
    isRefused(400, server.post("definition", "{\"game\":\"" + letters + "\"}"));
    isRefused(400, server.post("play", "{\"game\":\"squava\",\"move\":\"" + letters + "\"}"));
    isRefused(400, server.post("show", "{\"game\":\"squava\",\"moves\":\"" + letters + "\"}"));
    isRefused(400, server.post("show", "{\"game\":\"squava\",\"position\":\"" + letters + "\"}"));
    isRefused(400, server.post("analyze", "{\"game\":\"squava\",\"engine\":\"" + letters + "\"}"));
    HttpResponse<String> nul = server.post("show", "{\"game\":\"squava\\u0000\"}");
    isRefused(400, nul);
    assertThat(nul.body()).contains("'game' has a control character (code 0)");
    isRefused(400, server.post("analyze", "{\"game\":\"squava\",\"engine\":\"best\\u0001\"}"));
    isRefused(400, server.post("check", "{\"definition\":\"extends = 'squava\\u0000'\"}"));
  }

  @Test
  void nobodyWritesLinesIntoTheLog() throws Exception {
    raw("GET /a%0d%0aevil%1b[31m?secret HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assertThat(server.log)
        .last()
        .asString()
        .matches("[0-9TZ:.-]{24} 127\\.0\\.0\\.1 GET /a%0d%0aevil%1b\\[31m 400 .* ms \\d+ bytes");
  }

  @Test
  void aBodyThatDoesNotComeIsNotWaitedFor() throws Exception {
    try (TestServer own = new TestServer(WebSettings.usual(1));
        Socket socket = own.connect()) {
      OutputStream out = socket.getOutputStream();
      out.write(
          ascii(
              "POST /api/show HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                  + "Content-Length: 50\r\n\r\n{"));
      // That of the figures themselves is open too.
      own.await("oxo_requests_open", 2);
      own.passUntil("it is answered", 10_001, () -> socket.getInputStream().available() > 0);
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).startsWith("HTTP/1.1 408").contains("took too long");
    }
  }

  @Test
  void aRequestThatComesByteByByteIsNotWaitedForEither() throws Exception {
    try (TestServer own = new TestServer(WebSettings.usual(1));
        Socket socket = own.connect()) {
      socket.setSoTimeout(10);
      OutputStream out = socket.getOutputStream();
      out.write(ascii("GET /health HTTP/1.1\r\nHost: localhost\r\nX: "));
      boolean closed = false;
      while (!closed) {
        own.pass(30_001);
        try {
          out.write('x');
          closed = socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException notYet) {
          // Nothing is said, but the connection is there.
        } catch (IOException reset) {
          closed = true;
        }
      }
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
