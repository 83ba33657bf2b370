package games.oxo.match.play;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueText;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a player.
 *
 * @param value what the position is worth to the player, null if it does not say
 * @param nodes positions visited or games played out, 0 when it does not say
 */
public record Reply(Move move, @Nullable Value value, long nodes) {
  /** The value as a log has it; empty when there is none. */
  public String valueText() {
    return value == null ? "" : ValueText.write(value);
  }
}
