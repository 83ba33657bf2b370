package games.oxo.match.play;

import games.oxo.search.Limits;

/**
 * How long the contestants of a match may think.
 *
 * @param perMove limits for each move; {@link Limits#NONE} leaves it to the contestants
 * @param gameMillis time for a whole game, 0 when only moves are limited
 * @param incrementMillis what each gets for every move of its own
 * @param marginMillis how much later than its time an answer may come, over the whole game where
 *     time is for that
 * @param patienceMillis how long an answer may take where no time is set
 */
public record TimeControl(
    Limits perMove, long gameMillis, long incrementMillis, long marginMillis, long patienceMillis) {
  /** The budget of a move of somebody with so much left on the clock. */
  Budget budget(long ownMillis, long otherMillis) {
    if (gameMillis > 0) {
      // The margin is granted once: who has overdrawn the clock has less of it left.
      return new Budget(
          perMove,
          new Budget.Clock(Math.max(1, ownMillis), Math.max(1, otherMillis), incrementMillis),
          Math.max(0, ownMillis + marginMillis));
    }
    long patience = perMove.millis() > 0 ? perMove.millis() + marginMillis : patienceMillis;
    return new Budget(perMove, Budget.Clock.NONE, patience);
  }
}
