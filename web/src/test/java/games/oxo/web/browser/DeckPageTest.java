package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests the deck of one's own mistakes. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class DeckPageTest {
  @Test
  void mistakesOfAGameComeAgain(Screen screen) {
    screen.twoPeople().open("#/deck").read("#main", "The mistakes that a review finds");
    screen.open("#/play/tic-tac-toe");
    for (int cell : new int[] {0, 1, 8, 4, 7, 6, 2, 5, 3}) {
      screen.play(cell);
    }
    screen.find(".ending a").click();
    screen.see(".accuracy");
    screen.open("#/mine").find("text=Your mistakes (2)").click();
    screen.read(".rules", "2 due. Tic-Tac-Toe").read(".answer", "Find a better move for O.");
    screen.cell(4).click();
    screen.read(".answer", "Right.").read("#main", "It comes again tomorrow.");
    screen.button("Next").click();
    screen.read(".rules", "1 due.").read(".answer", "Find a better move for X.");
    screen.picture("deck");
    screen.cell(8).click();
    screen.read(".answer.wrong", "Not the move.").see(".why-steps li");
    screen.button("Next").click();
    screen.read("#main", "Nothing is due. 2 mistakes wait for their day.");
    Locator deck = screen.open("#/mine").find("[href='#/deck']");
    assertThat(deck).hasText(Pattern.compile("Your mistakes \\(0\\)"));
  }

  @Test
  void aMoveThatWasShownIsNotKnown(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe");
    for (int cell : new int[] {0, 1, 8, 4, 7, 6, 2, 5, 3}) {
      screen.play(cell);
    }
    screen.find(".ending a").click();
    screen.see(".accuracy");
    screen.open("#/deck").button("Show the best move").click();
    screen.read(".answer", "Right.").read("#main", "It comes again tomorrow.");
  }
}
