package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests hints, the opening book, challenges, films, and what a review says of each side. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class HintPageTest {
  @Test
  void aHintTellsMoreEachTime(Screen screen) {
    // X wins at once on c1.
    screen.twoPeople().open("#/play/tic-tac-toe?m=a1.a2.b1.b2");
    screen.button("Hint").click();
    screen.read(".hint-text", "X wins with the best play.");
    assertThat(screen.find(".pointed")).hasCount(0);
    screen.button("Hint").click();
    screen.read(".hint-text", "Look here.");
    Locator pointed = screen.see(".pointed");
    assertThat(pointed.count()).isGreaterThan(1);
    screen.page().keyboard().press("h");
    screen.read(".hint-text", "The move is c1.");
    assertThat(screen.find(".pointed")).hasCount(1);
    screen.play(2);
    assertThat(screen.find(".hint-text")).hasCount(0);
  }

  @Test
  void theBookIsWalkedByClicks(Screen screen) {
    screen.twoPeople().remember(Map.of("analysis", "true")).open("#/play/yavalath");
    screen.see(".book summary").click();
    Locator move = screen.see(".book tbody button");
    move.first().click();
    screen.stones(1);
  }

  @Test
  void aProvenWinIsAChallenge(Screen screen) {
    screen.twoPeople().remember(Map.of("analysis", "true"));
    screen.open("#/play/tic-tac-toe?m=a1.b1").read(".figures", "every move is proven");
    screen.button("Copy and paste").click();
    Locator text = screen.see("#copy-Challenge");
    assertThat(text)
        .hasValue(Pattern.compile("X wins in 5: can you\\? .*#/puzzles/tic-tac-toe\\?p="));
    String value = text.inputValue();
    screen.open(value.substring(value.indexOf("#/"))).stones(2);
    screen.see(".cell.legal");
  }

  @Test
  void aGameIsSavedAsAFilm(Screen screen) throws IOException {
    screen.twoPeople().open("#/play/tic-tac-toe");
    screen.play(0).play(3).play(1).play(4).play(2).button("Copy and paste").click();
    Download film = screen.page().waitForDownload(() -> screen.button("Film (SVG)").click());
    assertThat(film.suggestedFilename()).isEqualTo("tic-tac-toe-film.svg");
    String svg = new String(film.createReadStream().readAllBytes(), StandardCharsets.UTF_8);
    // Five stones, the line that decided, and the cell that lights up before the last stone.
    assertThat(svg.split("<set ", -1)).hasSize(8);
    assertThat(svg)
        .contains("begin=\"0.8s\"", "begin=\"4.0s\"", "begin=\"4.8s\"", "attributeName=\"stroke\"");
  }

  @Test
  void aReviewTellsTheSidesApart(Screen screen) {
    screen.twoPeople().open("#/review/tic-tac-toe?m=" + Views.MISTAKES);
    Locator sides = screen.see(".accuracy li");
    assertThat(sides).hasCount(2);
    assertThat(sides.first()).hasText(Pattern.compile("X: \\d+% accurate, \\d mistakes?"));
    assertThat(screen.find(".graph .end")).hasText(new String[] {"X wins", "O wins"});
  }
}
