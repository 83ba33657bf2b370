package games.oxo.session.puzzle;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.engines.Engines;

/**
 * Which puzzles are wanted.
 *
 * @param fromGrade the lowest grade
 * @param toGrade the highest grade
 * @param leastPlies the win takes at least this many moves of both players
 */
public record PuzzleWish(int fromGrade, int toGrade, int leastPlies) {
  /** The shortest win that makes a puzzle: a move, an answer, and the end. */
  public static final int SHORTEST = 3;

  /** All puzzles. */
  public static final PuzzleWish ANY = new PuzzleWish(1, Engines.LEVELS, SHORTEST);

  public PuzzleWish {
    if (fromGrade < 1 || toGrade > Engines.LEVELS || fromGrade > toGrade) {
      throw new InputException(
          Text.format("the grades of puzzles are from 1 to %d, the lower one first", Engines.LEVELS));
    }
    leastPlies = Math.max(leastPlies, SHORTEST);
  }

  /** Whether a puzzle with this grade is wanted. */
  boolean hasGrade(int grade) {
    return grade >= fromGrade && grade <= toGrade;
  }
}
