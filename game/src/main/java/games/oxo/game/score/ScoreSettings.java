package games.oxo.game.score;

import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import java.util.List;

/**
 * Reader of the table {@code score} of a definition. Keys are paths in that table; if a key has a
 * value of the wrong type, an {@link InputException} names the line.
 */
public interface ScoreSettings {
  /** The board of the game. */
  Board board();

  /** Whether there is such a key. */
  boolean has(String key);

  /** The paths of a list's elements, of a lone table itself, or none when the key is not given. */
  List<String> each(String key);

  /** A word out of some. */
  String word(String key, List<String> allowed);

  /** The length of a line that fits on the board. */
  int length(String key);

  /** A number of points, at most {@link ScorePart#MAX_POINTS}, or as many below 0. */
  int points(String key);

  /** A set of cells: {@code "border"}, {@code "ring 2"}, or a list of names. */
  long cells(String key);
}
