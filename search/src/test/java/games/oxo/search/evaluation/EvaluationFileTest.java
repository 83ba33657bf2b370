package games.oxo.search.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.ChanceScale.Shift;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluationFileTest {
  private static LearnedEvaluation random(Game game, boolean alike) {
    return new LearnedEvaluation(
        RandomWeights.of(game, 4, alike),
        alike,
        new ChanceScale(
            List.of(
                new Knot(1_000, 0.75),
                new Knot(100_000, 1.25, new Shift(0.5, -0.25), new Shift(0, 1e-6)))),
        Stronger.EVALUATED,
        new Provenance("Größe", -7, 3, 20_000, 1L << 40, List.of("first +12 ± 3", "second")));
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath, true",
    "yavalath, false",
    "connect4, false",
    "squava, true",
    "tic-tac-toe, true",
    "tictactrains, true",
    "fourtic, false"
  })
  void whatIsWrittenIsReadAgain(String name, boolean alike) {
    Game game = Samples.game(name);
    LearnedEvaluation learned = random(game, alike);
    byte[] file = EvaluationWriter.write(game, learned);
    LearnedEvaluation read = EvaluationReader.read(game, file, "a file");
    assertThat(EvaluationWriter.write(game, read)).isEqualTo(file);
    assertThat(read.alike()).isEqualTo(alike);
    assertThat(read.stronger()).isEqualTo(Stronger.EVALUATED);
    assertThat(read.provenance()).isEqualTo(learned.provenance());
    assertThat(read.scale().knots()).isEqualTo(learned.scale().knots());
    List<Tuples.Kind> kinds = Tuples.of(game).kinds();
    for (int kind = 0; kind < kinds.size(); kind++) {
      for (int state = 0; state < Tuples.states(kinds.get(kind).cells()); state++) {
        assertThat(read.weights().early(kind, state))
            .isEqualTo(learned.weights().early(kind, state));
        assertThat(read.weights().late(kind, state)).isEqualTo(learned.weights().late(kind, state));
      }
    }
    for (Scalar scalar : Scalar.values()) {
      for (int stones = 0; stones <= game.board().cells(); stones++) {
        assertThat(read.weights().scalar(scalar, stones))
            .isEqualTo(learned.weights().scalar(scalar, stones));
      }
    }
  }

  @Test
  void everyChangedByteIsNoticed() {
    Game game = Samples.game("squava");
    byte[] file = EvaluationWriter.write(game, random(game, true));
    Dice dice = new Dice(11);
    for (int i = 0; i < 300; i++) {
      byte[] changed = file.clone();
      changed[dice.below(file.length)] ^= (byte) (1 + dice.below(255));
      assertThatThrownBy(() -> EvaluationReader.read(game, changed, "a file"))
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith("a file is ");
    }
  }

  /** As somebody would write who can compute the check. */
  @Test
  void aBodyThatIsNotRightIsRefusedEvenWithARightCheck() {
    Game game = Samples.game("tic-tac-toe");
    byte[] file = EvaluationWriter.write(game, random(game, true));
    Dice dice = new Dice(12);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      byte[] changed = file.clone();
      int at =
          EvaluationFormat.BODY_LENGTH + dice.below(file.length - EvaluationFormat.BODY_LENGTH - 4);
      changed[at] ^= (byte) (1 + dice.below(255));
      EvaluationFormat.putInt(changed, changed.length - 4, EvaluationFormat.checksum(changed));
      try {
        EvaluationReader.read(game, changed, "a file");
      } catch (InputException e) {
        assertThat(e).hasMessage("a file is damaged");
        refused++;
      }
    }
    assertThat(refused).isPositive();
  }

  @Test
  void theEndMayNotBeMissing() {
    Game game = Samples.game("squava");
    byte[] file = EvaluationWriter.write(game, random(game, true));
    for (int length = 0; length < file.length; length += 37) {
      byte[] part = java.util.Arrays.copyOf(file, length);
      assertThatThrownBy(() -> EvaluationReader.read(game, part, "a file"))
          .isInstanceOf(InputException.class);
    }
  }

  @Test
  void aFileForOtherRulesIsRefused() {
    Game game = Samples.game("squava");
    byte[] file = EvaluationWriter.write(game, random(game, true));
    assertThatThrownBy(() -> EvaluationReader.read(Samples.game("yavalath"), file, "a file"))
        .hasMessage("a file is an evaluation for other rules than those of yavalath");
  }
}
