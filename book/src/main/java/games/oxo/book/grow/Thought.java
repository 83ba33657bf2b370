package games.oxo.book.grow;

import games.oxo.book.BookPosition;
import games.oxo.book.BookValue;
import games.oxo.search.value.Proven;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What an engine, and perhaps the solver, found out about a position.
 *
 * @param chance of the player to move
 * @param effort the nodes, or else simulations
 * @param cell the best move; {@link BookPosition#NO_CELL} when only the value is known
 * @param proven the proven value to the player to move, or null
 */
public record Thought(double chance, long effort, int cell, @Nullable Proven proven)
    implements Serializable {
  /** Estimates stay this far from what is certain. */
  private static final double DOUBT = 0.002;

  public Thought {
    chance =
        proven != null ? BookValue.chance(proven) : Math.max(DOUBT, Math.min(1 - DOUBT, chance));
  }
}
