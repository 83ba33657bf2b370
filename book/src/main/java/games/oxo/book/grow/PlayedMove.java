package games.oxo.book.grow;

import games.oxo.book.BookPosition;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.value.Proven;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A move of a game of self-play.
 *
 * @param position where it was made, as it lies in its key
 * @param known what the book said of that position
 * @param cell the move, as the position lies in its key
 * @param found proven moves that the engine told, with their value to the mover
 * @param value the proven value of the position that the engine told, or null
 */
record PlayedMove(
    Position position,
    BookPosition known,
    int cell,
    Map<Integer, Proven> found,
    @Nullable Proven value) {
  Player mover() {
    return position.toMove().orElseThrow();
  }
}
