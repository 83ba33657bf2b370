package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what the page tells of values, threats and reasons. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class AnalysisPageTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tic-tac-toe          | a1
          tic-tac-toe:misere   | b2 a1 c3
          squava               | 2,2 0,0 1,3 3,1 3,4 1,0 0,3 4,0 2,4 4,4 0,1 3,3 1,2 4,2
          connect4:5x4         | 1 2 3 4 5 1 2 3
          fourtic              |
          """)
  void valuesOnCellsAreThoseOfTheSolver(String game, String moves, Screen screen) {
    String played = moves == null ? late(screen, game) : moves;
    screen.twoPeople().remember(Map.of("analysis", "true"));
    screen.open("#/play/" + game + "?m=" + played.replace(' ', '.'));
    screen.read(".figures", "every move is proven");
    Map<String, ?> solved =
        screen
            .stage()
            .ask("solve", "game", game, "moves", played, "goal", Map.of("everyMove", true));
    List<?> legal =
        (List<?>) screen.stage().ask("show", "game", game, "moves", played).get("legal");
    List<?> cells =
        (List<?>) screen.stage().ask("show", "game", game, "moves", played).get("legalCells");
    Map<String, String> wanted = new TreeMap<>();
    Map<String, String> shown = new TreeMap<>();
    for (Object each : (List<?>) solved.get("moves")) {
      Map<?, ?> move = (Map<?, ?>) each;
      String name = String.valueOf(move.get("move"));
      Object cell = cells.get(legal.indexOf(name));
      String label = screen.cell(((Number) cell).intValue()).getAttribute("aria-label");
      wanted.put(name, words((Map<?, ?>) move.get("value")));
      shown.put(name, label.replaceFirst("^.*, empty, ", "").replaceFirst(", (best|threat).*", ""));
    }
    assertThat(shown).isEqualTo(wanted);
    assertThat(screen.find(".mark.best")).hasCount(1);
    assertThat(screen.find(".mark.best .star")).hasCount(1);
  }

  /** The moves of a game up to where few cells are free, always on the first one. */
  private static String late(Screen screen, String game) {
    StringBuilder moves = new StringBuilder();
    while (true) {
      Map<String, ?> position = screen.stage().ask("show", "game", game, "moves", moves.toString());
      List<?> legal = (List<?>) position.get("legal");
      if (legal.size() <= 5) {
        return moves.toString();
      }
      moves.append(moves.isEmpty() ? "" : " ").append(legal.get(0));
    }
  }

  private static String words(Map<?, ?> value) {
    String type = String.valueOf(value.get("type"));
    if (type.equals("margin")) {
      long points = (Long) value.get("points");
      return points == 0 ? "draw" : (points > 0 ? "win by " : "loss by ") + Math.abs(points);
    }
    Object plies = value.get("plies");
    return type.equals("draw") || plies == null ? type : type + " in " + plies;
  }

  @Test
  void aMoveThatIsProvenToLoseHasNoStarAndProvesNothingWhileAnotherIsOpen(Screen screen) {
    String lost =
        IntStream.of(1, 2, 3, 5, 6)
            .mapToObj("{\"move\":\"%d\",\"value\":{\"type\":\"loss\",\"plies\":34}}"::formatted)
            .collect(Collectors.joining(","));
    // The solver has come as far as this when its time is up.
    screen
        .page()
        .route(
            "**/api/solve",
            route ->
                route.fulfill(
                    new Route.FulfillOptions()
                        .setContentType("text/event-stream")
                        .setBody(
                            "data: {\"value\":null,\"best\":null,\"moves\":["
                                + lost
                                + "],\"nodes\":1,\"micros\":1,\"final\":true}\n\n")));
    screen.twoPeople().remember(Map.of("analysis", "true"));
    screen.open("#/play/connect4?m=4.4.4.4.4.4.7");
    assertThat(screen.find(".mark.loss")).hasCount(5);
    assertThat(screen.find(".line.best .name")).hasText("7");
    assertThat(screen.find(".mark.best.loss")).hasCount(0);
    assertThat(screen.find(".verdict .tag")).hasText("estimate");
    assertThat(screen.find(".bar.proven")).hasCount(0);
  }

  @Test
  void theAnalysisStaysOnFromMoveToMove(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe");
    screen.page().keyboard().press("a");
    screen.see(".mark.best");
    screen.play(4).see(".mark.best");
    assertThat(screen.find("[role=switch][aria-checked=true]")).hasText("Analysis");
    assertThat(screen.find(".bar")).hasAttribute("aria-label", Pattern.compile("Evaluation: ."));
    screen.page().keyboard().press("a");
    assertThat(screen.find(".mark")).hasCount(0);
  }

  @Test
  void theExpectedLineIsDrawnForTheCellUnderThePointer(Screen screen) {
    screen.twoPeople().remember(Map.of("analysis", "true")).open("#/play/tic-tac-toe?m=a1");
    screen.see(".mark.best");
    screen.find(".line .line-move").first().hover();
    Locator ghosts = screen.see(".ghost");
    assertThat(ghosts.first()).containsText("1");
  }

  @Test
  void threatsAreShown(Screen screen) {
    screen.twoPeople().remember(Map.of("threats", "true")).open("#/play/tic-tac-toe?m=a1.b2.b1");
    screen.see(".threat-text");
    screen.see(".threat");
  }

  @Test
  void aMoveIsExplainedStepByStep(Screen screen) {
    screen.twoPeople().open("#/play/tic-tac-toe?m=a1.b1.b2.b3");
    screen.button("Why the last move?").click();
    Locator steps = screen.see(".why-steps li");
    Map<String, ?> why =
        screen.stage().ask("why", "game", "tic-tac-toe", "moves", "a1 b1 b2", "move", "b3");
    assertThat(screen.find(".why-panel .tag")).hasText("proven");
    List<?> expected = (List<?>) why.get("steps");
    assertThat(steps).hasCount(expected.size());
    for (int i = 0; i < expected.size(); i++) {
      assertThat(steps.nth(i))
          .containsText(String.valueOf(((Map<?, ?>) expected.get(i)).get("text")));
    }
    for (int i = 1; i < expected.size(); i++) {
      screen.page().keyboard().press(".");
    }
    assertThat(screen.find(".ghost")).hasCount(expected.size());
    screen.page().keyboard().press("Escape");
    assertThat(screen.find(".why-panel")).hasCount(0);
    screen.stones(4);
  }
}
