package games.oxo.book.grow;

import games.oxo.search.value.Proven;
import java.io.Serializable;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The move that an engine chose, and what it proved. Moves are the first of their classes.
 *
 * @param value the proven value of the position to the player to move, or null
 * @param proven moves whose value is proven, with that value
 */
public record MoveThought(int cell, @Nullable Proven value, Map<Integer, Proven> proven)
    implements Serializable {
  public MoveThought {
    proven = Map.copyOf(proven);
  }
}
