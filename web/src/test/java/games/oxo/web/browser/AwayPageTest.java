package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.web.BuiltInKnowledge;
import games.oxo.web.WebServer;
import games.oxo.web.WebSettings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests what the page does while the server is slow, or away. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class AwayPageTest {
  private static final String AWAY = ".gone:not([hidden])";

  @Test
  void aStoneAppearsAtOnceHoweverSlowTheServerIs(Screen screen) {
    screen.twoPeople().open("#/play/squava").see(".cell.legal");
    List<Route> held = new ArrayList<>();
    screen.page().route("**/api/show", held::add);
    screen.cell(12).click();
    screen.seesStones(1);
    assertThat(screen.stones("X")).containsExactly(12);
    assertThat(screen.find(".cell.legal")).hasCount(0);
    screen.page().waitForCondition(() -> !held.isEmpty());
    screen.page().unroute("**/api/show");
    held.forEach(Route::resume);
    screen.stones(1).play(0);
    assertThat(screen.find(".ply")).hasText(new String[] {"12,2", "20,0"});
  }

  @Test
  void aServerThatGoesAwayWhileAnEngineThinksIsWaitedFor(Screen screen) {
    screen.expect("net::ERR_").open("#/play/tic-tac-toe").see(".cell.legal");
    screen.page().route("**/api/**", Route::abort);
    screen.cell(4).click();
    screen.read(AWAY, "The server does not answer. Nothing is lost; trying again in");
    screen.seesStones(1);
    screen.page().unroute("**/api/**");
    screen.page().getByText("Try now").click();
    screen.stones(2);
    assertThat(screen.find(AWAY)).hasCount(0);
    assertThat(screen.find("[role=status]").first()).not().isEmpty();
    screen.see(".cell.legal");
  }

  @Test
  void aServerThatComesBackIsFoundByItself(Screen screen) {
    screen.expect("net::ERR_").twoPeople().open("#/play/tic-tac-toe").see(".cell.legal");
    screen.page().route("**/api/**", Route::abort);
    screen.cell(4).click();
    screen.see(AWAY);
    screen.page().unroute("**/api/**");
    screen.see(".ply");
    assertThat(screen.find(AWAY)).hasCount(0);
  }

  @Test
  void aServerThatIsStartedAgainGoesOnWithTheGame(Stage stage) {
    WebServer first = serve(0);
    try (BrowserContext context = stage.browser().newContext()) {
      context.setDefaultTimeout(Screen.TIMEOUT_MILLIS);
      Page page = context.newPage();
      page.navigate(first.link() + "#/play/tic-tac-toe");
      page.locator(".cell.legal").first().waitFor();
      int port = first.port();
      first.close();
      page.locator("[data-cell='4']").click();
      page.locator(AWAY).waitFor();
      assertThat(page.locator(".cell.ownX")).hasCount(1);
      try (WebServer second = serve(port)) {
        assertThat(second.port()).isEqualTo(port);
        assertThat(page.locator(".cell.ownX, .cell.ownO")).hasCount(2);
        assertThat(page.locator(".ply")).hasCount(2);
      }
    }
  }

  private static WebServer serve(int port) {
    return WebServer.start(
        WebSettings.usual(2).withAddress(WebSettings.LOOPBACK, port, List.of()),
        new ApiService(new ApiLimits(20_000_000, 3_600_000, 20_000), new BuiltInKnowledge()),
        line -> {},
        fault -> {});
  }
}
