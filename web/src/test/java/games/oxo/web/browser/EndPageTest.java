package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests the end of a game, levels, the ladder, and pictures to take elsewhere. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class EndPageTest {
  /** Engines answer with these moves. */
  private static void engines(Screen screen, String... moves) {
    Deque<String> answers = new ArrayDeque<>(List.of(moves));
    screen
        .page()
        .route(
            "**/api/analyze",
            route ->
                route.fulfill(
                    new Route.FulfillOptions()
                        .setContentType("text/event-stream")
                        .setBody(
                            "data: {\"best\":\"%s\",\"moves\":[],\"final\":true}\n\n"
                                .formatted(answers.remove()))));
  }

  private static void level(Screen screen, int number) {
    screen.page().keyboard().press("p");
    screen.see("#levelO").fill(String.valueOf(number));
    screen.find(".dialog-acts").getByText("New game").click();
    assertThat(screen.find("dialog")).hasCount(0);
  }

  @Test
  void levelsHaveNamesAndAreRememberedForEachGame(Screen screen) {
    screen.open("#/play/tic-tac-toe").read(".players", "Level 3, casual");
    level(screen, 7);
    screen.read(".players", "Level 7, expert");
    screen.open("#/play/squava").read(".players", "Level 7, expert");
    level(screen, 1);
    screen.read(".players", "Level 1, beginner");
    screen.open("#/play/tic-tac-toe").read(".players", "Level 7, expert");
    screen.open("#/play/squava").read(".players", "Level 1, beginner");
  }

  @Test
  void whoWinsIsToldSoAndOfferedWhatComesNext(Screen screen) {
    engines(screen, "b1", "b2", "c3");
    screen.open("#/play/tic-tac-toe").see(".cell.legal");
    screen.cell(0).click();
    screen.stones(2).cell(3).click();
    screen.stones(4).cell(6).click();
    screen.read(".ending h2", "You won!").read(".status.over", "X wins with the line a1 a2 a3.");
    assertThat(screen.find(".player").first()).containsText("win");
    assertThat(screen.find(".ending .button"))
        .hasText(
            new String[] {
              "Play again", "With sides changed", "Level 4, steady", "Review the game", "Share"
            });
    screen.button("With sides changed").click();
    screen.stones(1);
    assertThat(screen.stones("X")).containsExactly(8);
    assertThat(screen.find(".player").nth(1)).containsText("You");
  }

  @Test
  void whoLosesMayTryALevelLess(Screen screen) {
    engines(screen, "a1", "a2", "a3");
    screen.open("#/play/tic-tac-toe").see(".cell.legal");
    screen.cell(4).click();
    screen.stones(2).cell(5).click();
    screen.stones(4).cell(1).click();
    screen.read(".ending h2", "You lost");
    screen.button("Level 2, learner").click();
    screen.stones(0).read(".players", "Level 2, learner");
  }

  @Test
  void eachWinLeadsUpTheLadder(Screen screen) {
    engines(screen, "b1", "b2", "c3", "b3", "2,2");
    screen.open("#/play/tic-tac-toe").button("Climb the ladder").click();
    screen.read(".players", "Level 1, beginner").stones(0).cell(0).click();
    screen.stones(2).cell(3).click();
    screen.stones(4).cell(6).click();
    screen.read(".climbed", "You climb to level 2, learner.");
    screen.page().reload();
    screen.read(".ending h2", "You won!");
    screen.button("Go on climbing").click();
    // Who began is second now.
    screen.stones(1).read(".players", "Level 2, learner");
    assertThat(screen.stones("X")).containsExactly(8);
    screen.cell(0).click();
    screen.stones(3).page().keyboard().press("u");
    screen.stones(1);
    screen.open("#/play/squava").stones(1).button("Climb the ladder").click();
    screen.read(".players", "Level 1, beginner");
  }

  @Test
  void aWinWithMovesTakenBackDoesNotCount(Screen screen) {
    engines(screen, "b1", "b1", "b2");
    screen.open("#/play/tic-tac-toe").button("Climb the ladder").click();
    screen.read(".players", "Level 1, beginner").stones(0).cell(8).click();
    screen.stones(2).page().keyboard().press("u");
    screen.stones(0).cell(0).click();
    screen.stones(2).cell(3).click();
    screen.stones(4).cell(6).click();
    screen.read(".climbed", "Moves were taken back");
    assertThat(screen.remembered("ladder.tic-tac-toe")).isNull();
  }

  @Test
  void aPositionIsSavedAsAPicture(Screen screen) throws IOException {
    screen.twoPeople().remember(Map.of("sound", "true"));
    screen.open("#/play/squava").play(0).play(6).button("Copy and paste").click();
    Download drawing = screen.page().waitForDownload(() -> screen.button("Picture (SVG)").click());
    assertThat(drawing.suggestedFilename()).isEqualTo("squava.svg");
    String svg = new String(drawing.createReadStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(svg)
        .startsWith("<svg")
        .contains("Squava", "X to move.")
        .doesNotContain("var(", "class=");
    Download dots = screen.page().waitForDownload(() -> screen.button("Picture (PNG)").click());
    assertThat(dots.createReadStream().readNBytes(4)).containsExactly(0x89, 'P', 'N', 'G');
  }
}
