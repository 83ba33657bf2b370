package games.oxo.game.rules;

import games.oxo.game.board.Player;
import org.jspecify.annotations.Nullable;

/**
 * The state of a game: open, or ended with a reason.
 *
 * @param winner null while the game goes on and for a draw
 * @param pointsX X's points in a score game, else 0
 * @param pointsO O's points in a score game, else 0
 */
public record Outcome(Reason reason, @Nullable Player winner, int pointsX, int pointsO) {
  /** Why a game is over, or that it is not. */
  public enum Reason {
    /** The game goes on. */
    OPEN,
    /** The winner made a winning line. */
    WINNING_LINE,
    /** The loser made a losing line. */
    LOSING_LINE,
    /** The board is full and no line has decided the game: a draw. */
    FULL_BOARD,
    /** The board is full and the points have been compared. */
    POINTS
  }

  /** The game goes on. */
  public static final Outcome OPEN = new Outcome(Reason.OPEN, null, 0, 0);

  /** A full board on which no line has decided the game. */
  static final Outcome DRAW = new Outcome(Reason.FULL_BOARD, null, 0, 0);

  /** Whether the game has ended. */
  public boolean isOver() {
    return reason != Reason.OPEN;
  }

  /** Whether it ended without a winner. */
  public boolean isDraw() {
    return isOver() && winner == null;
  }

  /** One player's points minus the other's. */
  public int margin(Player player) {
    return player == Player.X ? pointsX - pointsO : pointsO - pointsX;
  }

  /** What became of a game for a player: 1 for a win, -1 for a loss, 0 for a draw. */
  public int sign(Player player) {
    return winner == null ? 0 : winner == player ? 1 : -1;
  }

  /**
   * The result of a game for a player as one number, of which {@link Rules#value} makes an exact
   * value: the margin where points were compared, otherwise the {@link #sign}.
   */
  public int result(Player player) {
    return reason == Reason.POINTS ? margin(player) : sign(player);
  }
}
