package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tests the designer: rules that are wrong, rules that are right, and what can be done with them.
 */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class DesignPageTest {
  /** The browser's own word about a definition that the server refuses. */
  private static final String REFUSED = "status of 400";

  private static final String SMALL =
      """
      name  = "Small"
      board = { shape = "square", width = 3, height = 3 }
      line  = { win = ? }
      """;

  @Test
  void anErrorStandsAtItsLine(Screen screen) {
    screen.expect(REFUSED).twoPeople().open("#/design/squava");
    String text = screen.see("textarea.source").inputValue();
    String wrong = text.replace("win = 4", "win = 40");
    screen.find("textarea.source").fill(wrong);
    Map<String, ?> refusal = screen.stage().ask("check", "definition", wrong);
    String message = String.valueOf(refusal.get("error")).replaceFirst("^definition:\\d+: ", "");
    screen.read("#definition-problem", message.substring(1));
    assertThat(screen.find(".numbers .wrong")).hasText(String.valueOf(refusal.get("line")));
    assertThat(screen.find("textarea.source")).hasAttribute("aria-invalid", "true");
    screen.find("textarea.source").fill(text);
    assertThat(screen.find("#definition-problem")).isEmpty();
    assertThat(screen.find(".band")).isHidden();
  }

  @Test
  void changedRulesArePlayedAtOnce(Screen screen) {
    screen.twoPeople().open("#/design/squava");
    screen.read(".live h2", "Squava");
    screen.find("textarea.source").fill(SMALL.replace("?", "2"));
    screen.read(".live h2", "Small");
    assertThat(screen.find(".live [data-cell]")).hasCount(9);
    screen.play(0).play(8).play(1);
    screen.read(".live .status.over", "X wins");
    screen.find("textarea.source").fill(SMALL.replace("?", "3"));
    screen.read(".live .rules", "Three in a row");
    screen.stones(0).play(0).play(8).play(1);
    assertThat(screen.find(".live .status.over")).hasCount(0);
    screen.play(7).play(2);
    screen.read(".live .status.over", "X wins");
  }

  @Test
  void aGameOfOnesOwnIsAnAddress(Screen screen, Stage stage) {
    screen.twoPeople().open("#/design/tic-tac-toe:misere");
    screen.see(".live .cell.legal");
    screen.page().waitForURL("**/#/design?d=*");
    screen.button("Share").click();
    String link = screen.see("#copy-To-play").inputValue();
    try (Screen other = new Screen(stage, Screen.WIDE, false)) {
      other.twoPeople().open(link.substring(stage.link().length())).see(".cell.legal");
      other.play(0).play(8).play(1).play(7).play(2);
      other.read(".status.over", "O wins");
      assertThat(other.errors()).isEmpty();
    }
  }

  @Test
  void theFileIsDownloaded(Screen screen) throws IOException {
    screen.open("#/design/squava").see(".live .cell.legal");
    Download file = screen.page().waitForDownload(() -> screen.button("Download").click());
    assertThat(file.suggestedFilename()).isEqualTo("squava.toml");
    String text = new String(file.createReadStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(text).isEqualTo(screen.find("textarea.source").inputValue());
  }

  @Test
  void anyBuiltInGameIsABeginning(Screen screen) {
    screen.open("#/design/squava").see(".live .cell.legal");
    screen.find("#from").selectOption("yavalath:fivalath");
    screen.read(".live h2", "Fivalath");
    screen.page().reload();
    screen.read(".live h2", "Fivalath");
  }

  @Test
  void aLinkLeavesTheTextOfOnesOwn(Screen screen) {
    screen.twoPeople().open("#/design/squava").see(".live .cell.legal");
    screen.find("textarea.source").fill(SMALL.replace("?", "2"));
    screen.read(".live h2", "Small");
    screen.open("#/design/fourtic").read(".live h2", "Fourtic");
    screen.open("#/design").read(".live h2", "Small");
    // Another text is changed; mine can still be chosen.
    screen.open("#/design/fourtic").read(".live h2", "Fourtic");
    String other = screen.find("textarea.source").inputValue().replace("Fourtic", "Fivetic");
    screen.find("textarea.source").fill(other);
    screen.read(".live h2", "Fivetic");
    screen.open("#/design").read(".live h2", "Fivetic");
    screen.find("#from").focus();
    screen.find("#from").selectOption(new SelectOption().setLabel("Small"));
    screen.read(".live h2", "Small");
    screen.find("#from").focus();
    screen.find("#from").selectOption(new SelectOption().setLabel("Fivetic"));
    screen.read(".live h2", "Fivetic");
  }

  @Test
  void theBalanceIsMeasuredWhileOneWatches(Screen screen) {
    screen.open("#/design/tic-tac-toe").see(".live .cell.legal");
    screen.button("Measure the balance").click();
    screen.see(".balance-figures");
    assertThat(screen.find(".split")).hasAttribute("aria-label", Pattern.compile("X won \\d+, .*"));
    screen.read(".balance table", "stones");
    screen.see(".verdicts li");
    screen.button("Measure again").waitFor();
    screen.read(".balance .offers", "100 games");
  }
}
