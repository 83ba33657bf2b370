package games.oxo.cluster.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.grow.GrowPlan;
import games.oxo.cli.option.UserGames;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.EvaluationWriter;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A plan that is sent to executors")
class PortablePlanTest {
  private static final Game GAME = BuiltInGames.load("squava");

  private static final LearnedEvaluation LEARNED =
      new LearnedEvaluation(
          HandMadeWeights.of(GAME),
          true,
          ChanceScale.PLAIN,
          Stronger.EVALUATED,
          new Provenance("Squava", 1, 1, 1, 1, List.of()));

  private static EvaluationSupply sent(String engine, EvaluationSupply evaluations) {
    GrowPlan plan =
        new GrowPlan(
            GAME.start(),
            0,
            EngineSpec.parse(engine),
            evaluations,
            Limits.nodes(100),
            0,
            0,
            0,
            1,
            1 << 20,
            7);
    PortablePlan portable =
        new PortablePlan(PortableGame.of(UserGames.sources("squava")), plan, 1 << 20);
    return portable.plan(0, 0, 0).evaluations();
  }

  @Test
  void bringsTheEvaluationOfItsEngine() {
    for (String engine : List.of("best", "deep:eval=a.oxoeval")) {
      EvaluationSupply supply = sent(engine, EvaluationSupply.only(LEARNED));
      assertThat(EvaluationWriter.write(GAME, supply.usual(GAME).orElseThrow()))
          .isEqualTo(EvaluationWriter.write(GAME, LEARNED));
      assertThat(supply.named(GAME, "a.oxoeval")).isNotNull();
    }
  }

  @Test
  void bringsNoneThatIsNotUsed() {
    for (String engine : List.of("best:eval=none", "mcts-solver")) {
      assertThat(sent(engine, EvaluationSupply.only(LEARNED)).usual(GAME)).isEmpty();
    }
  }
}
