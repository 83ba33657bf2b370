package games.oxo.book.browse;

import games.oxo.book.BookPosition;
import games.oxo.game.Position;
import games.oxo.search.MoveValue;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * What a book says about one position, as the position lies on the board. A book ignores the swap;
 * the values here regard it, so that a first stone that wins without it loses.
 *
 * @param position in the game without a swap
 * @param entry what is stored, without regard to a swap; its moves lie as in its key
 * @param value the value to the player to move: proven, by the best move, or what an engine said
 * @param engineValue what an engine said of it; empty where a swap is still to come
 * @param swap whether the player to move should swap; empty when none is offered, or the value is
 *     not known
 * @param unbooked the best move that the book does not have, as an engine valued it
 * @param lines the moves of the book: its own choice first, then by value, then by their games
 */
public record BookPage(
    Position position,
    BookPosition entry,
    Optional<Value> value,
    Optional<Value> engineValue,
    Optional<Boolean> swap,
    Optional<MoveValue> unbooked,
    List<BookLine> lines) {
  public BookPage {
    lines = List.copyOf(lines);
  }
}
