package games.oxo.book.distill;

import games.oxo.search.value.Chance;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A move with its worth to the player who makes it.
 *
 * @param cell where the stone goes, as the position lies in its key
 * @param chance its worth as a chance
 * @param proven its proven worth, or null
 * @param games in how many games it was played
 */
public record Choice(int cell, double chance, @Nullable Proven proven, long games) {
  /** The worth as a typed value. */
  public Value value() {
    return proven != null ? proven : new Chance(chance);
  }
}
