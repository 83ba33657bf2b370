package games.oxo.book.check;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.value.Proven;
import org.jspecify.annotations.Nullable;

/**
 * A value that a book calls proven.
 *
 * @param position one that is not over
 * @param move the legal move that has the value; null for the position itself
 * @param said the value to the player to move
 */
public record ProvenRow(Position position, @Nullable Move move, Proven said) {}
