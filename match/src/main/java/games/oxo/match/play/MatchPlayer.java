package games.oxo.match.play;

import games.oxo.game.Position;

/**
 * A player in a match: one of our engines, or an external program. An instance serves one game at a
 * time and one thread.
 */
public interface MatchPlayer extends AutoCloseable {
  /**
   * A new game begins; nothing learned in an earlier one counts.
   *
   * @param seed for the player's random numbers, so that the same game can be played again
   * @throws Forfeit when the player cannot begin
   */
  void begin(long seed) throws Forfeit;

  /**
   * Asks for a move. It is the caller who judges whether the move is legal and came in time.
   *
   * @param position one that is not over, with the player to move
   * @throws Forfeit when no move comes
   */
  Reply move(Position position, MoveBudget budget) throws Forfeit;

  /** The match is over: ends what runs. */
  @Override
  void close();
}
