package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.text.PositionReader;
import games.oxo.search.LatePosition;
import games.oxo.search.kernel.SearchRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveValuesTest {
  private static MoveValues of(Position position) {
    Player mover = position.toMove().orElseThrow();
    MoveValues values = new MoveValues(new SearchRules(position.game()), 0);
    values.find(
        position.stones(mover), position.stones(mover.other()), position.legalCells(), 8_000);
    return values;
  }

  /** To the end of the game every move is proven, and to what minimax says. */
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "squava", "yavalath:no-swap"})
  void whatIsProvenIsTrue(String name) {
    Dice dice = new Dice(4);
    for (int i = 0; i < 20; i++) {
      Position position = LatePosition.of(Samples.game(name), 5 + i % 3, dice).orElseThrow();
      MoveValues values = of(position);
      for (long rest = position.legalCells(); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        int truth = Integer.signum(new Minimax().value(position, Move.at(cell)));
        assertThat(values.notWon() >>> cell & 1).as("%s", position).isEqualTo(truth > 0 ? 0 : 1);
        assertThat(values.notLost() >>> cell & 1).as("%s", position).isEqualTo(truth < 0 ? 0 : 1);
        assertThat(Integer.signum(values.points(cell))).isEqualTo(truth);
      }
    }
  }

  @Test
  void theSideToMoveCounts() {
    MoveValues values = of(PositionReader.read(Samples.game("yavalath:no-swap"), "e5 a1 d4"));
    int worst = 0;
    for (int cell = 0; cell < 61; cell++) {
      worst = Math.min(worst, values.points(cell));
    }
    assertThat(worst).isNegative();
  }
}
