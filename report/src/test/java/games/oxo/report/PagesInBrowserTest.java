package games.oxo.report;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewPageOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import games.oxo.game.FullRun;
import games.oxo.web.browser.InstalledBrowser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@DisplayName("Pages that are opened from a file")
class PagesInBrowserTest {
  private static final Path PICTURES = Path.of("target", "screens");

  @TempDir static Path folder;

  private static InstalledBrowser browser;
  private final List<String> errors = new ArrayList<>();
  private final List<String> requests = new ArrayList<>();

  @BeforeAll
  static void write() throws IOException {
    for (Map.Entry<String, String> each : SamplePages.all().entrySet()) {
      Files.writeString(file(each.getKey()), each.getValue());
    }
    browser = new InstalledBrowser();
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  @AfterEach
  void nothingFailedAndNothingWasFetched() {
    assertThat(errors).isEmpty();
    assertThat(requests)
        .allMatch(address -> address.startsWith("file:") || address.equals("data:,"));
  }

  private static Path file(String name) {
    return folder.resolve(name + ".html");
  }

  private Page open(String name, int width, int height, boolean dark) {
    Page page =
        browser
            .browser()
            .newPage(
                new NewPageOptions()
                    .setViewportSize(width, height)
                    .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT));
    page.onConsoleMessage(message -> errors.add(message.text()));
    page.onPageError(errors::add);
    page.onRequest(request -> requests.add(request.url()));
    page.navigate(file(name).toUri().toString());
    return page;
  }

  private Page open(String name) {
    return open(name, 1280, 800, false);
  }

  /**
   * Each with its charts, without anything beyond the edges, and for everybody: at night on a
   * phone, too.
   */
  @ParameterizedTest
  @CsvSource({"match, 5", "tournament, 5", "balance, 5", "learned, 5", "proof, 0", "book, 0"})
  void everyPageFitsEveryScreen(String name, int charts) throws IOException {
    for (boolean dark : new boolean[] {false, true}) {
      for (boolean phone : FullRun.isOn() ? new boolean[] {false, true} : new boolean[] {dark}) {
        try (Page page = open(name, phone ? 360 : 1280, phone ? 740 : 800, dark)) {
          assertThat(page.locator("h1")).isVisible();
          assertThat(page.locator("svg.chart")).hasCount(charts);
          page.screenshot(
              new Page.ScreenshotOptions()
                  .setFullPage(true)
                  .setPath(
                      PICTURES.resolve(
                          name + (phone ? "-phone" : "-wide") + (dark ? "-dark.png" : ".png"))));
          assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
              .as(name + (phone ? " on a phone" : ""))
              .isEqualTo(true);
          assertThat(violations(page)).as(name).isEmpty();
        }
      }
    }
  }

  private static List<String> violations(Page page) throws IOException {
    try (InputStream script = PagesInBrowserTest.class.getResourceAsStream("/axe.min.js")) {
      page.evaluate(
          new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8));
    }
    Object found =
        page.evaluate(
            "axe.run({ resultTypes: ['violations'] }).then((r) => r.violations"
                + ".filter((v) => v.impact === 'serious' || v.impact === 'critical')"
                + ".flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html + n.failureSummary)))");
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  @Test
  void aTextOfALogIsOnlyText() {
    Page page = open("match");
    assertThat(page.locator("tbody").nth(1)).containsText(SamplePages.EVIL);
    assertThat(page.evaluate("window.broken")).isNull();
  }

  @Test
  void gamesAreSteppedThrough() {
    Page page = open("match");
    Locator said = page.locator(".said-now");
    Locator stones = page.locator(".games .stone");
    assertThat(said).containsText("wins");
    int all = stones.count();
    page.getByRole(AriaRole.BUTTON, named("Back")).click();
    assertThat(stones).hasCount(all - 1);
    page.keyboard().press("Home");
    assertThat(stones).hasCount(0);
    assertThat(said).containsText("The start.");
    page.keyboard().press("ArrowRight");
    assertThat(said).containsText("Move 1 of ");
    page.locator(".games .graph").click();
    assertThat(said).containsText(Pattern.compile("Move (?!1 of)"));
    page.getByLabel("Game", new Page.GetByLabelOptions().setExact(true)).selectOption("3");
    assertThat(said).containsText("The start.");
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  @Test
  void chartsSayMoreWhereTheyArePointedAtAndHaveTheirNumbers() {
    Page page = open("balance");
    Locator figure = page.locator(".chart-figure").first();
    assertThat(figure.locator(".tip")).isHidden();
    figure.locator("circle").first().hover();
    assertThat(figure.locator(".tip")).containsText("first player's score: ");
    assertThat(figure.locator("table")).isHidden();
    figure.locator("summary").click();
    assertThat(figure.locator("tbody tr").first()).containsText("first player's score");
    assertThat(figure.locator("tbody tr").first()).containsText("% to ");
  }

  @Test
  void aChartFollowsTheWidthOfItsPage() {
    Page page = open("learned");
    Locator chart = page.locator("svg.chart").first();
    page.setViewportSize(360, 740);
    assertThat(chart).hasAttribute("width", "328");
  }

  @Test
  void theColoursCanBeChanged() {
    Page page = open("proof");
    String light = colour(page);
    page.getByRole(AriaRole.BUTTON, named("Dark colours")).click();
    assertThat(colour(page)).isNotEqualTo(light);
  }

  private static String colour(Page page) {
    return String.valueOf(page.evaluate("getComputedStyle(document.body).backgroundColor"));
  }

  /** The file grows while a proof goes on. */
  @Test
  void aMapIsReadAgainUntilSomebodyStopsIt() throws IOException {
    Page page = open("proof");
    page.clock().install();
    page.reload();
    String before = Files.readString(file("proof"));
    try {
      Files.writeString(file("proof"), before.replace("0 of 14", "3 of 14"));
      page.clock().runFor(19_000);
      assertThat(page.locator(".lead")).containsText("0 of 14");
      page.clock().runFor(2_000);
      assertThat(page.locator(".lead")).containsText("3 of 14");
      Files.writeString(file("proof"), before.replace("0 of 14", "5 of 14"));
      page.getByRole(AriaRole.BUTTON, named("Stop")).click();
      page.clock().runFor(60_000);
      assertThat(page.locator(".again")).containsText("stays as it is");
      assertThat(page.locator(".lead")).containsText("3 of 14");
    } finally {
      Files.writeString(file("proof"), before);
    }
  }

  @Test
  void aMapSaysOfEachReplyHowFarItIs() {
    Page page = open("proof");
    Locator reply = page.locator("[data-cell='12']");
    assertThat(reply).hasAttribute("aria-label", Pattern.compile("2,2, empty, open, 0 expansions"));
    assertThat(page.locator(".mark.shaded")).hasCount(24);
  }

  @Test
  void aBookIsWalkedThrough() {
    Page page = open("book");
    Locator path = page.locator(".book-path");
    assertThat(path).hasText("Start");
    page.locator(".board .cell.legal").first().click();
    assertThat(page.locator(".board .stone")).hasCount(1);
    assertThat(path.locator("a")).hasText("Start");
    page.locator(".book-side tbody a").first().click();
    assertThat(page.locator(".board .stone")).hasCount(2);
    page.goBack();
    assertThat(page.locator(".board .stone")).hasCount(1);
    path.locator("a").click();
    assertThat(page.locator(".board .stone")).hasCount(0);
    assertThat(page).hasTitle("Squava");
  }
}
