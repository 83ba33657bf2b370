package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The side to move on a drawn board")
class ToMoveTest {
  private static final String NOTE =
      "oxo: O moved first on this board; X always moves first here, so X and O are exchanged\n";

  @Test
  void theSideThatIsToMoveAnyway() {
    Run plain = Run.oxo("show", "tic-tac-toe", "XO./.../...");
    assertThat(Run.oxo("show", "tic-tac-toe", "XO./.../...", "--to-move", "X")).isEqualTo(plain);
    assertThat(Run.oxo("show", "tic-tac-toe", "XO./.../...", "--to-move=x")).isEqualTo(plain);
    assertThat(Run.oxo("show", "tic-tac-toe", "a1", "b1", "--to-move", "X").status()).isZero();
  }

  @Test
  void aBoardOnWhichOBeganIsReadWithTheSidesExchanged() {
    Run exchanged = Run.oxo("show", "tic-tac-toe", "XO./.../...", "--to-move", "O");
    assertThat(exchanged)
        .isEqualTo(new Run(0, Run.oxo("show", "tic-tac-toe", "OX./.../...").out(), NOTE));
    Run oneMore = Run.withInput("XO.\n.O.\n...\n", "solve", "tic-tac-toe", "-", "--to-move", "X");
    assertThat(oneMore)
        .isEqualTo(new Run(0, Run.oxo("solve", "tic-tac-toe", "OX./.X./...").out(), NOTE));
  }

  @Test
  void eachPositionOfAFileHasThatSideToMove() {
    Run run = Run.withInput("a1\nXO./.../...\n", "solve", "tic-tac-toe", "-", "--to-move", "O");
    assertThat(run.out())
        .isEqualTo("draw\n" + Run.oxo("solve", "tic-tac-toe", "OX./.../...").out());
    assertThat(run.err()).isEqualTo(NOTE);
  }
}
