package games.oxo.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;

/** A game between two people, by clicks, until the page says that it is over. */
public final class WholeGame {
  private WholeGame() {}

  /** Plays a game and compares its end with what the rules say. */
  public static void play(String game, Screen screen) {
    screen.twoPeople().open("#/play/" + game);
    Random random = new Random(game.hashCode());
    int stones = 0;
    screen.see(".board .cell.legal");
    while (screen.find(".status.over").count() == 0) {
      List<Integer> legal = screen.legal();
      screen.play(legal.get(random.nextInt(legal.size())));
      stones++;
    }
    Map<String, ?> shown = screen.stage().ask("show", "game", game, "moves", screen.moves());
    assertThat(shown.get("stones")).as(screen.moves()).isEqualTo((long) stones);
    Map<?, ?> outcome = (Map<?, ?>) shown.get("outcome");
    assertThat(outcome.get("over")).isEqualTo(true);
    Object winner = outcome.get("winner");
    assertThat(screen.find(".player.winner").count()).isEqualTo(winner == null ? 0 : 1);
    if (winner != null) {
      assertThat(screen.find(".player.winner .sign")).hasClass(Pattern.compile("\\b" + winner));
    }
    assertThat(screen.legal()).isEmpty();
  }
}
