package games.oxo.session.puzzle;

import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.engines.Engines;

/**
 * Which puzzles are wanted.
 *
 * @param fromGrade the lowest grade
 * @param toGrade the highest grade
 * @param fromPlies the win takes at least this many moves of both players
 * @param toPlies the win takes at most this many
 * @param traits the kind, and the rating that puzzles are to be near to, or 0
 */
public record PuzzleWish(int fromGrade, int toGrade, int fromPlies, int toPlies, Traits traits) {
  /** Puzzles are near to a rating that differs by no more. */
  private static final int NEAR = 150;

  /** Which traits are wanted. */
  public record Traits(PuzzleKind kind, int rating) {
    static final Traits ANY = new Traits(PuzzleKind.WIN, 0);
  }

  /** The shortest win that makes a puzzle: a move, an answer, and the end. */
  public static final int SHORTEST = 3;

  /** The longest win that somebody can be expected to see, if nothing else is asked for. */
  private static final int LONGEST = 15;

  /** Puzzles of all grades. */
  public static final PuzzleWish ANY = of(0, 0, 0, 0);

  /**
   * @throws InputException when there are no such puzzles
   */
  public PuzzleWish {
    if (fromGrade < 1 || toGrade > Engines.LEVELS || fromGrade > toGrade) {
      throw new InputException(
          Text.format(
              "the grades of puzzles are from 1 to %d, the lower one first", Engines.LEVELS));
    }
    if (fromPlies < SHORTEST || fromPlies > toPlies) {
      throw new InputException(
          Text.format(
              "a puzzle's win takes at least %d moves, and the longest cannot be shorter than the shortest",
              SHORTEST));
    }
  }

  PuzzleWish(int fromGrade, int toGrade, int fromPlies, int toPlies) {
    this(fromGrade, toGrade, fromPlies, toPlies, Traits.ANY);
  }

  /** The same with a kind, and a rating to be near to; 0 for any. */
  public PuzzleWish with(PuzzleKind kind, int rating) {
    return new PuzzleWish(fromGrade, toGrade, fromPlies, toPlies, new Traits(kind, rating));
  }

  /** The kind that is wanted. */
  public PuzzleKind kind() {
    return traits.kind();
  }

  /** A wish in which 0 stands for what is usual; whoever wants long wins sets no end to them. */
  public static PuzzleWish of(int fromGrade, int toGrade, int fromPlies, int toPlies) {
    int longest = fromPlies > SHORTEST ? Board.MAX_CELLS : LONGEST;
    return new PuzzleWish(
        fromGrade == 0 ? 1 : fromGrade,
        toGrade == 0 ? Engines.LEVELS : toGrade,
        fromPlies == 0 ? SHORTEST : fromPlies,
        toPlies == 0 ? longest : toPlies);
  }

  /** Whether a puzzle with this grade is wanted. */
  boolean hasGrade(int grade) {
    return grade >= fromGrade && grade <= toGrade;
  }

  /** Whether a puzzle with this rating is wanted. */
  boolean hasRating(int rating) {
    return traits.rating() == 0 || Math.abs(rating - traits.rating()) <= NEAR;
  }

  /** Whether a puzzle whose win takes this many moves is wanted. */
  boolean hasPlies(int plies) {
    return kind() != PuzzleKind.WIN || (plies >= fromPlies && plies <= toPlies);
  }
}
