package games.oxo.book.distill;

import games.oxo.book.BookPosition;
import games.oxo.book.BookValue;

/** What a position of a book is worth to the player to move. */
final class PositionValue {
  private PositionValue() {}

  /**
   * Its chance: proven, or by negamax, or what an engine said, or by the games; {@link
   * BookPosition#UNKNOWN} when nothing is known.
   */
  static double of(BookPosition position) {
    if (position.proven() != null) {
      return BookValue.chance(position.proven());
    }
    if (!Double.isNaN(position.negamax())) {
      return position.negamax();
    }
    if (!Double.isNaN(position.value())) {
      return position.value();
    }
    return position.moves().stream()
        .filter(each -> each.games() > 0)
        .mapToDouble(each -> each.rate())
        .max()
        .orElse(BookPosition.UNKNOWN);
  }
}
