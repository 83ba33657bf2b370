package games.oxo.match.play;

import games.oxo.search.Limits;

/**
 * Limits and clock for one move of a player.
 *
 * @param limits for this move; {@link Limits#NONE} leaves it to the player
 * @param clock the time for the whole game, {@link Clock#NONE} without such
 * @param answerMillis how long the caller waits for the answer; after that the game is lost
 */
public record MoveBudget(Limits limits, Clock clock, long answerMillis) {
  /**
   * What is left for the rest of the game.
   *
   * @param ownMillis for the player asked, at least 1
   * @param otherMillis for its opponent
   * @param incrementMillis what each gets for every move
   */
  public record Clock(long ownMillis, long otherMillis, long incrementMillis) {
    /** No time is counted over the whole game. */
    public static final Clock NONE = new Clock(0, 0, 0);

    /** Whether time is counted over the whole game. */
    public boolean isRunning() {
      return ownMillis > 0;
    }
  }
}
