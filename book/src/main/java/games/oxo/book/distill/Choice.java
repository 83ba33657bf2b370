package games.oxo.book.distill;

import games.oxo.search.value.Chance;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A move with its value to the player who makes it.
 *
 * @param cell where the stone goes, as the position lies in its key
 * @param chance its value as a chance
 * @param proven its proven value, or null
 * @param games in how many games it was played
 */
public record Choice(int cell, double chance, @Nullable Proven proven, long games) {
  /** What is proven, else the chance. */
  public Value value() {
    return proven != null ? proven : new Chance(chance);
  }
}
