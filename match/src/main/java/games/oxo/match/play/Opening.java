package games.oxo.match.play;

import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;

/**
 * The position where a game of a match begins.
 *
 * @param position one that is not over
 */
public record Opening(Position position) {
  /** How many of its moves are known. */
  public int moves() {
    return position.moves().size();
  }

  /** The moves, after the rows of the board that they start from unless it is the empty one. */
  public String text() {
    Position origin = position.origin();
    String moves = new MoveNotation(position.game()).writeList(position.moves());
    return origin.ply() == 0 ? moves : (PositionWriter.rows(origin) + " " + moves).strip();
  }
}
