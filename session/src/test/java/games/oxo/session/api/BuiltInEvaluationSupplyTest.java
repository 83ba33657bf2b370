package games.oxo.session.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A request chooses among the evaluations that come with the program")
class BuiltInEvaluationSupplyTest {
  private static final Game SQUAVA = Samples.game("squava");
  private static final Game CONNECT4 = Samples.game("connect4");

  private static final LearnedEvaluation ONE =
      new LearnedEvaluation(
          HandMadeWeights.of(SQUAVA),
          true,
          ChanceScale.PLAIN,
          Stronger.EVALUATED,
          new Provenance("Squava", 1, 1, 1, 1, List.of()));

  private final BuiltInEvaluationSupply supply =
      new BuiltInEvaluationSupply(
          game -> game.equals(SQUAVA) ? Optional.of(ONE) : Optional.empty());

  @Test
  void theOneOfTheGameIsUsual() {
    assertThat(supply.usual(SQUAVA)).contains(ONE);
    assertThat(supply.named(SQUAVA, "builtin")).isSameAs(ONE);
    assertThat(supply.usual(CONNECT4)).isEmpty();
    assertThatThrownBy(() -> supply.named(CONNECT4, "builtin"))
        .isInstanceOf(InputException.class)
        .hasMessage("no evaluation of connect4 comes with OXO");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc/passwd", "squava.oxoeval", "", "BUILTIN"})
  void noFileIsOpened(String text) {
    assertThatThrownBy(() -> supply.named(SQUAVA, text))
        .isInstanceOf(InputException.class)
        .hasMessage("the evaluation can be 'builtin' or 'none' here");
  }
}
