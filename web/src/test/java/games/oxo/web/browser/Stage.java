package games.oxo.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.request.Requests;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A page and a browser, which all the tests share. */
public abstract class Stage implements AutoCloseable {
  private final ApiService service;
  private final InstalledBrowser installed;

  /**
   * @param service what the page must show
   */
  protected Stage(ApiService service) {
    this.service = service;
    PlaywrightAssertions.setDefaultAssertionTimeout(Screen.TIMEOUT_MILLIS);
    installed = new InstalledBrowser();
  }

  public final Browser browser() {
    return installed.browser();
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
    service.call(Requests.read(request)).run(() -> false, answers::add);
    return JsonReader.readObject(
        Json.write(answers.get(answers.size() - 1).json()), Integer.MAX_VALUE);
  }

  @Override
  public void close() {
    installed.close();
  }
}
