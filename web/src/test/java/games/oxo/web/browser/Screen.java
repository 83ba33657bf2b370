package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import games.oxo.game.Await;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A window of the browser with a memory of its own, as a person uses it. */
public final class Screen implements AutoCloseable {
  public static final int WIDE = 1280;
  public static final int PHONE = 360;

  /** Far more than anything takes; no test depends on time. */
  public static final double TIMEOUT_MILLIS = Await.GUARD_MILLIS;

  private static final Path SCREENS = Path.of("target", "screens");

  private final Stage stage;
  private final BrowserContext context;
  private final Page page;
  private final List<String> errors = new ArrayList<>();
  private final List<Pattern> expected = new ArrayList<>();

  public Screen(Stage stage, int width, boolean dark) {
    this.stage = stage;
    boolean phone = width <= PHONE;
    context =
        stage
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, phone ? 740 : 800)
                    .setHasTouch(phone)
                    .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
                    .setReducedMotion(ReducedMotion.REDUCE)
                    .setServiceWorkers(ServiceWorkerPolicy.BLOCK));
    context.setDefaultTimeout(TIMEOUT_MILLIS);
    context.setOffline(stage.isOffline());
    context.route("**/api/review", Screen::withLongTime);
    page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            errors.add(message.text());
          }
        });
    page.onPageError(errors::add);
    page.onRequest(
        request -> {
          if (!request.url().startsWith(stage.link()) && !request.url().startsWith("blob:")) {
            errors.add("a request to " + request.url());
          }
        });
  }

  /** Gives each move of a review all the time that it needs, whatever the machine is busy with. */
  private static void withLongTime(Route route) {
    String asked = String.valueOf(route.request().postData());
    String longer =
        asked.replaceFirst("\"millisPerMove\":\\d+", "\"millisPerMove\":" + Await.GUARD_MILLIS);
    route.resume(new Route.ResumeOptions().setPostData(longer));
  }

  public Stage stage() {
    return stage;
  }

  public Page page() {
    return page;
  }

  /** What went wrong, other than what was to be expected. */
  public List<String> errors() {
    return errors.stream()
        .filter(error -> expected.stream().noneMatch(each -> each.matcher(error).find()))
        .toList();
  }

  /** An error that the test provokes. */
  public Screen expect(String pattern) {
    expected.add(Pattern.compile(pattern));
    return this;
  }

  /** Sets what the browser remembers, as JSON by name, before the page is opened. */
  public Screen remember(Map<String, String> values) {
    values.forEach(
        (name, json) ->
            context.addInitScript(
                "if (location.protocol !== 'about:' && localStorage.getItem('oxo."
                    + name
                    + "') === null) localStorage.setItem('oxo."
                    + name
                    + "', '"
                    + json
                    + "')"));
    return this;
  }

  /** Two people at one screen, so that no engine answers. */
  public Screen twoPeople() {
    return remember(Map.of("seats", "[{\"kind\":\"person\"},{\"kind\":\"person\"}]"));
  }

  public Screen open(String hash) {
    page.navigate("about:blank");
    page.navigate(stage.link() + hash);
    see("#main > *");
    return this;
  }

  public Locator find(String selector) {
    return page.locator(selector);
  }

  public Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Waits until something is there. */
  public Locator see(String selector) {
    Locator found = page.locator(selector);
    found.first().waitFor();
    return found;
  }

  /** Waits until something shows a text. */
  public Screen read(String selector, String text) {
    assertThat(page.locator(selector).first()).containsText(text);
    return this;
  }

  public Locator cell(int cell) {
    return page.locator("[data-cell='" + cell + "']");
  }

  /** The cells that take a click. */
  public List<Integer> legal() {
    return numbers(
        "Array.from(document.querySelectorAll('.board .cell.legal'), (e) => +e.dataset.cell)");
  }

  public List<Integer> stones(String player) {
    return numbers(
        "Array.from(document.querySelectorAll('.board .cell.own"
            + player
            + "'), (e) => +e.dataset.cell)");
  }

  private List<Integer> numbers(String script) {
    List<Integer> numbers = new ArrayList<>();
    for (Object each : (List<?>) page.evaluate(script)) {
      numbers.add(((Number) each).intValue());
    }
    return numbers;
  }

  /** Waits until so many stones are on the board, and what follows from the last one is known. */
  public Screen stones(int count) {
    seesStones(count);
    assertThat(page.locator("[aria-busy=true]")).hasCount(0);
    return this;
  }

  /** Waits until so many stones are drawn; the last one may still be on its way to the server. */
  public Screen seesStones(int count) {
    assertThat(page.locator(".board .cell.ownX, .board .cell.ownO")).hasCount(count);
    return this;
  }

  /** Clicks a cell and waits for one more stone, and for what follows from it. */
  public Screen play(int cell) {
    int before = page.locator(".board .cell.ownX, .board .cell.ownO").count();
    cell(cell).click();
    return stones(before + 1);
  }

  /** The moves in the address. */
  public String moves() {
    Object found =
        page.evaluate(
            "decodeURIComponent((/[?&]m=([^&]*)/.exec(location.hash) ?? ['', ''])[1])"
                + ".replaceAll('.', ' ')");
    return String.valueOf(found);
  }

  public @Nullable Object remembered(String name) {
    return page.evaluate("JSON.parse(localStorage.getItem('oxo." + name + "'))");
  }

  /** Keeps a picture of the whole page for people to look at, where they have asked for it. */
  public Screen picture(String name) {
    if (Boolean.getBoolean("oxo.pictures")) {
      page.screenshot(
          new Page.ScreenshotOptions().setPath(SCREENS.resolve(name + ".png")).setFullPage(true));
    }
    return this;
  }

  @Override
  public void close() {
    context.close();
  }
}
