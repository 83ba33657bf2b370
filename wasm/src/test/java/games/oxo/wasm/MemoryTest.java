package games.oxo.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.oxo.game.FullRun;
import games.oxo.web.browser.Screen;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests that a page that stays open does not grow. */
@Tag("slow")
@ExtendWith(InFile.class)
final class MemoryTest {
  private static final long MEGABYTE = 1 << 20;

  /** Lets two engines play so many games. */
  private static final String PLAY =
      """
      async (games) => {
        const click = (text) => [...document.querySelectorAll("button.primary")]
          .find((each) => each.textContent.includes(text))?.click();
        const over = () => document.querySelector(".status.over") !== null;
        for (let i = 0; i < games; i++) {
          click("Play again");
          while (over()) await new Promise((done) => setTimeout(done, 1));
          while (!over()) {
            click("Go on");
            await new Promise((done) => setTimeout(done, 1));
          }
        }
      }
      """;

  /** Searches of all kinds, one of which is stopped. */
  private static final String SEARCH =
      """
      async () => {
        for (const game of ["squava", "connect4", "yavalath:side4", "tictactrains"]) {
          for (const engine of ["best", "mcts", "alphabeta"]) {
            const limits = { nodes: 2000, simulations: 200 };
            await oxo.call("analyze", { game, engine, limits }).done;
          }
          const stopped = oxo.call("analyze", { game, engine: "mcts", reportMillis: 1 }, { answer: () => stopped.cancel() });
          await stopped.done.catch(() => {});
        }
        await oxo.call("solve", { game: "tic-tac-toe", goal: { everyMove: true } }).done;
      }
      """;

  @Test
  void aPageThatStaysOpenDoesNotGrow(Screen screen) {
    String seat = "{\"kind\":\"engine\",\"engine\":\"level1\",\"millis\":0}";
    screen
        .remember(Map.of("seats", "[" + seat + "," + seat + "]", "pace", "0"))
        .open("#/play/tic-tac-toe");
    Page page = screen.page();
    Heaps heaps = new Heaps(page);
    use(page, FullRun.rounds(20, 10), 1);
    List<Long> before = heaps.bytes();
    use(page, FullRun.rounds(100, 10), FullRun.rounds(5, 2));
    List<Long> after = heaps.bytes();
    assertThat(before).hasSizeGreaterThan(2);
    for (int i = 0; i < before.size(); i++) {
      assertThat(after.get(i)).as(before + " " + after).isLessThan(before.get(i) + 2 * MEGABYTE);
    }
  }

  private static void use(Page page, int games, int searches) {
    page.evaluate(PLAY, games);
    for (int i = 0; i < searches; i++) {
      page.evaluate(SEARCH);
    }
  }
}
