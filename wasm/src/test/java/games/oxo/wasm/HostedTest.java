package games.oxo.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpServer;
import games.oxo.offline.file.HostedPage;
import games.oxo.session.json.JsonReader;
import games.oxo.web.browser.Screen;
import games.oxo.web.browser.Stage;
import java.io.IOException;
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
  private final Map<String, byte[]> files = new HostedPage(CompiledEngine.bytes()).files();

  @Test
  void thePageOpensAgainWhenItsHostIsGone(Stage stage) throws IOException {
    List<String> errors = new ArrayList<>();
    HttpServer server = FilesOnHost.serve(files);
    String link = FilesOnHost.link(server);
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
}
