package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Frames in pages of others")
class FramesTest {
  private static HttpHeaders get(TestServer server, String path) throws Exception {
    HttpResponse<String> answer = server.get(path);
    assertThat(answer.statusCode()).isEqualTo(200);
    return answer.headers();
  }

  private static void isForbidden(HttpHeaders headers) {
    assertThat(headers.firstValue("X-Frame-Options")).hasValue("DENY");
    assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
        .endsWith(" frame-ancestors 'none'");
  }

  @Test
  void areForbiddenUnlessTheServerIsTold() throws Exception {
    try (TestServer server = new TestServer(WebSettings.usual(1))) {
      isForbidden(get(server, "/embed/"));
      isForbidden(get(server, "/"));
    }
  }

  @Test
  void areThenAllowedForTheBoardAlone() throws Exception {
    try (TestServer server = new TestServer(WebSettings.usual(1).withFrames(true))) {
      HttpHeaders board = get(server, "/embed/");
      assertThat(board.firstValue("X-Frame-Options")).isEmpty();
      assertThat(board.firstValue("Content-Security-Policy").orElseThrow())
          .startsWith("default-src 'none'; script-src 'self'")
          .endsWith(" frame-ancestors *");
      for (String path : new String[] {"/", "/app.js", "/embed/served.js", "/embed/served.html"}) {
        isForbidden(get(server, path));
      }
    }
  }
}
