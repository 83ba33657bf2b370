package games.oxo.match.play;

import java.util.Iterator;

/**
 * Those who play the games of a match: threads of this process, or other machines. A game depends
 * on its number only, so it does not matter who plays it.
 */
public interface MatchGames {
  /**
   * Plays games until all are over, the listener wants no more, or the match is interrupted.
   *
   * @param games asked for when somebody is free to play the next
   * @param listener hears at least how each game ended, one call at a time
   */
  void play(Iterator<ScheduledGame> games, MatchListener listener);
}
