package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.oxo.game.FullRun;
import games.oxo.game.Samples;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests playing by clicks, taps and keys. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class PlayPageTest {
  /** In the short run one that lines decide and one with turns of two stones and rings. */
  static Stream<String> games() {
    return FullRun.isOn() ? Samples.idsOfEachKind() : Stream.of("squava", "tictactrains:modern");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsPlayedToItsEndByClicks(String game, Screen screen) {
    WholeGame.play(game, screen);
  }

  @Test
  void aPersonPlaysWithinTwoClicksAndTheEngineAnswers(Screen screen) {
    screen.open("");
    screen.see(".card.large .button.primary").first().click();
    screen.see(".board .cell.legal");
    screen.cell(4).click();
    screen.stones(2);
    assertThat(screen.stones("X")).containsExactly(4);
  }

  @Test
  void undoAndRedo(Screen screen) {
    screen.twoPeople().open("#/play/squava").play(0).play(1).play(2);
    screen.button("Undo").click();
    screen.stones(2);
    screen.button("Step back").click();
    screen.stones(1);
    screen.button("Redo").click();
    screen.stones(2);
    screen.button("To the start").click();
    screen.stones(0);
    screen.button("To the end").click();
    screen.stones(3);
    screen.page().keyboard().press("u");
    screen.stones(2).play(7);
    assertThat(screen.stones("X")).containsExactly(0, 7);
    assertThat(screen.button("Redo")).hasAttribute("aria-disabled", "true");
    // The move that was taken back is the main line still.
    assertThat(screen.find(".ply")).hasText(new String[] {"10,0", "20,1", "30,2", "31,2"});
  }

  @Test
  void undoTakesTheAnswerOfAnEngineBackToo(Screen screen) {
    screen.open("#/play/tic-tac-toe");
    screen.see(".board .cell.legal");
    screen.cell(0).click();
    screen.stones(2);
    screen.page().keyboard().press("u");
    screen.stones(0);
  }

  @Test
  void aLinkIsAPosition(Screen screen, Stage stage) {
    screen.twoPeople().open("#/play/yavalath:side4").play(5).play(9).play(30);
    try (Screen other = new Screen(stage, Screen.WIDE, false)) {
      other.open(screen.page().url().substring(stage.link().length())).stones(3);
      assertThat(other.stones("X")).isEqualTo(screen.stones("X"));
      assertThat(other.stones("O")).isEqualTo(screen.stones("O"));
      assertThat(other.errors()).isEmpty();
    }
  }

  @Test
  void aGameSurvivesAReload(Screen screen) {
    screen.twoPeople().open("#/play/connect4").play(0).play(1).play(2);
    screen.page().keyboard().press("u");
    screen.stones(2);
    List<Integer> before = screen.stones("X");
    screen.page().reload();
    screen.stones(2);
    assertThat(screen.stones("X")).isEqualTo(before);
    screen.button("Redo").click();
    screen.stones(3);
    screen.open("#/games");
    screen.see("a[aria-label^='Continue Connect']").click();
    screen.stones(3);
  }

  @Test
  void aLinkIsOpenedBesideTheGameInProgress(Screen screen) {
    screen.twoPeople().open("#/play/squava").play(0).play(6).play(2);
    screen.open("#/play/squava?m=4,4.0,0").stones(2);
    screen.button("Step back").click();
    screen.stones(1);
    screen.open("#/games");
    screen.see("a[aria-label^='Continue Squava']").click();
    screen.stones(3);
    assertThat(screen.stones("X")).containsExactly(0, 2);
    // The link is played on; the game stays where it can be reached, also after a reload.
    screen.open("#/play/squava?m=4,4.0,0").stones(2).play(12);
    screen.page().reload();
    screen.stones(3);
    screen.button("Back to the earlier game").click();
    assertThat(screen.find(".ply")).hasText(new String[] {"10,0", "21,1", "30,2"});
    assertThat(screen.stones("X")).containsExactly(0, 2);
    screen.play(8).button("Back to the earlier game").click();
    screen.stones(3);
    assertThat(screen.stones("X")).containsExactly(12, 24);
  }

  @Test
  void aLinkThatIsTooLongIsRefusedInASentence(Screen screen) {
    // Forty million letters, packed.
    Object packed =
        screen
            .open("#/games")
            .page()
            .evaluate(
                """
                async () => {
                  const text = new Blob(Array(40).fill("#".repeat(1e6)));
                  const packed = text.stream().pipeThrough(new CompressionStream("deflate-raw"));
                  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
                  const letters = Array.from(bytes, (each) => String.fromCharCode(each)).join("");
                  return btoa(letters).replace(/[+]/g, "-").replace(/[/]/g, "_").replace(/=/g, "");
                }
                """);
    for (String view : List.of("play", "design", "puzzles", "review")) {
      screen.open("#/" + view + "?d=" + packed + "&m=a1");
      screen.read(".failure", "a definition has at most 20,000 characters");
    }
    screen.open("#/play?d=" + "A".repeat(100_000));
    screen.read(".failure", "This link is too long");
    screen.find(".failure a").click();
    screen.see(".card");
  }

  @Test
  void aPositionIsPastedAndCopied(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe");
    screen.button("Copy and paste").click();
    screen.see("#pasted").fill("XO./.X./..O");
    screen.button("Set up").click();
    screen.stones(4);
    screen.button("Copy and paste").click();
    assertThat(screen.see("#copy-Position")).hasValue(Pattern.compile("XO.*O"));
    screen.page().keyboard().press("Escape");
    assertThat(screen.find("dialog")).hasCount(0);
  }

  @Test
  void theSecondPlayerSwaps(Screen screen) {
    screen.twoPeople().open("#/play/yavalath").play(30);
    screen.page().getByText("Swap seats").click();
    assertThat(screen.find(".ply").nth(1)).containsText("swap");
    screen.stones(1).play(20);
    assertThat(screen.stones("O")).containsExactly(20);
    assertThat(screen.moves()).endsWith("swap " + screen.moves().split(" ")[2]);
    assertThat(screen.page().getByText("Swap seats")).hasCount(0);
  }

  @Test
  void twoEnginesPlayWhileAPersonWatches(Screen screen) {
    String seat = "{\"kind\":\"engine\",\"engine\":\"level1\",\"millis\":0}";
    screen
        .remember(Map.of("seats", "[" + seat + "," + seat + "]", "pace", "0"))
        .open("#/play/tic-tac-toe");
    screen.see("#pace");
    if (screen.page().getByText("Go on").count() > 0) {
      screen.page().getByText("Go on").click();
    }
    screen.see(".status.over");
  }

  @Test
  void theBoardIsTurned(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe").play(0);
    String before = screen.cell(0).getAttribute("transform");
    screen.button("Rotate the board").click();
    assertThat(screen.cell(0)).not().hasAttribute("transform", before);
    screen.stones(1).play(8);
    assertThat(screen.stones("O")).containsExactly(8);
  }

  @Test
  void everythingGoesByKeyboardAlone(Screen screen) {
    Page page = screen.twoPeople().open("").page();
    Locator play = screen.see("a[aria-label='Play Tic-Tac-Toe']");
    for (int i = 0; i < 60 && !isFocused(play); i++) {
      page.keyboard().press("Tab");
    }
    assertThat(play).isFocused();
    page.keyboard().press("Enter");
    screen.see(".board .cell.legal");
    page.keyboard().press("b");
    page.keyboard().press("Home");
    page.keyboard().press("ArrowUp");
    page.keyboard().press("Enter");
    screen.stones(1);
    page.keyboard().press("ArrowRight");
    page.keyboard().press(" ");
    screen.stones(2);
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Enter");
    screen.stones(3);
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("Enter");
    screen.stones(4);
    assertThat(screen.stones("X")).containsExactly(0, 4);
    assertThat(screen.stones("O")).containsExactly(1, 3);
    page.keyboard().press("ArrowDown");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("Enter");
    screen.read(".status.over", "X wins");
    assertThat(page.locator("[role=status]")).containsText("X wins");
    page.keyboard().press("?");
    screen.see("dialog .keys");
    page.keyboard().press("Escape");
    assertThat(screen.find("dialog")).hasCount(0);
  }

  private static boolean isFocused(Locator element) {
    return (Boolean) element.evaluate("(e) => e === document.activeElement");
  }

  @Test
  void onAPhoneTapsPlayAndNothingIsWiderThanTheScreen(Stage stage) {
    try (Screen phone = new Screen(stage, Screen.PHONE, false)) {
      // One of the views is for a game that does not exist.
      phone.expect("status of 40").twoPeople();
      for (String view : Views.ALL) {
        phone.open(view);
        Object width = phone.page().evaluate("document.scrollingElement.scrollWidth");
        assertThat(((Number) width).intValue()).as(view).isLessThanOrEqualTo(Screen.PHONE);
      }
      phone.open("#/play/yavalath").see(".cell.legal");
      phone.cell(30).tap();
      phone.stones(1);
      phone.cell(20).tap();
      phone.stones(2);
      assertThat(phone.errors()).isEmpty();
    }
  }
}
