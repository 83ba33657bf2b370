package games.oxo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.PositionWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
  private static Position read(String game, String text) {
    return PositionReader.read(Samples.game(game), text);
  }

  @Test
  void playingLeavesTheOldPositionAsItWas() {
    Position start = Samples.game("squava").start();
    Position after = start.play(Move.at(12));
    assertThat(start.ply()).isZero();
    assertThat(start.legalMoves()).hasSize(25);
    assertThat(after.mark(12)).isEqualTo('X');
    assertThat(after.legalMoves()).hasSize(24);
    assertThat(after.toMove()).contains(Player.O);
    assertThat(after.previous()).contains(start);
    assertThatThrownBy(() -> after.play(Move.at(12))).isInstanceOf(InputException.class);
    assertThatThrownBy(() -> after.play(Move.SWAP)).isInstanceOf(InputException.class);
  }

  @ParameterizedTest
  @CsvSource({
    // Four wins, also on a diagonal and with more than four; three loses; both at once wins.
    "squava, 00 10 01 11 03 42 02, X, WINNING_LINE, 4",
    "squava, 00 01 11 02 33 43 22, X, WINNING_LINE, 4",
    "squava, 00 10 01 11 03 42 04 44 02, X, WINNING_LINE, 5",
    "squava, 00 10 01 11 02, O, LOSING_LINE, 3",
    "squava, 22 00 44 02 43 01, X, LOSING_LINE, 3",
    "squava, 00 10 01 11 03 42 12 44 22 40 02, X, WINNING_LINE, 4",
    "tic-tac-toe, a1 b1 a2 b2 a3, X, WINNING_LINE, 3",
    "misere-tic-tac-toe, a1 b1 a2 b2 a3, O, LOSING_LINE, 3",
    "connect4, 4545454, X, WINNING_LINE, 4",
    "yavalath, e5 a1 e6 a3 e8 a5 e7, X, WINNING_LINE, 4",
    "yavalath, a1 e5 b2 f5 i1 d4, X, LOSING_LINE, 3",
    "yavalath, a1 e5 b2 f4 i1 d5, X, LOSING_LINE, 3",
    "fivalath, e5 a1 e6 a3 e7 a5, '', OPEN, 0",
    "fivalath, e5 a1 e6 a3 e7 a5 e8, O, LOSING_LINE, 4"
  })
  void linesDecide(String game, String moves, String winner, Outcome.Reason reason, int cells) {
    Position end = read(game, moves);
    assertThat(end.outcome().reason()).isEqualTo(reason);
    assertThat(end.outcome().winner() == null ? "" : end.outcome().winner().name())
        .isEqualTo(winner);
    assertThat(Long.bitCount(end.decidingCells())).isEqualTo(cells);
    assertThat(end.legalMoves().isEmpty()).isEqualTo(end.outcome().isOver());
    assertThat(end.toMove().isEmpty()).isEqualTo(end.outcome().isOver());
  }

  @Test
  void aFullBoardWithoutALineIsADraw() {
    Position end = read("tic-tac-toe", "XOX/XOO/OXX");
    assertThat(end.outcome().isDraw()).isTrue();
    assertThat(end.outcome().reason()).isEqualTo(Outcome.Reason.FULL_BOARD);
  }

  @Test
  void aSwapChangesSeatsAndNothingElse() {
    Position opening = read("yavalath", "e5");
    assertThat(opening.swapOffered()).isTrue();
    assertThat(opening.legalMoves()).hasSize(61).endsWith(Move.SWAP);
    Position swapped = opening.play(Move.SWAP);
    assertThat(PositionWriter.rows(swapped)).isEqualTo(PositionWriter.rows(opening));
    assertThat(swapped.toMove()).isEqualTo(opening.toMove()).contains(Player.O);
    assertThat(swapped.swapped()).isTrue();
    assertThat(swapped.swapOffered()).isFalse();
    assertThat(swapped.legalMoves()).hasSize(60).doesNotContain(Move.SWAP);
    assertThat(swapped).isNotEqualTo(opening);
    assertThat(new MoveNotation(opening.game()).writeList(swapped.moves())).isEqualTo("e5 swap");
  }

  @Test
  void theOfferIsOnlyForTheFirstTurnOfTheSecondPlayer() {
    assertThat(read("yavalath", "").swapOffered()).isFalse();
    assertThat(read("yavalath", "e5 d4").swapOffered()).isFalse();
    assertThat(read("yavalath:no-swap", "e5").swapOffered()).isFalse();
  }

  @Test
  void ringsBindTheFirstTurns() {
    Position position = read("tictactrains:modern", "a1");
    assertThat(position.toMove()).contains(Player.O);
    assertThat(position.legalCells()).isEqualTo(position.game().board().ringCells(1));
    Position second = position.play(position.legalMoves().get(0));
    assertThat(second.toMove()).contains(Player.O);
    long border = second.game().board().ringCells(3) & ~second.occupied();
    assertThat(second.legalCells()).isEqualTo(border);
    Position third = second.play(second.legalMoves().get(0));
    assertThat(third.toMove()).contains(Player.X);
    assertThat(third.legalMoves()).hasSize(46);
  }

  @Test
  void aFullRingLetsTheStoneGoAnywhere() {
    Game game =
        Samples.gameOf(
            "name = \"R\"\nboard = { shape = \"square\", width = 4, height = 4 }\n"
                + "turns = \"X1, O1, ...\"\nscore.longest = \"path\"");
    Position position = PositionReader.read(game, "b2 b3 c2 c3");
    assertThat(position.legalMoves()).hasSize(12);
  }

  @Test
  void stonesFall() {
    Position position = read("connect4", "4");
    assertThat(position.mark(position.game().board().cell(5, 3))).isEqualTo('X');
    assertThat(read("connect4", "444444").legalMoves()).hasSize(6);
  }

  @Test
  void equalPositionsMayHaveDifferentPasts() {
    assertThat(read("connect4", "1234")).isEqualTo(read("connect4", "3214"));
    assertThat(read("connect4", "1234")).hasSameHashCodeAs(read("connect4", "3214"));
    assertThat(read("connect4", "1234")).isNotEqualTo(read("connect4", "1243"));
  }
}
