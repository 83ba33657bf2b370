package games.oxo.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import games.oxo.offline.file.HostedPage;
import games.oxo.session.json.JsonReader;
import games.oxo.web.browser.Screen;
import games.oxo.web.browser.Stage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests the page as files on a host. */
@Tag("slow")
@ExtendWith(InFile.class)
final class HostedTest {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "css", "text/css",
          "js", "text/javascript",
          "svg", "image/svg+xml",
          "png", "image/png",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm");

  private final Map<String, byte[]> files = new HostedPage(CompiledEngine.bytes()).files();

  @Test
  void thePageOpensAgainWhenItsHostIsGone(Stage stage) throws IOException {
    List<String> errors = new ArrayList<>();
    HttpServer server = serve();
    String link = "http://localhost:" + server.getAddress().getPort() + "/oxo/";
    try (BrowserContext context = stage.browser().newContext()) {
      context.setDefaultTimeout(Screen.TIMEOUT_MILLIS);
      Page page = context.newPage();
      page.onConsoleMessage(
          message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
              errors.add(message.text());
            }
          });
      page.onPageError(errors::add);
      try {
        page.navigate(link + "#/play/squava");
        page.locator(".board .cell.legal").first().waitFor();
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)");
        assertThat(installabilityErrors(context, page)).isEmpty();
      } finally {
        server.stop(0);
      }
      page.reload();
      page.locator("[data-cell='12']").click();
      page.locator(".board .cell.ownO").first().waitFor();
      page.navigate(link + "?source=elsewhere#/games");
      page.locator(".card .stone").first().waitFor();
      assertThat(errors).isEmpty();
    }
  }

  /** What keeps the browser from installing the page as an app. */
  private static List<String> installabilityErrors(BrowserContext context, Page page) {
    List<String> found = new ArrayList<>();
    for (JsonElement each :
        context
            .newCDPSession(page)
            .send("Page.getInstallabilityErrors")
            .getAsJsonArray("installabilityErrors")) {
      // The windows of tests forget everything, so nothing can be installed in them.
      if (!each.toString().contains("in-incognito")) {
        found.add(each.toString());
      }
    }
    return found;
  }

  @Test
  void theManifestHasWhatBrowsersAskFor() {
    Map<String, @Nullable Object> manifest = JsonReader.readObject(text("app.webmanifest"), 10_000);
    assertThat(manifest)
        .containsKeys("name", "short_name", "start_url", "scope", "theme_color", "background_color")
        .containsEntry("display", "standalone");
    for (Object each : (List<?>) manifest.get("icons")) {
      Map<?, ?> icon = (Map<?, ?>) each;
      assertThat(files).containsKey(String.valueOf(icon.get("src")));
      assertThat(icon.get("sizes")).isNotNull();
      assertThat(icon.get("type")).isNotNull();
    }
  }

  @Test
  void thePolicyIsStrict() {
    assertThat(text("index.html"))
        .contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'")
        .doesNotContain("'unsafe-eval'", "'unsafe-inline'", "http://", "https://")
        .doesNotContainPattern("<script>|<style>| style=| on\\w+=");
  }

  private String text(String name) {
    return new String(files.get(name), StandardCharsets.UTF_8);
  }

  private HttpServer serve() throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/oxo/", this::answer);
    server.start();
    return server;
  }

  private void answer(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath().substring("/oxo/".length());
    byte[] content = files.get(name.isEmpty() ? "index.html" : name);
    if (content == null) {
      exchange.sendResponseHeaders(404, -1);
    } else {
      String ending = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
      exchange.getResponseHeaders().set("Content-Type", TYPES.get(ending));
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
    }
    exchange.close();
  }
}
