package games.oxo.session;

import games.oxo.game.board.Player;
import org.jspecify.annotations.Nullable;

/**
 * The end of a game in progress: why, and who won.
 *
 * @param winner the colour that won, null for a draw
 */
public record GameEnd(Reason reason, @Nullable Player winner) {
  /** What ended it. */
  public enum Reason {
    /** The rules: a line, a full board, points. */
    RULES,
    /** A player gave up. */
    RESIGNATION
  }
}
