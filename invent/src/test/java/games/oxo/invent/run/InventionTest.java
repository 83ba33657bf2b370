package games.oxo.invent.run;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.library.BuiltInGames;
import games.oxo.invent.rules.RuleSet;
import games.oxo.invent.rules.RuleSpace;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class InventionTest {
  private static final InventPlan SMALL =
      new InventPlan(
          new RuleSpace(
              List.of("4x4", "5x4"), List.of("line.win", "line.lose", "line.pattern", "swap")),
          null,
          Set.of(),
          InventPlan.builtIn(),
          1);

  @Test
  void anyNumberOfThreadsFindsTheSame() {
    Invention one = run(SMALL, List.of(), 1);
    Invention two = run(SMALL, List.of(), 3);
    assertThat(two.tried()).isEqualTo(one.tried()).hasSizeGreaterThan(20);
    assertThat(two.best(5)).isEqualTo(one.best(5)).isNotEmpty();
  }

  @Test
  void aSearchThatWasStoppedGoesOnAsIfItHadNot() {
    Invention whole = run(SMALL, List.of(), 1);
    Invention cut = new Invention(SMALL, List.of());
    cut.generation(1, 7, () -> false, each -> {}, () -> {});
    assertThat(cut.tried()).hasSize(7);
    List<Trial> kept =
        cut.tried().stream()
            .map(each -> TrialJson.read(Json.write(TrialJson.object(each))))
            .toList();
    assertThat(run(SMALL, kept, 1).tried()).isEqualTo(whole.tried());
  }

  @Test
  void noGameIsTriedTwiceAndNoKnownOne() {
    List<String> identities = new ArrayList<>();
    InventPlan.builtIn().forEach(game -> identities.add(RuleSet.identity(game)));
    run(SMALL, List.of(), 2).tried().forEach(each -> identities.add(each.identity()));
    assertThat(identities.stream().skip(InventPlan.builtIn().size()))
        .doesNotHaveDuplicates()
        .doesNotContain(RuleSet.identity(BuiltInGames.load("squava")));
  }

  @Test
  void aSmallSpaceIsExhausted() {
    InventPlan tiny =
        new InventPlan(
            new RuleSpace(List.of("3x3"), List.of("line.win", "line.lose")),
            null,
            Set.of(),
            List.of(),
            1);
    Invention invention = new Invention(tiny, List.of());
    while (invention.generation(2, 1000, () -> false, each -> {}, () -> {})) {
      assertThat(invention.tried().size()).isLessThan(10);
    }
    assertThat(invention.tried()).isNotEmpty();
  }

  @Test
  void theBestDiffer() {
    List<Trial> best = run(SMALL, List.of(), 2).best(10);
    for (Trial one : best) {
      for (Trial two : best) {
        assertThat(one == two || one.rules().distance(two.rules()) >= 1).isTrue();
      }
    }
  }

  private static Invention run(InventPlan plan, List<Trial> before, int workers) {
    Invention invention = new Invention(plan, before);
    invention.generation(workers, 1000, () -> false, each -> {}, () -> {});
    return invention;
  }
}
