package games.oxo.wasm;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.web.browser.Screen;
import games.oxo.web.browser.Stage;
import games.oxo.web.browser.Views;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests everything that a person does with the page, on a phone without a network. */
@Tag("slow")
@ExtendWith(InFile.class)
final class PhoneTest {
  private static final String OWN_GAME =
      """
      name  = "Small"
      board = { shape = "square", width = 3, height = 3 }
      line  = { win = 3, lose = 2 }
      """;

  private final Screen phone;

  PhoneTest(Stage stage) {
    phone = new Screen(stage, Screen.PHONE, false);
  }

  @AfterEach
  void nothingWentWrongAndNothingIsWiderThanTheScreen() {
    Object width = phone.page().evaluate("document.scrollingElement.scrollWidth");
    List<String> errors = phone.errors();
    phone.close();
    assertThat(errors).isEmpty();
    assertThat(((Number) width).intValue()).isLessThanOrEqualTo(Screen.PHONE);
  }

  @Test
  void anEngineAnswersWhileTheAnalysisIsOn() {
    phone.remember(Map.of("analysis", "true")).open("#/play/squava").see(".cell.legal");
    phone.see(".mark.best");
    phone.cell(12).tap();
    phone.stones(2);
    assertThat(phone.stones("X")).containsExactly(12);
    phone.see(".mark.best");
    phone.read(".analysis .verdict", "proven");
  }

  @Test
  void aGameOfOnesOwnIsPlayedAndAnalysed() {
    phone.twoPeople().open("#/design/squava").see(".live .cell.legal");
    phone.find("textarea.source").fill(OWN_GAME);
    phone.read(".live h2", "Small");
    phone.button("Share").tap();
    String link = phone.see("#copy-To-play").inputValue();
    phone.remember(Map.of("analysis", "true")).open(link.substring(link.indexOf('#')));
    phone.see(".cell.legal");
    phone.read(".figures", "every move is proven");
    phone.cell(0).tap();
    phone.stones(1);
    phone.cell(8).tap();
    phone.stones(2);
    phone.read(".figures", "every move is proven");
    phone.cell(1).tap();
    phone.read(".status.over", "O wins");
  }

  @Test
  void aPuzzleIsSolved() {
    phone.remember(Map.of("rating", "1100")).open("#/puzzles/tic-tac-toe").see(".task");
    Map<?, ?> task = (Map<?, ?>) phone.remembered("puzzle.tic-tac-toe");
    Map<String, ?> solved =
        phone.stage().ask("solve", "game", "tic-tac-toe", "position", task.get("position"));
    assertThat(task.get("best")).isEqualTo(solved.get("best"));
    phone.button("Show the solution").tap();
    phone.read(".answer.shown", "wins");
  }

  @Test
  void aGameIsReviewed() {
    phone.open("#/review/tic-tac-toe?m=" + Views.MISTAKES);
    phone.read(".review .rules", "1 lost win, 1 blunder");
    assertThat(phone.find(".graph .mistake")).hasCount(2);
  }

  @Test
  void aMoveIsExplained() {
    phone.twoPeople().open("#/play/tic-tac-toe?m=a1.b1.b2.b3");
    phone.button("Why the last move?").tap();
    Map<String, ?> why =
        phone.stage().ask("why", "game", "tic-tac-toe", "moves", "a1 b1 b2", "move", "b3");
    assertThat(phone.see(".why-steps li")).hasCount(((List<?>) why.get("steps")).size());
    assertThat(phone.find(".why-panel .tag")).hasText("proven");
  }
}
