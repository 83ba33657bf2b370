package games.oxo.game.check;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.Triangle;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.board.Shapes;
import games.oxo.game.text.PositionWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainBoardTest {
  /** Plays a random game on both, then takes it all back. */
  private static void compare(Game game, Dice dice) {
    PlainBoard board = new PlainBoard(game.definition());
    Position position = game.start();
    while (!position.outcome().isOver()) {
      assertThat(board.isOver()).isFalse();
      assertThat(board.toMove()).isEqualTo(position.toMove().orElseThrow());
      assertThat(board.legalCells()).isEqualTo(position.legalCells());
      assertThat(board.rows()).isEqualTo(PositionWriter.rows(position));
      List<Move> moves = position.legalMoves().stream().filter(move -> !move.isSwap()).toList();
      Move move = moves.get(dice.below(moves.size()));
      board.play(move.cell());
      position = position.play(move);
    }
    assertThat(board.isOver()).isTrue();
    assertThat(board.winner()).isEqualTo(position.outcome().winner());
    for (Position at = position; at.previous().isPresent(); at = at.previous().get()) {
      board.takeBack(at.lastMove().orElseThrow().cell());
    }
    assertThat(board.stones(Player.X) | board.stones(Player.O)).isZero();
  }

  @Test
  void agreesWithTheRules() {
    Dice dice = new Dice(11);
    Samples.allBuiltIn()
        .filter(game -> game.rules().endsEarly())
        .forEach(
            game -> {
              for (int i = 0; i < 100; i++) {
                compare(game, dice);
              }
            });
    for (int i = 0; i < 1000; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (game.rules().endsEarly()) {
        compare(game, dice);
      }
    }
  }

  @Test
  void agreesWithTheRulesOnAShapeOfTheTests() {
    Dice dice = new Dice(13);
    for (int side = 3; side <= 10; side++) {
      Game game = Triangle.game(side, "line = { win = 3, lose = 2 }\nturns = 'XA, (OA, X1), ...'");
      for (int i = 0; i < 20; i++) {
        compare(game, dice);
      }
      assertThat(game.board().symmetries()).hasSize(6);
      assertThat(game.board().symmetries()).allMatch(new PlainBoard(game.definition())::isSymmetry);
    }
  }

  private static PlainBoard board(String board) {
    return new PlainBoard(
        Samples.define("name = 'Three'\nboard = { " + board + " }\nline = { win = 3 }\n"));
  }

  @Test
  void knowsWhatKeepsTheRules() {
    Dice dice = new Dice(12);
    for (int i = 0; i < 300; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (game.rules().endsEarly()) {
        PlainBoard board = new PlainBoard(game.definition());
        assertThat(game.board().symmetries()).allMatch(board::isSymmetry);
      }
    }
  }

  /** The turns of a square of sixteen cells, on boards of as many cells. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shape = 'square', width = 4, height = 4 | 8",
        "shape = 'square', width = 4, height = 4, gravity = true | 2",
        "shape = 'square', width = 8, height = 2 | 2",
        "shape = 'square', width = 16, height = 1 | 2"
      })
  void knowsWhatDoesNot(String description, int keep) {
    PlainBoard board = board(description);
    Board square = Board.of(Shapes.BUILT_IN.ofKey("square"), List.of(4, 4), false);
    assertThat(square.symmetries()).hasSize(8);
    assertThat(square.symmetries().stream().filter(board::isSymmetry)).hasSize(keep);
  }
}
