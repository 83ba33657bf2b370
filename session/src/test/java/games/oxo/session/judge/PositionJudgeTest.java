package games.oxo.session.judge;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Value;
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

  private static Value estimate(Game game, Knowledge known) {
    return judge(game, known)
        .estimate(game.start(), Limits.simulations(200), List.of(), SearchControl.NONE)
        .value();
  }

  private static PositionJudge judge(Game game, Knowledge known) {
    return new PositionJudge(game, 10_000_000, known);
  }

  @Test
  void theResultIsProvenOrEstimated() {
    Position easy = PositionReader.read(Samples.game("connect4"), "335662333565");
    PositionJudge judge = judge(easy.game(), Knowledge.NONE);
    Judgement proven = judge.judge(easy, Limits.NONE, SearchControl.NONE);
    assertThat(proven.isExact()).isTrue();
    assertThat(judge.prove(easy, Limits.NONE, SearchControl.NONE)).contains(proven);
    Limits few = new Limits(0, 0, 100, 100);
    PositionJudge hard = judge(OWN, Knowledge.NONE);
    assertThat(hard.prove(OWN.start(), few, SearchControl.NONE)).isEmpty();
    assertThat(hard.judge(OWN.start(), few, SearchControl.NONE).value()).isInstanceOf(Chance.class);
  }

  /** Without a limit, on a board that nobody can solve. */
  @Test
  void aStopIsHeard() {
    int[] looks = {0};
    SearchControl control = () -> ++looks[0] > 20;
    PositionJudge judge = judge(OWN, Knowledge.NONE);
    assertThat(judge.judge(OWN.start(), Limits.NONE, control)).isEqualTo(Judgement.UNKNOWN);
    assertThat(judge.prove(OWN.start(), Limits.NONE, control)).isEmpty();
    assertThat(judge.estimate(OWN.start(), Limits.NONE, List.of(), control).best()).hasSize(1);
  }

  @Test
  void estimatesAreChancesInEveryGame() {
    for (Game game : List.of(Samples.game("squava"), OWN, Samples.game("fourtic"))) {
      assertThat(estimate(game, Knowledge.NONE)).isInstanceOf(Chance.class);
    }
  }

  /** By a scale on which nothing is worth anything, a value shows which search it was. */
  @Test
  void theStrongestSearchWithTheEvaluationOfTheGameEstimates() {
    assertThat(estimate(OWN, learned(Stronger.EVALUATED))).isEqualTo(Chance.EVEN);
    assertThat(estimate(OWN, learned(Stronger.TREE))).isNotEqualTo(Chance.EVEN);
    assertThat(estimate(OWN, Knowledge.NONE)).isEqualTo(estimate(OWN, learned(Stronger.TREE)));
  }

  private static Knowledge learned(Stronger stronger) {
    LearnedEvaluation evaluation =
        new LearnedEvaluation(
            HandMadeWeights.of(OWN),
            true,
            new ChanceScale(List.of(new ChanceScale.Knot(1, 1e-12))),
            stronger,
            new Provenance("Own", 1, 1, 1, 1, List.of()));
    return Knowledge.NONE.withEvaluations(EvaluationSupply.only(evaluation));
  }
}
