package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the rules of every game are shown on small boards. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class RulesPageTest {
  @ParameterizedTest
  @ValueSource(strings = {"squava", "yavalath", "connect4", "fourtic", "tictactrains:modern"})
  void theRulesAreShownOnSmallBoards(String game, Screen screen) {
    List<?> examples = (List<?>) screen.stage().ask("rules", "game", game).get("examples");
    screen.twoPeople().open("#/play/" + game).button("Show me").click();
    Locator boards = screen.see(".rule-boards figure");
    assertThat(boards).hasCount(examples.size());
    for (int i = 0; i < examples.size(); i++) {
      Map<?, ?> example = (Map<?, ?>) examples.get(i);
      assertThat(boards.nth(i).locator("figcaption")).hasText(String.valueOf(example.get("text")));
      int stones = ((List<?>) example.get("order")).size();
      assertThat(boards.nth(i).locator(".stone")).hasCount(stones);
    }
    screen.picture("rules-" + game.replace(':', '-'));
    screen.page().keyboard().press("Escape");
    assertThat(screen.find("dialog")).hasCount(0);
  }

  @Test
  void aGameOfOnesOwnShowsItsRulesToo(Screen screen) {
    screen.twoPeople().open("#/design/squava").see(".live .cell.legal");
    screen.button("Show me").click();
    assertThat(screen.see(".rule-boards figure")).hasCount(2);
  }
}
