package games.oxo.search.pvs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.search.kernel.SearchRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StaticEvaluationTest {
  /** Fills the board with stones of two sides in any order. */
  private static void compareOnTheWay(Game game, Dice dice) {
    StaticEvaluation evaluation = new StaticEvaluation(new SearchRules(game));
    long[] stones = new long[2];
    int cells = game.board().cells();
    for (int stone = 0; stone < cells; stone++) {
      int side = dice.below(2);
      int cell = dice.below(cells);
      while (((stones[0] | stones[1]) >>> cell & 1) != 0) {
        cell = (cell + 1) % cells;
      }
      int before = evaluation.lines(stones[side], stones[1 - side]);
      int gain = evaluation.gain(stones[side], stones[1 - side], cell);
      stones[side] |= 1L << cell;
      assertThat(before + gain)
          .as("%s, stone %d on cell %d", game.id(), stone, cell)
          .isEqualTo(evaluation.lines(stones[side], stones[1 - side]));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath", "fivalath", "connect4"})
  void theGainOfAStoneIsTheDifferenceOfTheOpenLines(String name) {
    Dice dice = new Dice(7);
    for (int i = 0; i < 20; i++) {
      compareOnTheWay(Samples.game(name), dice);
    }
  }

  @Test
  void soItIsWithLongLines() {
    for (int length : List.of(6, 7, 8)) {
      Game game =
          Samples.gameOf(
              "name = \"Long\"\nboard = { shape = \"square\", width = 8, height = 8 }\n"
                  + "line = { win = "
                  + length
                  + " }");
      compareOnTheWay(game, new Dice(length));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath", "connect4"})
  void whatIsWorthSomethingToOneSideIsWorthAsMuchLessToTheOther(String name) {
    Game game = Samples.game(name);
    StaticEvaluation evaluation = new StaticEvaluation(new SearchRules(game));
    Dice dice = new Dice(8);
    for (int i = 0; i < 200; i++) {
      long own = dice.next() & game.board().all();
      long other = dice.next() & game.board().all() & ~own;
      assertThat(evaluation.lines(own, other)).isEqualTo(-evaluation.lines(other, own));
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
