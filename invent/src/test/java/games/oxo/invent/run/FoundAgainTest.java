package games.oxo.invent.run;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.definition.Definition;
import games.oxo.game.library.BuiltInGames;
import games.oxo.invent.rules.RuleSet;
import games.oxo.invent.rules.RuleSpace;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games that people play are found again by a search that does not know them. */
@Tag("slow")
class FoundAgainTest {
  @Test
  void squavaIsAmongTheBestOnItsBoard() {
    isAmongTheBest("squava", "5x5");
  }

  @OnlyInFullRun
  @Test
  void yavalathIsAmongTheBestOnItsBoard() {
    isAmongTheBest("yavalath", "hexagon:5");
  }

  private static void isAmongTheBest(String name, String board) {
    Game game = BuiltInGames.load(name);
    RuleSpace space = new RuleSpace(List.of(board), List.of("line.win", "line.lose", "swap"));
    Invention invention =
        new Invention(new InventPlan(space, null, Set.of(), List.of(), 1), List.of());
    while (invention.generation(2, 1000, () -> false, each -> {}, () -> {})) {
      assertThat(invention.tried().size()).isLessThan(100);
    }
    assertThat(invention.best(10).stream().map(Trial::identity))
        .containsAnyOf(RuleSet.identity(game), RuleSet.identity(other(game)));
  }

  /** With a swap or without, whichever it does not have. */
  private static Game other(Game game) {
    Definition rules = game.definition();
    return Game.of(rules.swap() ? rules.withoutSwap() : rules.withSwap());
  }
}
