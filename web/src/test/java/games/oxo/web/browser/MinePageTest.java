package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests that games are kept, found again, and taken elsewhere. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class MinePageTest {
  /** A game that X won, and one that goes on. */
  private static Screen withGames(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe").play(0).play(3).play(1).play(4).play(2);
    screen.see(".status.over");
    screen.open("#/play/squava").play(12);
    return screen.open("#/mine");
  }

  @Test
  void everyGameIsKeptTheNewestFirst(Screen screen) {
    withGames(screen);
    assertThat(screen.find(".mine-game h2")).hasText(new String[] {"Squava", "Tic-Tac-Toe"});
    assertThat(screen.find(".mine-game").nth(1)).containsText("X won");
    assertThat(screen.find(".mine-game").nth(1).locator(".stone")).hasCount(5);
    screen.find(".mine-game h2 a").nth(1).click();
    screen.stones(5);
    screen.page().goBack();
    assertThat(screen.find(".mine-game")).hasCount(2);
  }

  @Test
  void gamesAreFoundByNameAndResult(Screen screen) {
    withGames(screen).find(".mine-tools input[type=search]").fill("squ");
    assertThat(screen.find(".mine-game h2")).hasText(new String[] {"Squava"});
    screen.find(".mine-tools input[type=search]").fill("");
    screen.find(".mine-tools select").selectOption(new SelectOption().setLabel("X won"));
    assertThat(screen.find(".mine-game h2")).hasText(new String[] {"Tic-Tac-Toe"});
    screen.find(".mine-tools select").selectOption(new SelectOption().setLabel("Drawn"));
    assertThat(screen.find(".mine-game")).hasCount(0);
  }

  @Test
  void aGameIsDeletedAndPutBack(Screen screen) {
    withGames(screen).button("Delete the game of Squava").click();
    assertThat(screen.find(".mine-game")).hasCount(1);
    screen.button("Put it back").click();
    assertThat(screen.find(".mine-game")).hasCount(2);
    screen.button("Delete the game of Squava").click();
    assertThat(screen.find(".mine-game")).hasCount(1);
    screen.page().reload();
    screen.see(".mine-game");
    assertThat(screen.find(".mine-game")).hasCount(1);
  }

  @Test
  void gamesGoOutAsAFileAndComeBack(Screen screen, Stage stage) throws IOException {
    withGames(screen);
    Download file = screen.page().waitForDownload(() -> screen.button("Export all").click());
    assertThat(file.suggestedFilename()).isEqualTo("oxo-games.txt");
    byte[] bytes = file.createReadStream().readAllBytes();
    assertThat(new String(bytes, StandardCharsets.UTF_8))
        .contains(
            "# squava\n# X: human\n# O: human\n", "1. 2,2\n", "1. a1 a2   2. b1 b2   3. c1\n");
    try (Screen other = new Screen(stage, Screen.WIDE, false)) {
      other.twoPeople().open("#/mine").see(".mine");
      other
          .find("input[type=file]")
          .setInputFiles(new FilePayload("games.txt", "text/plain", bytes));
      assertThat(other.find(".mine-game")).hasCount(2);
      assertThat(other.find(".mine-game").getByText("X won")).hasCount(1);
      other
          .find("input[type=file]")
          .setInputFiles(
              new FilePayload(
                  "wrong.txt",
                  "text/plain",
                  "# nonsense\n1. a1\n# squava\n0,0".getBytes(StandardCharsets.UTF_8)));
      other.expect("status of 40[04]");
      other.read(".notices", "One game was imported; game 1: there is no game 'nonsense'");
      assertThat(other.find(".mine-game")).hasCount(3);
      assertThat(other.errors()).isEmpty();
    }
  }

  @Test
  void aGameOfOnesOwnTakesItsRulesAlong(Screen screen, Stage stage) throws IOException {
    screen.twoPeople().open("#/design/tic-tac-toe").see(".live .cell.legal");
    screen.find(".design-acts a").click();
    screen.see(".board .cell.legal");
    screen.play(4).button("Copy and paste").click();
    Download file = screen.page().waitForDownload(() -> screen.button("File").click());
    String text = new String(file.createReadStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(text).startsWith("# a game of one's own: Tic-Tac-Toe\n#| ").endsWith("\n1. b2\n");
    try (Screen other = new Screen(stage, Screen.WIDE, false)) {
      other.twoPeople().open("#/play/squava").button("Copy and paste").click();
      other.see("#pasted").fill(text);
      other.button("Set up").click();
      other.read(".head h1", "Tic-Tac-Toe").stones(1);
      assertThat(other.errors()).isEmpty();
    }
  }

  @Test
  void whatAnEarlierVersionRememberedIsThere(Screen screen) {
    screen.twoPeople().open("#/games");
    screen
        .page()
        .evaluate(
            """
            () => {
              const seats = [{ kind: "person" }, { kind: "person" }];
              const line = (...moves) => ({ position: null, moves, cursor: moves.length, seats });
              localStorage.setItem("oxo.match.squava", JSON.stringify(line("0,0", "1,1")));
              const earlier = [line("2,2"), line("3,3", "1,2", "4,4")];
              localStorage.setItem("oxo.earlier.squava", JSON.stringify(earlier));
            }
            """);
    screen.open("#/mine");
    assertThat(screen.find(".mine-game")).hasCount(3);
    assertThat(screen.remembered("match.squava")).isNull();
    screen.page().reload();
    screen.see(".mine-game");
    assertThat(screen.find(".mine-game")).hasCount(3);
  }

  @Test
  void aNewGameAndAPastedOneLeaveTheEarlierOnes(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe").play(0).play(4);
    screen.button("New game").click();
    screen.stones(0);
    screen.open("#/games");
    screen.see("a[aria-label='New game of Tic-Tac-Toe']").click();
    screen.see(".cell.legal");
    screen.stones(0).play(8);
    screen.button("Copy and paste").click();
    screen.see("#pasted").fill("b2 a1 c3");
    screen.button("Set up").click();
    screen.stones(3).page().keyboard().press("e");
    screen.stones(1);
    assertThat(screen.stones("X")).containsExactly(8);
    screen.open("#/mine");
    assertThat(screen.find(".mine-game")).hasCount(3);
  }

  @Test
  void twoWindowsAddToTheSameGame(Screen screen) {
    screen.twoPeople().open("#/play/squava").play(0);
    com.microsoft.playwright.Page other = screen.page().context().newPage();
    other.navigate(screen.page().url());
    other.locator("[data-cell='1']").click();
    assertThat(other.locator(".ply")).hasCount(2);
    screen.play(2);
    screen.page().reload();
    screen.stones(2);
    assertThat(screen.find(".ply")).hasCount(3);
    other.close();
  }

  @Test
  void aBrowserThatKeepsNothingIsToldOnceAndNothingFails(Screen screen) {
    screen
        .page()
        .addInitScript(
            """
            for (const name of ["localStorage", "indexedDB"]) {
              Object.defineProperty(window, name, { get() { throw new DOMException("no"); } });
            }
            """);
    screen.open("#/play/tic-tac-toe").see(".cell.legal").first().click();
    screen.read(".unkept", "keeps no games").stones(2);
    screen.open("#/mine").read(".mine", "keeps no games");
    screen.open("#/puzzles").see(".board");
    screen.open("#/design").see(".live .cell.legal");
  }

  @Test
  void whatIsNotInTheDatabaseYetWhenThePageEndsIsThere(Screen screen) {
    screen.twoPeople().open("#/play/squava").play(0);
    // The database takes nothing any more.
    screen
        .page()
        .evaluate(
            "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('no'); }; }");
    screen.play(6);
    screen.page().reload();
    screen.stones(2);
    screen.open("#/mine");
    assertThat(screen.find(".mine-game")).hasCount(1);
    assertThat(screen.find(".mine-game")).containsText("2 moves");
  }
}
