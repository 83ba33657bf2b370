package games.oxo.search.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TupleEvaluationTest {
  /** Fills the board with stones of two sides in any order. */
  private static void compareOnTheWay(Game game, Dice dice) {
    TupleEvaluation evaluation =
        new TupleEvaluation(new SearchRules(game), RandomWeights.of(game, 5), ChanceScale.PLAIN);
    long x = 0;
    long o = 0;
    int cells = game.board().cells();
    for (int stone = 0; stone < cells; stone++) {
      boolean ofX = dice.below(2) == 0;
      int cell = dice.below(cells);
      while (((x | o) >>> cell & 1) != 0) {
        cell = (cell + 1) % cells;
      }
      int before = evaluation.tuples(x, o);
      int gain = ofX ? evaluation.gainOfX(x, o, cell) : evaluation.gainOfO(x, o, cell);
      x |= ofX ? 1L << cell : 0;
      o |= ofX ? 0 : 1L << cell;
      assertThat(before + gain)
          .as("%s, stone %d on cell %d", game.id(), stone, cell)
          .isEqualTo(evaluation.tuples(x, o));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath", "fivalath", "connect4"})
  void theGainOfAStoneIsTheDifferenceOfTheTuples(String name) {
    Dice dice = new Dice(7);
    for (int i = 0; i < 20; i++) {
      compareOnTheWay(Samples.game(name), dice);
    }
  }

  @Test
  void soItIsWithLongLines() {
    for (int length : List.of(6, 7, 8)) {
      compareOnTheWay(eight(length), new Dice(length));
    }
  }

  private static Game eight(int length) {
    return Samples.gameOf(
        "name = \"Long\"\nboard = { shape = \"square\", width = 8, height = 8 }\n"
            + "line = { win = "
            + length
            + " }");
  }

  /** Sums, by the tables and the scalars one by one. */
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath", "connect4"})
  void theValueIsTheSumOfWhatTheWeightsSay(String name) {
    Game game = Samples.game(name);
    SearchRules rules = new SearchRules(game);
    Weights weights = RandomWeights.of(game, 9);
    TupleEvaluation evaluation = new TupleEvaluation(rules, weights, ChanceScale.PLAIN);
    LineState[] stack = LineState.stack(rules);
    Dice dice = new Dice(3);
    for (int i = 0; i < 200; i++) {
      long occupied = dice.next() & game.board().all();
      long x = occupied & dice.next();
      long o = occupied & ~x;
      int ply = Long.bitCount(occupied);
      boolean moverIsX = rules.moverIsX(ply);
      LineState at = stack[ply];
      at.set(moverIsX ? x : o, moverIsX ? o : x);
      double full = (double) ply / game.board().cells();
      double value = 0;
      Tuples tuples = Tuples.of(game);
      for (Tuples.Tuple tuple : tuples.all()) {
        int state = 0;
        for (int place = 0; place < tuple.cells().size(); place++) {
          long bit = 1L << tuple.cells().get(place);
          state += Tuples.states(place) * ((x & bit) != 0 ? 1 : (o & bit) != 0 ? 2 : 0);
        }
        value +=
            (1 - full) * weights.early(tuple.kind(), state)
                + full * weights.late(tuple.kind(), state);
      }
      value = moverIsX ? value : -value;
      for (Scalar scalar : Scalar.values()) {
        value += weights.scalar(scalar, ply) * scalar.count(at, Scalar.oddCells(game.board()));
      }
      double expected = Math.max(-TupleEvaluation.MOST, Math.min(TupleEvaluation.MOST, value));
      assertThat((double) evaluation.of(at, evaluation.tuples(x, o), moverIsX))
          .isCloseTo(expected, org.assertj.core.api.Assertions.within(10.0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath", "connect4"})
  void byHandBothColoursAreAlike(String name) {
    Game game = Samples.game(name);
    TupleEvaluation evaluation = TupleEvaluation.handMade(new SearchRules(game));
    Dice dice = new Dice(8);
    for (int i = 0; i < 200; i++) {
      long x = dice.next() & game.board().all();
      long o = dice.next() & game.board().all() & ~x;
      assertThat((short) evaluation.tuples(x, o)).isEqualTo((short) -evaluation.tuples(o, x));
    }
  }

  /** Stones apart are a promise, and stones together a burden. */
  @Test
  void stonesApartAreWorthMoreThanStonesTogetherWhereThreeLoses() {
    int apart = FourNotThree.window(new int[] {1, 0, 0, 1});
    int together = FourNotThree.window(new int[] {0, 1, 1, 0});
    assertThat(apart).isGreaterThan(together);
    assertThat(FourNotThree.window(new int[] {2, 0, 0, 2})).isEqualTo(-apart);
    assertThat(FourNotThree.window(new int[] {0, 0, 2, 1}))
        .isEqualTo(-FourNotThree.window(new int[] {2, 1, 0, 0}));
  }
}
