package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests the board editor. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class SetupPageTest {
  private static void brush(Screen screen, String name) {
    screen
        .page()
        .getByLabel(name, new Page.GetByLabelOptions().setExact(true))
        .check(new Locator.CheckOptions().setForce(true));
  }

  @Test
  void stonesArePutByTurnsAndWhoseTurnFollows(Screen screen) {
    screen.expect("status of 400").open("#/setup/tic-tac-toe");
    screen.read(".status", "X to move.").play(4);
    screen.read(".status", "O to move.").play(0);
    assertThat(screen.stones("X")).containsExactly(4);
    assertThat(screen.stones("O")).containsExactly(0);
    screen.read(".status", "X to move.").cell(4).click();
    screen.stones(1).read(".problem", "O has 1 stone");
    screen.play(8).read(".status", "X to move.");
    assertThat(screen.stones("X")).containsExactly(8);
  }

  @Test
  void aPositionThatCannotBeIsNamedAndNotPlayed(Screen screen) {
    screen.expect("status of 400").open("#/setup/tic-tac-toe").see(".cell.legal");
    brush(screen, "O");
    screen.play(0).read(".problem", "X has 0 stones and O has 1 stone");
    Locator play = screen.button("Play from here");
    assertThat(play).hasAttribute("aria-disabled", "true");
    brush(screen, "X");
    screen.play(1).read(".status", "X to move.");
    play.click();
    screen.see(".players");
    screen.stones(2);
    assertThat(screen.find(".players")).containsText("Level 3");
  }

  @Test
  void whatIsOnTheBoardIsTakenOver(Screen screen) {
    screen.twoPeople().open("#/play/squava?m=0,0.1,1").button("Copy and paste").click();
    screen.page().getByText("On a board").click();
    screen.read(".head h1", "Set up: Squava").stones(2).play(12);
    screen.button("Analyse").click();
    screen.see(".mark.best");
    screen.stones(3);
  }

  @Test
  void stonesFallInTheEditorToo(Screen screen) {
    screen.open("#/setup/connect4").see(".cell.legal");
    screen.cell(3).click();
    screen.stones(1);
    assertThat(screen.stones("X")).containsExactly(38);
    screen.cell(3).click();
    screen.stones(2);
    assertThat(screen.stones("O")).containsExactly(31);
    screen.read(".status", "X to move.").cell(38).click();
    screen.stones(1);
    assertThat(screen.stones("O")).isEmpty();
    screen.button("Clear the board").click();
    screen.stones(0);
  }
}
