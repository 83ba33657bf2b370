package games.oxo.search.pvs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Analysis;
import games.oxo.search.ExactNumber;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.RandomWeights;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.value.RawValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Deep search with weights that say anything at all. */
class LearnedWeightsTest {
  private static Analysis think(Position position, TupleEvaluation evaluation, Limits limits) {
    PvsEngine.Setup setup = new PvsEngine.Setup(true, 4_000_000, 1);
    return new PvsEngine(evaluation, setup, WorkerPool.SINGLE)
        .think(position, SearchRequest.of(limits).withEveryMove(true), SearchListener.NONE);
  }

  private static TupleEvaluation random(Game game) {
    return new TupleEvaluation(
        new SearchRules(game), RandomWeights.of(game, 17), ChanceScale.PLAIN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath:side4", "connect4"})
  void whatIsProvenIsTrueWhateverTheWeights(String name) {
    Dice dice = new Dice(33);
    Game game = Samples.game(name);
    TupleEvaluation evaluation = random(game);
    for (int i = 0; i < 20; i++) {
      Position position = LatePosition.of(game, 7, dice).orElseThrow();
      Minimax minimax = new Minimax();
      for (MoveValue each : think(position, evaluation, Limits.depth(64)).moves()) {
        assertThat(ExactNumber.of(each.value()))
            .as(position + " " + each.move())
            .isEqualTo(minimax.value(position, each.move()));
      }
    }
  }

  /** A change here must be meant. */
  @ParameterizedTest
  @CsvSource({"squava, 5", "yavalath, 3", "connect4, 8"})
  void theSameNodesAreVisitedEveryTime(String name, int depth) {
    Game game = Samples.game(name);
    Analysis first = think(game.start(), random(game), Limits.depth(depth));
    Analysis second = think(game.start(), random(game), Limits.depth(depth));
    assertThat(second).usingRecursiveComparison().ignoringFields("micros").isEqualTo(first);
    assertThat(Samples.lines("signatures.txt"))
        .contains(
            "%s learned %d: %d %s %s"
                .formatted(
                    name,
                    depth,
                    first.nodes(),
                    new MoveNotation(game).write(first.best()),
                    RawValue.text(first.value())));
  }

  /** One stone ahead the best move is the one that the weights like best. */
  @Test
  void theSearchFollowsTheWeights() {
    Game game = Samples.game("squava");
    Analysis found = think(game.start(), random(game), Limits.depth(1));
    double best = found.moves().get(0).value().rank();
    for (MoveValue each : found.moves()) {
      assertThat(each.value().rank()).isLessThanOrEqualTo(best);
    }
    assertThat(found.moves().get(found.moves().size() - 1).value().rank()).isLessThan(best);
  }
}
