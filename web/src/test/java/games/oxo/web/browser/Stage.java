package games.oxo.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiRequestJson;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.web.BuiltInKnowledge;
import games.oxo.web.WebServer;
import games.oxo.web.WebSettings;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A server and a browser, which all the tests share. */
final class Stage implements AutoCloseable {
  private static final ApiLimits LIMITS = new ApiLimits(20_000_000, 60_000, 20_000);

  private final ApiService service = new ApiService(LIMITS, new BuiltInKnowledge());
  private final List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());
  private final WebServer server;
  private final Playwright playwright;
  private final Browser browser;

  Stage() {
    server =
        WebServer.start(
            WebSettings.usual(2).withAddress(WebSettings.LOOPBACK, 0, List.of()),
            service,
            line -> {},
            faults::add);
    PlaywrightAssertions.setDefaultAssertionTimeout(Screen.PATIENCE_MILLIS);
    // The driver runs on the machine's own node and starts the machine's own browser.
    System.setProperty("playwright.nodejs.path", program("node"));
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(Path.of(program("chromium")))
                    .setArgs(List.of("--no-sandbox")));
  }

  private static String program(String name) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      File file = new File(folder, name);
      if (file.canExecute()) {
        return file.getPath();
      }
    }
    throw new IllegalStateException(name + " is missing; ./test installs it");
  }

  Browser browser() {
    return browser;
  }

  /** The address of the page. */
  String link() {
    return server.link();
  }

  List<Throwable> faults() {
    return faults;
  }

  /** Asks the API without the server: what the page must show. */
  Map<String, @Nullable Object> ask(String request, @Nullable Object... fields) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>(Json.object(fields));
    json.put("request", request);
    List<ApiAnswer> answers = new ArrayList<>();
    service.call(ApiRequestJson.read(json)).run(() -> false, answers::add);
    return JsonReader.readObject(
        Json.write(answers.get(answers.size() - 1).json()), Integer.MAX_VALUE);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.close();
  }
}
