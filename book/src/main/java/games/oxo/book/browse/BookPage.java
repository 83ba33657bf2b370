package games.oxo.book.browse;

import games.oxo.book.BookPosition;
import games.oxo.game.Position;
import games.oxo.search.MoveValue;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * What a book says about one position, as the position lies on the board.
 *
 * @param position in the game without a swap
 * @param entry what is stored; its moves lie as in its key
 * @param unbooked the best move that the book does not have, as an engine valued it
 * @param lines the moves of the book: its own choice first, then by value, then by their games
 */
public record BookPage(
    Position position, BookPosition entry, Optional<MoveValue> unbooked, List<BookLine> lines) {
  public BookPage {
    lines = List.copyOf(lines);
  }

  /** The worth to the player to move: proven, by the best move, or what an engine said. */
  public Optional<Value> value() {
    if (entry.proven() != null) {
      return Optional.of(entry.proven());
    }
    double chance = Double.isNaN(entry.negamax()) ? entry.value() : entry.negamax();
    return chance(chance);
  }

  /** Whether a swap would be right here if one were offered; empty when the value is not known. */
  public Optional<Boolean> swap() {
    return value().map(value -> value.rank() < 0);
  }

  /** What an engine said of it. */
  public Optional<Value> engineValue() {
    return chance(entry.value());
  }

  private static Optional<Value> chance(double chance) {
    return Double.isNaN(chance) ? Optional.empty() : Optional.of(new Chance(chance));
  }
}
