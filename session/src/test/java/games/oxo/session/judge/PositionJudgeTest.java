package games.oxo.session.judge;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
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
    return judge(game, estimates)
        .estimate(game.start(), Limits.simulations(200), List.of(), SearchControl.NONE)
        .value();
  }

  private static PositionJudge judge(Game game, Estimates estimates) {
    return new PositionJudge(game, 10_000_000, estimates, ExactValues.NONE);
  }

  @Test
  void theResultIsProvenOrEstimated() {
    Position easy = PositionReader.read(Samples.game("connect4"), "335662333565");
    PositionJudge judge = judge(easy.game(), Estimates.PLAY);
    Judgement proven = judge.judge(easy, Limits.NONE, SearchControl.NONE);
    assertThat(proven.isExact()).isTrue();
    assertThat(judge.prove(easy, Limits.NONE, SearchControl.NONE)).contains(proven);
    Limits few = new Limits(0, 0, 100, 100);
    PositionJudge hard = judge(OWN, Estimates.PLAY);
    assertThat(hard.prove(OWN.start(), few, SearchControl.NONE)).isEmpty();
    assertThat(hard.judge(OWN.start(), few, SearchControl.NONE).value()).isInstanceOf(Chance.class);
  }

  /** Without a limit, on a board that nobody can solve. */
  @Test
  void aStopIsHeard() {
    int[] looks = {0};
    SearchControl control = () -> ++looks[0] > 20;
    PositionJudge judge = judge(OWN, Estimates.PLAY);
    assertThat(judge.judge(OWN.start(), Limits.NONE, control)).isEqualTo(Judgement.UNKNOWN);
    assertThat(judge.prove(OWN.start(), Limits.NONE, control)).isEmpty();
    assertThat(judge.estimate(OWN.start(), Limits.NONE, List.of(), control).best()).hasSize(1);
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
