package games.oxo.wasm;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpServer;
import games.oxo.offline.file.BoardPackage;
import games.oxo.offline.file.FramePage;
import games.oxo.session.json.JsonReader;
import games.oxo.web.browser.Screen;
import games.oxo.web.browser.Stage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Pages of others with the package in a folder beside them. */
@Tag("slow")
@ExtendWith(InFile.class)
@DisplayName("The element <oxo-board>")
final class BoardPackageTest {
  private final Map<String, byte[]> files = new BoardPackage(CompiledEngine.bytes()).files();

  /** What is done on a page. */
  private interface Visit {
    void on(Page page);
  }

  /** Opens a page, visits it, and returns the names of the files that it has asked for. */
  private List<String> visit(Stage stage, String html, Visit visit) throws IOException {
    Map<String, byte[]> host = new LinkedHashMap<>();
    files.forEach((name, bytes) -> host.put("oxo-board/" + name, bytes));
    host.put("index.html", html.getBytes(StandardCharsets.UTF_8));
    HttpServer server = FilesOnHost.serve(host);
    List<String> asked = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    try (BrowserContext context = stage.browser().newContext()) {
      context.setDefaultTimeout(Screen.TIMEOUT_MILLIS);
      Page page = context.newPage();
      page.onPageError(errors::add);
      page.onRequest(request -> asked.add(request.url().replaceFirst(".*/", "")));
      page.navigate(FilesOnHost.link(server));
      visit.on(page);
    } finally {
      server.stop(0);
    }
    assertThat(errors).isEmpty();
    return asked;
  }

  private static String page(String... boards) {
    return "<!doctype html><title>A course</title>"
        + "<script type=\"module\" src=\"oxo-board/oxo-board.js\"></script>"
        + String.join("", boards);
  }

  @Test
  void movesAreDrawnWithoutTheEngine(Stage stage) throws IOException {
    List<String> asked =
        visit(
            stage,
            page(
                "<oxo-board id=a game=yavalath moves='e5 d4'></oxo-board>",
                "<oxo-board id=b game=connect4 moves=4435 steps></oxo-board>",
                "<oxo-board id=c game=squava moves='1,1 2,2'></oxo-board>"),
            page -> {
              assertThat(page.locator("#a .stone.X")).hasCount(1);
              assertThat(page.locator("#a .stone.O")).hasCount(1);
              assertThat(page.locator("#a .tile")).hasCount(61);
              assertThat(page.locator("#c .stone")).hasCount(2);
              assertThat(page.locator("#b .stone")).hasCount(4);
              page.locator("#b button").nth(1).click();
              assertThat(page.locator("#b .stone")).hasCount(3);
              assertThat(page.locator("#b .buttons")).containsText("3 / 4: 3");
            });
    assertThat(asked).contains("games.json").doesNotContain("engine.js", "oxo.wasm");
  }

  @Test
  void theEngineComesForValuesAndForReadersWhoPlay(Stage stage) throws IOException {
    List<String> asked =
        visit(
            stage,
            page(
                "<oxo-board id=a game=tic-tac-toe moves='a1 b1' analysis></oxo-board>",
                "<oxo-board id=b game=tic-tac-toe position='XX./OO./...' play></oxo-board>",
                "<oxo-board id=c game=chess></oxo-board>"),
            page -> {
              assertThat(page.locator("#a .mark.win.best")).hasCount(1);
              assertThat(page.locator("#a [part=text]")).containsText("X wins in 5");
              page.evaluate(
                  "document.querySelector('#b').addEventListener('move', (event) => (window.played = event.detail))");
              cell(page, "#b", 2).click();
              assertThat(page.locator("#b [part=text]"))
                  .containsText("X wins with the line a1 b1 c1.");
              assertThat(page.evaluate("window.played.position.outcome.winner")).isEqualTo("X");
              assertThat(page.locator("#c [part=text]")).containsText("there is no game 'chess'");
            });
    assertThat(asked).contains("oxo.wasm");
  }

  @Test
  void aPuzzleIsSolvedInAFrame(Stage stage) throws IOException {
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("game", "tic-tac-toe");
    attributes.put("position", "XX./OO./...");
    attributes.put("puzzle", "");
    visit(
        stage,
        FramePage.html("A puzzle", attributes, "oxo-board/"),
        page -> {
          Locator text = page.locator("[part=text]");
          cell(page, "oxo-board", 8).click();
          assertThat(text).containsText("Not c3: X loses in 2. Try another.");
          cell(page, "oxo-board", 2).click();
          assertThat(text).containsText("Right. c1: X wins in 1.");
          assertThat(page.locator(".stone")).hasCount(5);
        });
  }

  private static Locator cell(Page page, String board, int cell) {
    return page.locator(board + " [data-cell='" + cell + "']");
  }

  @Test
  void thePackageNamesWhatIsInIt() {
    Map<String, @Nullable Object> named =
        JsonReader.readObject(
            new String(files.get("package.json"), StandardCharsets.UTF_8), 10_000);
    assertThat(named).containsEntry("name", "oxo-board").containsEntry("license", "Apache-2.0");
    Map<?, ?> exports = (Map<?, ?>) named.get("exports");
    for (Object each : exports.values()) {
      for (Object file : ((Map<?, ?>) each).values()) {
        assertThat(files).containsKey(String.valueOf(file).substring(2));
      }
    }
  }
}
