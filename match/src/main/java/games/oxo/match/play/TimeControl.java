package games.oxo.match.play;

import games.oxo.search.Limits;
import java.io.Serializable;

/**
 * The time control of a match: limits for a move, or a clock for a game.
 *
 * @param perMove limits for each move; {@link Limits#NONE} leaves it to the players
 * @param firstMillis time for the first move of each player, 0 if it is that of every move
 * @param gameMillis time for a whole game, 0 when only moves are limited
 * @param incrementMillis what each gets for every move of its own
 * @param marginMillis how late an answer may come, over the whole game if the time is for the game
 * @param answerMillis how long an answer may take where no time is set
 */
public record TimeControl(
    Limits perMove,
    long firstMillis,
    long gameMillis,
    long incrementMillis,
    long marginMillis,
    long answerMillis)
    implements Serializable {
  /** The margin where nobody asks for another: a busy machine may answer that much too late. */
  public static final long USUAL_MARGIN_MILLIS = 1000;

  /** One with the same time for all moves. */
  public TimeControl(
      Limits perMove, long gameMillis, long incrementMillis, long marginMillis, long answerMillis) {
    this(perMove, 0, gameMillis, incrementMillis, marginMillis, answerMillis);
  }

  /**
   * The budget for a move of a player with this much time left on the clock.
   *
   * @param first whether it is the player's first move in the game
   */
  MoveBudget budget(boolean first, long ownMillis, long otherMillis) {
    if (gameMillis > 0) {
      // The margin is granted once: who has overdrawn the clock has less of it left.
      return new MoveBudget(
          perMove,
          new MoveBudget.Clock(Math.max(1, ownMillis), Math.max(1, otherMillis), incrementMillis),
          Math.max(0, ownMillis + marginMillis));
    }
    Limits limits = first && firstMillis > 0 ? perMove.withMillis(firstMillis) : perMove;
    long most = limits.millis() > 0 ? limits.millis() + marginMillis : answerMillis;
    return new MoveBudget(limits, MoveBudget.Clock.NONE, most);
  }
}
