package games.oxo.match.play;

import games.oxo.game.Position;
import games.oxo.match.record.GameRecord;

/**
 * A listener for the progress of a match. It is called by the threads that play, one call at a
 * time.
 */
public interface MatchListener {
  /** A game begins. */
  default void began(ScheduledGame scheduled) {}

  /**
   * A move has been made.
   *
   * @param label who made it
   * @param after the position that it led to
   */
  default void moved(String label, Position after, Reply reply, long micros) {}

  /**
   * A game is over.
   *
   * @param end where it ended
   * @return whether the match continues
   */
  boolean ended(GameRecord game, Position end);
}
