package games.oxo.invent.portrait;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.library.BuiltInGames;
import games.oxo.search.WorkProgress;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.json.Json;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class PortraitMakerTest {
  private static final PortraitPlan SHORT = new PortraitPlan(6, 0, 2_000, 3, 1, 2);

  @Test
  void ticTacToeIsKnownExactly() {
    GamePortrait portrait = of("tic-tac-toe", () -> false);
    assertThat(portrait.complete()).isTrue();
    assertThat(text(portrait, "size", "positions"))
        .isEqualTo("627, counted, symmetric ones as one");
    assertThat(text(portrait, "fairness", "perfectPlay")).isEqualTo("a draw");
    assertThat(section(portrait, "sample").sentences()).isNotEmpty();
    assertThat(section(portrait, "rules").boards()).isNotEmpty();
    assertThat(section(portrait, "mirrors").facts()).isNotEmpty();
    assertThat(section(portrait, "puzzles").boards()).isNotEmpty();
    assertThat(Json.write(portrait.json())).contains("\"perfectPlay\"", "\"position\":\"");
  }

  @Test
  void aScoreGameHasNoPuzzles() {
    GamePortrait portrait = of("tictactrains:4x4", () -> false);
    assertThat(keys(portrait)).contains("rules", "size", "fairness", "course", "openings");
    assertThat(keys(portrait)).doesNotContain("puzzles", "forcedWins");
  }

  @Test
  void whatIsStoppedHasWhatWasFinished() {
    AtomicInteger asked = new AtomicInteger();
    GamePortrait portrait = of("squava", () -> asked.incrementAndGet() > 1);
    assertThat(portrait.complete()).isFalse();
    assertThat(keys(portrait)).startsWith("rules", "size");
  }

  private static GamePortrait of(String game, BooleanSupplier stopped) {
    return new PortraitMaker(
            BuiltInGames.load(game), SHORT, 64 << 20, Knowledge.NONE, WorkProgress.NONE, stopped)
        .make();
  }

  private static List<String> keys(GamePortrait portrait) {
    return portrait.sections().stream().map(PortraitSection::key).toList();
  }

  private static PortraitSection section(GamePortrait portrait, String key) {
    return portrait.sections().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  private static String text(GamePortrait portrait, String section, String key) {
    return section(portrait, section).facts().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow()
        .text();
  }
}
