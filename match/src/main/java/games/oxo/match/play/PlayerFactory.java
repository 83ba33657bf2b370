package games.oxo.match.play;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Makes the players of one participant of a match.
 *
 * @param label the name in tables and logs
 * @param maker makes one that plays, until what it is given says that the match is to end at once;
 *     several may play at the same time
 * @param outside whether they ask a program outside, which may fail to start
 */
public record PlayerFactory(
    String label, Function<BooleanSupplier, MatchPlayer> maker, boolean outside) {
  /** An engine of ours, which needs nothing outside. */
  public PlayerFactory(String label, Function<BooleanSupplier, MatchPlayer> maker) {
    this(label, maker, false);
  }

  /**
   * Starts a program once, so that a match with one that never starts ends before it begins.
   *
   * @param interrupted whether not to wait any longer
   * @throws InputException when it cannot be started, or does not answer
   */
  public void checkStart(BooleanSupplier interrupted) {
    if (!outside) {
      return;
    }
    try (MatchPlayer player = maker.apply(interrupted)) {
      player.begin(0);
    } catch (Forfeit e) {
      if (!interrupted.getAsBoolean()) {
        throw new InputException(Text.format("%s does not start: %s", label, e.detail()));
      }
    }
  }
}
