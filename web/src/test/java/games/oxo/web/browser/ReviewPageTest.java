package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests the way from mistake to mistake. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class ReviewPageTest {
  @Test
  void aGameLeadsToItsReview(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe");
    for (int cell : new int[] {0, 1, 8, 4, 7, 6, 2, 5, 3}) {
      screen.play(cell);
    }
    screen.page().getByText("Review the game").click();
    screen.read(".review .rules", "1 lost win, 1 blunder");
    assertThat(screen.find(".graph")).isVisible();
  }

  @Test
  void aBlunderAndALostWinAreToldApartByShapeAndWord(Screen screen) {
    screen.open("#/review/tic-tac-toe?m=" + Views.MISTAKES);
    screen.read(".review .rules", "1 lost win, 1 blunder");
    assertThat(screen.find(".graph .mistake")).hasCount(2);
    String blunder = screen.find(".graph .mistake.blunder").getAttribute("d");
    assertThat(screen.find(".graph .mistake.lost-win").getAttribute("d")).isNotEqualTo(blunder);
    assertThat(screen.find(".ply").nth(1)).hasAttribute("aria-label", "move 2: b1, blunder");
    assertThat(screen.find(".ply").nth(2)).hasAttribute("aria-label", "move 3: c3, lost win");
  }

  @Test
  void eachMistakeIsTriedAgain(Screen screen) {
    screen.open("#/review/tic-tac-toe?m=" + Views.MISTAKES);
    screen.read(".review .rules", "1 lost win, 1 blunder");
    screen.page().keyboard().press("x");
    screen.read(".answer h2", "Blunder");
    // Corners, the middle and the far edges: only the middle holds the draw.
    screen.stones(1).play(8);
    screen.see(".answer.wrong .glyph");
    screen.see(".answer .why-steps");
    screen.button("Try again").click();
    screen.stones(1).play(4);
    screen.see(".answer.right");
    screen.page().keyboard().press("x");
    screen.read(".answer h2", "Lost win");
    screen.stones(2);
    screen.button("Show the best move").click();
    screen.see(".answer.right");
    assertThat(screen.find(".answer .status")).containsText("X wins");
  }

  @Test
  void aClickInTheGraphLeadsToAMove(Screen screen) {
    screen.open("#/review/tic-tac-toe?m=" + Views.MISTAKES);
    screen.read(".review .rules", "1 lost win");
    screen.find(".graph").click();
    assertThat(screen.find(".ply.now")).hasCount(1);
    screen.button("To the start").click();
    screen.stones(0);
    screen.page().keyboard().press(".");
    screen.stones(1);
    screen.page().getByText("Play on from here").click();
    screen.see(".players");
    screen.stones(1);
    assertThat(screen.page().url()).contains("#/play/tic-tac-toe");
  }
}
