package games.oxo.book.grow;

import games.oxo.book.BookPosition;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Proven;
import org.jspecify.annotations.Nullable;

/**
 * What an expansion found: a move becomes part of the book, with the position after it, and another
 * one is the best that is not.
 *
 * @param value the value of the position itself when it had none, else null
 * @param cell the move that comes to the book; {@link BookPosition#NO_CELL} for none
 * @param childKey the position after it, or null when the game is over there
 * @param child what the engine says of that, or null when the book knew it or the game is over
 * @param ended the value of the move when it ends the game, else null
 * @param next the best move that is not in the book then; null when there is none or when it does
 *     not matter any more
 */
record Expansion(
    @Nullable Thought value,
    int cell,
    @Nullable CanonicalPosition childKey,
    @Nullable Thought child,
    @Nullable Proven ended,
    @Nullable Thought next) {
  /** The first thought about a position. */
  static Expansion ofValue(Thought value, @Nullable Thought next) {
    return new Expansion(value, BookPosition.NO_CELL, null, null, null, next);
  }
}
