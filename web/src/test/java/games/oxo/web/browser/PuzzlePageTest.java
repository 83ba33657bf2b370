package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests puzzles: right moves, wrong moves, the streak. */
@Tag("slow")
@ExtendWith(InBrowser.class)
final class PuzzlePageTest {
  /** X wins, but not with the corner opposite. */
  private static final String WON = "#/puzzles/tic-tac-toe?p=XO./.../...";

  @Test
  void aPuzzleIsFoundAndWonAgainstEveryDefence(Screen screen) {
    screen.remember(Map.of("rating", "1500")).open("#/puzzles/squava");
    screen.see(".task");
    Map<?, ?> task = task(screen, "squava");
    assertThat(screen.find(".grade")).containsText("Grade " + task.get("grade"));
    String position = String.valueOf(task.get("position"));
    String moves = "";
    List<?> best = (List<?>) task.get("best");
    while (true) {
      assertThat(best).isNotEmpty();
      String move = String.valueOf(best.get(0));
      screen.cell(cell(screen, position, moves, move)).click();
      moves = moves + " " + move;
      Map<String, ?> after = show(screen, position, moves);
      if (isOver(after)) {
        break;
      }
      // The defence is one of the best.
      screen.stones(((Number) after.get("stones")).intValue() + 1);
      Map<String, ?> reply = solve(screen, position, moves);
      moves = moves + " " + defence(screen, position, moves, (List<?>) reply.get("best"));
      if (isOver(show(screen, position, moves))) {
        break;
      }
      screen.see(".answer.yours .status:has-text('Right')");
      best = (List<?>) solve(screen, position, moves).get("best");
    }
    screen.see(".answer.solved");
    screen.read(".answer", "Solved");
    assertThat(screen.find(".scores dd").first()).hasText("1");
    assertThat((List<?>) screen.remembered("puzzles.squava")).hasSize(1);
    screen.button("Next puzzle").click();
    screen.see(".answer.yours");
    assertThat(task(screen, "squava").get("key")).isNotEqualTo(task.get("key"));
    assertThat((List<?>) screen.remembered("puzzles.squava")).hasSize(2);
  }

  private static void playTheBest(Screen screen, String game) {
    Map<?, ?> task = task(screen, game);
    String best = String.valueOf(((List<?>) task.get("best")).get(0));
    Map<String, ?> shown =
        screen.stage().ask("show", "game", game, "position", task.get("position"));
    int at = ((List<?>) shown.get("legal")).indexOf(best);
    screen.cell(((Number) ((List<?>) shown.get("legalCells")).get(at)).intValue()).click();
  }

  @Test
  void beginnersWinAtOnceAndBlock(Screen screen) {
    screen.open("#/puzzles/squava").button("Win at once").click();
    screen.read(".task", "win at once. Only one move wins.");
    playTheBest(screen, "squava");
    screen.read(".answer.solved", "Solved.");
    int rating = rating(screen);
    assertThat(rating).isGreaterThan(800);
    screen.button("Block").click();
    screen.read(".task", "Only one move stops").see(".answer.yours");
    screen.button("Hint").click();
    assertThat(screen.find(".pointed").count()).isBetween(1, 8);
    playTheBest(screen, "squava");
    screen.read(".answer.solved", "Solved, after a second look.");
    assertThat(rating(screen)).isLessThan(rating);
  }

  private static int rating(Screen screen) {
    return Integer.parseInt(screen.find(".scores dd").nth(3).textContent());
  }

  @Test
  void inAScoreGameTheMoveWithMostPointsIsLookedFor(Screen screen) {
    screen.open("#/puzzles/fourtic").read(".task", "One move makes the most points.");
    playTheBest(screen, "fourtic");
    screen.read(".answer.solved", "Solved.");
  }

  @Test
  void thePuzzleOfTheDayIsTheSameForAll(Screen screen, Stage stage) {
    screen.open("#/puzzles/squava?day=2026-11-19").see(".answer.yours");
    assertThat(screen.find(".task")).containsText("The puzzle of 2026-11-19");
    Map<String, ?> puzzle =
        stage.ask("puzzle", "game", "squava", "seed", 20261119L, "fromGrade", 1L, "toGrade", 10L);
    Map<?, ?> task = (Map<?, ?>) screen.remembered("day.squava");
    assertThat(task.get("position")).isEqualTo(puzzle.get("position"));
    assertThat(screen.page().url()).endsWith("#/puzzles/squava?day=2026-11-19");
  }

  @Test
  void theResultOfTheDayGivesNothingAway(Screen screen) {
    String task =
        "{\"position\":\"XX./OO./...\",\"toMove\":\"X\",\"plies\":1,\"best\":[\"c1\"],\"grade\":1,"
            + "\"key\":\"k\",\"spoilt\":false,\"done\":false,\"day\":\"2026-11-19\",\"wrong\":0}";
    screen.page().context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    screen.remember(Map.of("day.tic-tac-toe", task));
    screen.open("#/puzzles/tic-tac-toe?day=2026-11-19").see(".answer.yours");
    screen.cell(8).click();
    screen.see(".answer.wrong");
    screen.button("Try again").click();
    screen.see(".answer.yours");
    screen.cell(2).click();
    screen.see(".answer.solved");
    screen.button("Copy the result").click();
    screen
        .page()
        .waitForFunction("() => navigator.clipboard.readText().then((text) => text !== '')");
    assertThat(String.valueOf(screen.page().evaluate("navigator.clipboard.readText()")))
        .startsWith("OXO 2026-11-19, Tic-Tac-Toe: ✗★ ")
        .endsWith("#/puzzles/tic-tac-toe?day=2026-11-19");
  }

  private static Map<?, ?> task(Screen screen, String game) {
    return (Map<?, ?>) screen.remembered("puzzle." + game);
  }

  private static Map<String, ?> show(Screen screen, String position, String moves) {
    return screen.stage().ask("show", "game", "squava", "position", position, "moves", moves);
  }

  private static boolean isOver(Map<String, ?> shown) {
    return Boolean.TRUE.equals(((Map<?, ?>) shown.get("outcome")).get("over"));
  }

  private static Map<String, ?> solve(Screen screen, String position, String moves) {
    return screen.stage().ask("solve", "game", "squava", "position", position, "moves", moves);
  }

  private static int cell(Screen screen, String position, String moves, String move) {
    Map<String, ?> shown = show(screen, position, moves);
    int index = ((List<?>) shown.get("legal")).indexOf(move);
    return ((Number) ((List<?>) shown.get("legalCells")).get(index)).intValue();
  }

  /** The move among these that is on the board. */
  private static String defence(Screen screen, String position, String moves, List<?> best) {
    for (Object each : best) {
      int cell = cell(screen, position, moves, String.valueOf(each));
      if (screen.find("[data-cell='" + cell + "'].last").count() == 1) {
        return String.valueOf(each);
      }
    }
    throw new AssertionError("none of " + best + " was played");
  }

  @Test
  void aWrongMoveIsRefutedAndMayBeTakenBack(Screen screen) {
    screen.remember(Map.of("streak", "{\"now\":3,\"best\":5,\"solved\":9}")).open(WON);
    screen.read(".task", "X to move and win");
    assertThat(screen.find(".scores dd").first()).hasText("3");
    screen.play(8);
    screen.read(".answer.wrong", "does not win");
    screen.see(".answer .why-steps li");
    assertThat(screen.find(".answer.wrong")).not().containsText("better is");
    assertThat(screen.find(".scores dd").first()).hasText("0");
    assertThat(screen.find(".scores dd").nth(1)).hasText("5");
    screen.page().keyboard().press("r");
    screen.stones(2);
    screen.see(".answer.yours");
  }

  @Test
  void aLinkLeavesThePuzzleThatIsNotDone(Screen screen) {
    String mine =
        "{\"position\":\"XO./.../...\",\"toMove\":\"X\",\"plies\":5,\"best\":[\"a3\"],"
            + "\"grade\":4,\"key\":\"k\",\"spoilt\":false,\"done\":false}";
    screen.remember(Map.of("puzzle.tic-tac-toe", mine));
    screen.open("#/puzzles/tic-tac-toe?p=X.O/.../...").read(".task", "X to move and win");
    screen.play(7).see(".answer.wrong");
    screen.open("#/puzzles/tic-tac-toe").read(".task", "Grade 4");
    assertThat(screen.stones("O")).containsExactly(1);
  }

  @Test
  void theSolutionIsShown(Screen screen) {
    screen.open(WON);
    screen.read(".task", "X to move and win");
    screen.button("Show the solution").click();
    screen.read(".answer.shown", "X wins");
    assertThat(screen.find(".scores dd").first()).hasText("0");
  }
}
