package games.oxo.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiRequestJson;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A page and a browser, which all the tests share. */
public abstract class Stage implements AutoCloseable {
  private final ApiService service;
  private final Playwright playwright;
  private final Browser browser;

  /**
   * @param service what the page must show
   */
  protected Stage(ApiService service) {
    this.service = service;
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

  public final Browser browser() {
    return browser;
  }

  /** The address of the page. */
  public abstract String link();

  /** Whether the page must do without a network. */
  protected boolean isOffline() {
    return false;
  }

  /** What went wrong outside of the browser. */
  public List<Throwable> faults() {
    return List.of();
  }

  /** Asks the API without the page: what the page must show. */
  public final Map<String, @Nullable Object> ask(String request, @Nullable Object... fields) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>(Json.object(fields));
    json.put("request", request);
    return ask(json);
  }

  /** Asks the API without the page; the last answer. */
  public final Map<String, @Nullable Object> ask(Map<String, @Nullable Object> request) {
    List<ApiAnswer> answers = new ArrayList<>();
    service.call(ApiRequestJson.read(request)).run(() -> false, answers::add);
    return JsonReader.readObject(
        Json.write(answers.get(answers.size() - 1).json()), Integer.MAX_VALUE);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
