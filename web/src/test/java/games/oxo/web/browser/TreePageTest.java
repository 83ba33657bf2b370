package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests that a game is a tree: variations, notes, and their way through links and reloads. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class TreePageTest {
  private static void plies(Screen screen, String... texts) {
    assertThat(screen.find(".ply")).hasText(texts);
  }

  /** A main line of four moves, and a variation of three in the place of the third. */
  private static Screen withVariation(Screen screen) {
    screen.twoPeople().open("#/play/squava").play(0).play(1).play(2).play(3);
    screen.page().keyboard().press("ArrowLeft");
    screen.stones(3).page().keyboard().press("k");
    screen.stones(2).play(7).play(8).play(20);
    plies(screen, "10,0", "20,1", "30,2", "31,2", "41,3", "54,0", "40,3");
    return screen;
  }

  @Test
  void aMoveTriedAfterSteppingBackBecomesAVariation(Screen screen) {
    withVariation(screen);
    assertThat(screen.find(".variation .ply")).hasCount(3);
    String played = screen.moves();
    screen.page().reload();
    screen.stones(5);
    assertThat(screen.find(".variation .ply")).hasCount(3);
    assertThat(screen.moves()).isEqualTo(played);
    screen.find(".ply").nth(6).click();
    screen.stones(4);
    assertThat(screen.stones("X")).containsExactly(0, 2);
  }

  @Test
  void theSameMoveAgainIsNoVariation(Screen screen) {
    screen.twoPeople().open("#/play/squava").play(0).play(1);
    screen.page().keyboard().press(",");
    screen.stones(1).play(1);
    plies(screen, "10,0", "20,1");
  }

  @Test
  void aVariationIsMadeTheMainLine(Screen screen) {
    withVariation(screen).button("Make it the main line").click();
    plies(screen, "10,0", "20,1", "31,2", "30,2", "40,3", "41,3", "54,0");
    assertThat(screen.find("[role=status]")).containsText("This is the main line now.");
    assertThat(screen.button("Make it the main line")).hasCount(0);
    screen.page().reload();
    screen.stones(5);
    plies(screen, "10,0", "20,1", "31,2", "30,2", "40,3", "41,3", "54,0");
  }

  @Test
  void aMoveIsDeletedWithAllThatFollowsAndPutBack(Screen screen) {
    withVariation(screen).find(".ply").nth(3).click();
    screen.stones(3).page().keyboard().press("Delete");
    screen.stones(2);
    plies(screen, "10,0", "20,1", "30,2", "40,3");
    screen.button("Put it back").click();
    screen.stones(3);
    plies(screen, "10,0", "20,1", "30,2", "31,2", "41,3", "54,0", "40,3");
    screen.button("Delete from this move on").click();
    screen.stones(2).page().reload();
    screen.stones(2);
    plies(screen, "10,0", "20,1", "30,2", "40,3");
  }

  @Test
  void aVariationIsFolded(Screen screen) {
    withVariation(screen).find(".ply").nth(0).click();
    screen.stones(1);
    Locator fold = screen.find(".fold");
    assertThat(fold).hasAttribute("aria-expanded", "true");
    fold.click();
    assertThat(fold).hasAttribute("aria-expanded", "false");
    plies(screen, "10,0", "20,1", "30,2", "31,2", "40,3");
    screen.page().reload();
    screen.stones(1);
    assertThat(fold).hasAttribute("aria-expanded", "false");
    fold.click();
    assertThat(screen.find(".ply")).hasCount(7);
  }

  @Test
  void keysLeadThroughTheTree(Screen screen) {
    withVariation(screen).page().keyboard().press("Shift+ArrowLeft");
    screen.stones(2).page().keyboard().press("Shift+ArrowLeft");
    screen.stones(0).page().keyboard().press("Shift+ArrowRight");
    screen.stones(2).page().keyboard().press("ArrowDown");
    screen.stones(5).page().keyboard().press("Shift+ArrowUp");
    screen.stones(3);
    assertThat(screen.stones("X")).containsExactly(0, 2);
    screen.page().keyboard().press("Shift+ArrowDown");
    assertThat(screen.cell(7)).hasClass(Pattern.compile("ownX"));
    screen.page().keyboard().press("ArrowUp");
    screen.stones(0).page().keyboard().press("j");
    screen.stones(1).page().keyboard().press("$");
    screen.stones(5).page().keyboard().press("0");
    screen.stones(0);
  }

  @Test
  void notesStayWithTheMoves(Screen screen) {
    screen.twoPeople().open("#/play/squava").play(0).play(1);
    screen.find(".note-box summary").click();
    screen.find(".note-box textarea").fill("Better in the corner.");
    assertThat(screen.find(".said")).hasText("Better in the corner.");
    screen.page().reload();
    screen.stones(2);
    assertThat(screen.find(".said")).hasText("Better in the corner.");
    assertThat(screen.find(".note-box textarea")).hasValue("Better in the corner.");
    screen.find(".ply").first().click();
    screen.stones(1);
    assertThat(screen.find(".note-box textarea")).hasValue("");
  }

  @Test
  void aLinkCarriesTheTree(Screen screen, Stage stage) {
    withVariation(screen).button("Copy and paste").click();
    String link = screen.see("#copy-Link").inputValue();
    try (Screen other = new Screen(stage, Screen.WIDE, false)) {
      other.twoPeople().open(link.substring(stage.link().length())).stones(5);
      plies(other, "10,0", "20,1", "30,2", "31,2", "41,3", "54,0", "40,3");
      // It is only looked at, until somebody plays on.
      other.open("#/mine").read(".mine", "Every game that you play is kept here");
      assertThat(other.errors()).isEmpty();
    }
  }

  @Test
  void aLinkWithATreeThatCannotBeIsRefused(Screen screen) {
    screen.expect("status of 400").open("#/play/squava?t=0,0_0,0");
    screen.read(".failure", "0 0 is taken by X");
    screen.open("#/play/squava?t=0,0_(1,1");
    screen.read(".failure", "There is a '(' without a ')'");
  }

  @Test
  void aTextWithVariationsIsPasted(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe");
    screen.button("Copy and paste").click();
    screen.see("#pasted").fill("1. a1 b1 {Hm.} (c1 c2) 2. a2");
    screen.button("Set up").click();
    assertThat(screen.find("dialog")).hasCount(0);
    plies(screen, "1a1", "2b1", "2c1", "3c2", "3a2");
    assertThat(screen.find(".said")).hasText("Hm.");
  }

  @Test
  void aReviewIsKeptWithTheGame(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe?m=" + Views.MISTAKES.replaceAll("\\.a2$", ""));
    screen.stones(8).play(3);
    screen.see(".status.over");
    screen.page().getByText("Review the game").click();
    screen.read(".rules", "lost win");
    Locator signs = screen.see(".moves .mistake-sign");
    int many = signs.count();
    screen.page().goBack();
    screen.stones(9);
    assertThat(screen.find(".ply .mistake-sign")).hasCount(many);
    // It is not asked for again.
    screen.page().route("**/api/review", route -> route.abort());
    screen.page().getByText("Review the game").click();
    screen.read(".rules", "lost win");
    assertThat(screen.find(".moves .mistake-sign")).hasCount(many);
  }
}
