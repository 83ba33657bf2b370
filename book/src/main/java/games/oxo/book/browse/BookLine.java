package games.oxo.book.browse;

import games.oxo.book.BookMove;
import games.oxo.game.Move;
import games.oxo.search.value.Value;

/**
 * A move of a position in a book.
 *
 * @param move where the position lies as it was asked for
 * @param cells the cells of the move and of all that are like it by symmetry
 * @param value its value to the player who makes it: proven, or what the book expects
 * @param byGames whether the value is the mean result of its games, for want of a better one
 * @param results its games, for that player
 * @param continued whether the book has the position after it
 * @param chosen whether it is the move that the book plays
 */
public record BookLine(
    Move move,
    long cells,
    Value value,
    boolean byGames,
    BookMove results,
    boolean continued,
    boolean chosen) {
  /** The same line with another value, as the move that the book plays or not. */
  BookLine withValue(Value other, boolean isChosen) {
    return new BookLine(move, cells, other, byGames, results, continued, isChosen);
  }
}
