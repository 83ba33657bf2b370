package games.oxo.session.judge;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.search.Limits;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import games.oxo.session.judge.PositionJudge.Estimates;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionJudgeTest {
  private static final Game OWN =
      Samples.gameOf(
          """
          name  = "Own"
          board = { shape = "square", width = 8, height = 8 }
          line  = { win = 5, lose = 4 }
          """);

  private static Value estimate(Game game, Estimates estimates) {
    JudgeSearch search =
        new PositionJudge(game, 10_000_000, estimates, ExactValues.NONE)
            .estimate(game.start(), Limits.simulations(200), List.of());
    assertThat(search.run(() -> false)).isTrue();
    return search.judgement().orElseThrow().value();
  }

  /** The value shows which search it was. */
  @Test
  void whatIsPlayedIsEstimatedByTheStrongestSearchOfTheGame() {
    assertThat(estimate(Samples.game("squava"), Estimates.PLAY)).isInstanceOf(Points.class);
    assertThat(estimate(OWN, Estimates.PLAY)).isInstanceOf(Chance.class);
  }

  @Test
  void chancesAreComparableInEveryGame() {
    for (Game game : List.of(Samples.game("squava"), OWN, Samples.game("fourtic"))) {
      assertThat(estimate(game, Estimates.CHANCES)).isInstanceOf(Chance.class);
    }
  }
}
