package games.oxo.app.solve;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;

/**
 * A game of Connect Four as Pons' solver reads it: a digit for each move and nothing else, no blank
 * and no note, and no move that ends the game with a line. An empty text is the empty board.
 */
final class ColumnDigits {
  private ColumnDigits() {}

  /**
   * Makes sure that a text is such a game.
   *
   * @throws InputException when it is not, with the words of that solver, and the reason
   */
  static void check(Game game, String text) {
    Position position = game.start();
    for (int i = 0; i < text.length(); i++) {
      try {
        position = play(position, text.substring(i, i + 1));
      } catch (InputException e) {
        throw new InputException(
            Text.format("Invalid move %d \"%s\": %s", i + 1, text, e.getMessage()));
      }
    }
  }

  private static Position play(Position before, String move) {
    int columns = before.game().board().columns();
    if (move.charAt(0) < '1' || move.charAt(0) > '0' + columns) {
      throw new InputException(
          Text.format("there is no column '%s'; a move is a digit from 1 to %d", move, columns));
    }
    MoveNotation notation = new MoveNotation(before.game());
    Position after = before.play(notation.read(before, move));
    if (after.outcome().winner() != null) {
      throw new InputException(
          Text.format("%s wins with it, and the game is over", after.outcome().winner()));
    }
    return after;
  }
}
