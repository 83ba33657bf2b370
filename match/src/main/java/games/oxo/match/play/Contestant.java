package games.oxo.match.play;

import games.oxo.game.Position;

/**
 * Somebody who plays games of a match: an engine of ours, or a program outside. A contestant serves
 * one game at a time and one thread.
 */
public interface Contestant extends AutoCloseable {
  /**
   * A new game begins; nothing learned in an earlier one counts.
   *
   * @param seed for the contestant's chances, so that the same game can be played again
   * @throws Forfeit when the contestant cannot begin
   */
  void begin(long seed) throws Forfeit;

  /**
   * Asks for a move. It is the caller who judges whether the move is legal and came in time.
   *
   * @param position one that is not over, with the contestant to move
   * @throws Forfeit when no move comes
   */
  Reply move(Position position, Budget budget) throws Forfeit;

  /** The match is over: ends what runs. */
  @Override
  void close();
}
